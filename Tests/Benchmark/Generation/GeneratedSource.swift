import Foundation

/// The text of one Swift file of the generated app: a view or a model with what such files hold.
struct GeneratedSource {
  private(set) var text = ""
  private var numbers: SeededNumbers
  private let phrases: [Phrase]
  private var nextPhrase: Int

  /// - Parameters:
  ///   - number: Makes the file different from the others.
  ///   - phrases: Used in turn, from a place that depends on the number; there is at least one.
  ///   - size: How many bytes to make, about.
  init(number: Int, phrases: [Phrase], size: Int) {
    numbers = SeededNumbers(seed: UInt64(number) &+ 1_000_003)
    self.phrases = phrases
    nextPhrase = numbers.below(phrases.count)
    let isView = numbers.below(5) < 2
    writeHead(number: number, isView: isView)
    if isView { writeView(number: number, size: size) } else { writeModel(number, size: size) }
  }

  private mutating func phrase() -> Phrase {
    defer { nextPhrase += 1 }
    return phrases[nextPhrase % phrases.count]
  }

  private mutating func noun() -> String { numbers.pick(Vocabulary.nouns) }
  private mutating func verb() -> String { numbers.pick(Vocabulary.verbs).lowercased() }
  private mutating func adjective() -> String { numbers.pick(Vocabulary.adjectives) }

  private mutating func typeName() -> String { adjective().capitalized + noun().capitalized }

  private mutating func writeHead(number: Int, isView: Bool) {
    text += """
      //
      //  File\(number).swift
      //  Part of the \(noun()) feature. All rights reserved.
      //

      import Foundation
      \(isView ? "import SwiftUI" : "import Observation")


      """
  }

  // MARK: Views

  private mutating func writeView(number: Int, size: Int) {
    text += """
      /// Shows the \(adjective()) \(noun())s of one \(noun()), with what can be done to them.
      struct \(typeName())\(number)View: View {
        let name: String
        let count: Int
        @State private var isPresented = false
        @State private var query = ""
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
          VStack(alignment: .leading, spacing: \(numbers.below(24))) {

      """
    for _ in 0...numbers.below(3) { writeRow() }
    let title = phrase()
    text += """
          }
          .navigationTitle(Text("\(title.literal)", comment: "\(title.comment)"))
          .toolbar { ToolbarItem(placement: .primaryAction) { saveButton } }
          .task { await load() }
        }

        private func load() async {}

      """
    var part = 0
    while text.utf8.count < size {
      part += 1
      writeViewMember(part)
    }
    text += "}\n"
    if numbers.oneIn(3) { text += "\n#Preview(\"Default\") {\n  EmptyView()\n}\n" }
  }

  private mutating func writeRow() {
    let phrase = phrase()
    switch numbers.below(6) {
    case 0:
      text += """
              Text("\(phrase.literal)", comment: "\(phrase.comment)")
                .font(.headline)
                .foregroundStyle(isPresented ? .primary : .secondary)

        """
    case 1:
      text += """
              Button(String(localized: "\(phrase.literal)", comment: "\(phrase.comment)")) {
                isPresented.toggle()
                if count > \(numbers.below(90)) { query = name.trimmingCharacters(in: .whitespaces) }
              }

        """
    case 2:
      text += """
              Toggle(
                String(
                  localized: "\(phrase.literal)", comment: "\(phrase.comment)"),
                isOn: $isPresented)

        """
    case 3:
      text += """
              Label {
                Text("\(phrase.literal)", comment: "\(phrase.comment)")
              } icon: {
                Image(systemName: "\(numbers.pick(Vocabulary.symbols))").imageScale(.small)
              }

        """
    default:
      text += """
              HStack(spacing: \(numbers.below(20))) {
                ForEach(0..<count, id: \\.self) { index in
                  RoundedRectangle(cornerRadius: CGFloat(index * \(numbers.below(9))) / 2)
                    .fill(index % 2 == 0 ? Color.accentColor : .clear)
                    .frame(width: \(numbers.below(400)), height: 44)
                    .accessibilityIdentifier("\(noun())-\\(index)")
                }
              }
              .padding(.horizontal, \(numbers.below(32)))

        """
    }
  }

  private mutating func writeViewMember(_ part: Int) {
    switch numbers.below(4) {
    case 0:
      text += """

          @ViewBuilder private var \(noun())Section\(part): some View {
            Section {

        """
      for _ in 0...numbers.below(2) { writeRow() }
      text += """
            }
            .listRowSeparator(.hidden)
            .animation(.snappy, value: isPresented)
          }

        """
    case 1: writeGeometry(part)
    default: writeMethod(part)
    }
  }

