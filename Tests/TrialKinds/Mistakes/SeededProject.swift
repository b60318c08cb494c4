package import LocalizationModel
import StringCatalog
import TestSupport

/// A generated project of correct texts with mistakes planted into half of them; the same project
/// for the same seed. ``SeededRun`` checks it.
package struct SeededProject: Sendable {
  /// A finding that the tool must report.
  package struct Expectation: Hashable, Sendable {
    package let file: String
    package let range: ByteRange
    package let rule: String
  }

  /// The files of one state, by name.
  package typealias Files = [String: String]

  /// The files without a mistake.
  package let correct: Files
  /// The files with the mistakes.
  package let planted: Files
  /// The files after the fixes.
  package let fixed: Files
  /// The name of the kind of mistake, by the finding that it must cause.
  package let expectations: [Expectation: String]

  package static let catalog = "Localizable.xcstrings"
  /// The configuration. The rule `format` is off, because a wrong key stays at the place of the
  /// correct key, where Xcode would not put it.
  package static let configuration =
    """
    {"languages": ["de", "ru", "zh-Hans"], "rules": {"format": "off", "comment-reused": "off", \(quietRules)}}
    """
  /// The settings of rules that are off by default and needed for some kinds.
  static let quietRules = [
    "currency-sign", "emails", "es-punctuation", "numbers", "placeholder-glued", "raw-value-shown",
    "sentence-missing", "urls",
  ].map { "\"\($0)\": \"warning\"" }.joined(separator: ", ")

  /// Plants mistakes. As many texts are correct as have a mistake.
  ///
  /// - Parameters:
  ///   - count: The number of mistakes, at most half of `Words.count`.
  ///   - kinds: The kinds, which all appear equally often.
  package init(seed: UInt64, count: Int, kinds: [MistakeKind]) {
    var random = SeededGenerator(seed: seed)
    let indices = (0..<Words.count).shuffled(using: &random).prefix(2 * count)
    let shapes: [Sample.Shape] = [.plain, .counted, .named, .both, .share, .plural, .emphasis]
    var cells: [Cell] = []
    for (number, index) in indices.enumerated() {
      if number % 2 == 0, !kinds.isEmpty {
        let kind = kinds[number / 2 % kinds.count]
        cells.append(Cell(kind: kind, sample: Sample(kind.shape, index: index)))
      } else {
        let shape = shapes.randomElement(using: &random) ?? .plain
        cells.append(Cell(kind: nil, sample: Sample(shape, index: index)))
      }
    }
    cells.shuffle(using: &random)
    let build = Build(cells) { $0.texts.planted }
    planted = build.files
    expectations = build.expectations
    correct = Build(cells) { $0.texts.correct }.files
    fixed = Build(cells) { $0.texts.fixed }.files
  }

  private struct Cell {
    let kind: MistakeKind?
    let sample: Sample
    let texts: (correct: PlantedText, planted: PlantedText, fixed: PlantedText)

    init(kind: MistakeKind?, sample: Sample) {
      self.kind = kind
      self.sample = sample
      let text = PlantedText(sample)
      texts = kind?.texts(sample) ?? (text, text, text)
    }
  }

  /// Puts the files of one state together: correct, planted or fixed.
  private struct Build {
    var files: Files = [:]
    var expectations: [Expectation: String] = [:]

    private static let cellsInFile = 50

    init(_ cells: [Cell], _ text: (Cell) -> PlantedText) {
      for (number, start) in stride(from: 0, to: cells.count, by: Self.cellsInFile).enumerated() {
        let part = cells[start..<min(start + Self.cellsInFile, cells.count)]
        add(
          "Seeded\(number).swift",
          head: "import SwiftUI\n\nstruct Seeded\(number): View {\n  let count: Int\n"
            + "  let name: String\n\n  var body: some View {\n    VStack {\n",
          part.filter { !text($0).code.isEmpty }.map { cell in
            let code = text(cell).code.replacing(PlantedText.view, with: "Seeded\(number)")
            return (cell.kind, "      \(code)\n")
          },
          tail: "    }\n  }\n}\n")
      }
      let sorted = cells.filter { !text($0).entry.isEmpty }
        .sorted { KeyOrder.compare($0.sample.key, $1.sample.key) < 0 }
      add(
        SeededProject.catalog, head: "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n",
        sorted.enumerated().map { index, cell in
          (cell.kind, text(cell).entry + (index + 1 < sorted.count ? ",\n" : "\n"))
        }, tail: "  },\n  \"version\" : \"1.0\"\n}")
    }

    private mutating func add(
      _ name: String, head: String, _ parts: [(kind: MistakeKind?, text: String)], tail: String
    ) {
      var text = head
      for part in parts {
        let marked = MarkedText(part.text)
        let offset = text.utf8.count
        for range in marked.ranges {
          guard let kind = part.kind else { continue }
          let place = ByteRange(start: range.start + offset, end: range.end + offset)
          expectations[Expectation(file: name, range: place, rule: kind.rule)] = kind.name
        }
        text += marked.text
      }
      files[name] = text + tail
    }
  }
}