  private mutating func writeGeometry(_ part: Int) {
    text += """

        // The ratio was measured on the smallest phone; see the note on \(noun()) layout.
        private func frame\(part)(in bounds: CGRect, at index: Int) -> CGRect {
          let width = (bounds.width - CGFloat(count - 1) * \(numbers.below(16))) / CGFloat(max(count, 1))
          let x = bounds.minX + CGFloat(index) * (width + \(numbers.below(16)))
          #if os(macOS)
            return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height * 0.\(numbers.below(99)))
          #else
            return CGRect(x: x, y: bounds.midY, width: width, height: min(bounds.height, \(numbers.below(90))))
          #endif
        }

      """
  }

  // MARK: Models

  private mutating func writeModel(_ number: Int, size: Int) {
    text += """
      /// Keeps the \(adjective()) \(noun())s, loads them and tells who looks at them.
      ///
      /// - Note: 所有网络请求都在后台执行，界面只读取结果。
      @MainActor @Observable
      final class \(typeName())\(number)Model {
        private(set) var name = ""
        private(set) var count = 0
        private var items: [String: [Int]] = [:]
        private var lastError: (any Error)?

      """
    var part = 0
    while text.utf8.count < size {
      part += 1
      switch numbers.below(9) {
      case 0: writeTitle(part)
      case 1: writeEnumeration(part)
      case 2: writeRecord(part)
      case 3: writeFixture(part)
      default: writeMethod(part)
      }
    }
    text += "}\n"
  }

  private mutating func writeTitle(_ part: Int) {
    let phrase = phrase()
    text += """

        /// What the button says; made here so that tests can read it.
        var \(noun())Title\(part): String {
          String(localized: "\(phrase.literal)", comment: "\(phrase.comment)")
        }

      """
  }

  private mutating func writeEnumeration(_ part: Int) {
    let cases = (0...2 + numbers.below(5)).map { "\(noun())\($0)" }
    text += "\n  enum State\(part): String, CaseIterable, Sendable {\n"
    for name in cases { text += "    case \(name) = \"\(adjective())_\(name)\"\n" }
    text += "\n    var isFinal: Bool {\n      switch self {\n"
    for name in cases { text += "      case .\(name): \(numbers.oneIn(2))\n" }
    text += "      }\n    }\n  }\n"
  }

  private mutating func writeRecord(_ part: Int) {
    text += "\n  struct Record\(part): Codable, Hashable, Identifiable {\n    let id: UUID\n"
    let names = (0...2 + numbers.below(4)).map { "\(noun())\($0)" }
    for name in names { text += "    var \(name): \(numbers.oneIn(2) ? "String?" : "Int")\n" }
    text += "\n    enum CodingKeys: String, CodingKey {\n      case id\n"
    for name in names { text += "      case \(name) = \"\(adjective())_\(name)\"\n" }
    text += "    }\n  }\n"
  }

  private mutating func writeFixture(_ part: Int) {
    text += """

        /* What the server sends, as recorded; not localized. */
        static let sample\(part) = #\"""
          {
            "id": \(numbers.below(100_000)),
            "kind": "\(noun())",
            "title": "\(adjective()) \\n text with \\(no) interpolation",
            "tags": ["\(noun())", "\(noun())", "\(noun())"]
          }
          \"""#

        static let pattern\(part) = /^[a-z]+\\/(?<\(noun())>\\d{1,\(1 + numbers.below(9))})$/

      """
  }

  private mutating func writeMethod(_ part: Int) {
    let (noun, verb) = (noun(), verb())
    text += """

        /// \(verb.capitalized)s the \(adjective()) \(noun)s whose number is even.
        ///
        /// - Parameter limit: No more than this many are looked at.
        func \(verb)\(noun.capitalized)s\(part)(limit: Int = \(numbers.below(500))) throws -> [Int] {
          let start = Date.now
          guard limit > 0, !name.isEmpty else { return [] }
          var kept: [Int] = []
          for (index, value) in (0..<limit).enumerated() where value % 2 == 0 {
            if value > \(numbers.below(300)) && index < \(numbers.below(80)) || value == \(numbers.below(99)) {
              kept.append(value &* \(numbers.below(31)) ^ index)
            } else if let last = kept.last {
              kept[kept.count - 1] = last + value
            }
          }
          // 统计耗时，便于排查性能问题
          print("\(verb) \(noun): \\(kept.count) of \\(limit) in \\(Date.now.timeIntervalSince(start)) s")
          return kept.filter { $0 != \(numbers.below(50)) }.map { $0 / \(1 + numbers.below(7)) }.sorted(by: >)
        }

      """
  }
}
