import Foundation
import MarkupReader

/// A unit of a translators' file, read by a second, simpler reader, with which ``DamageTrial``
/// judges an import.
struct ReturnedUnit {
  var original: String?
  var language: String?
  var id: String?
  var source: String?
  /// The text of the target; `nil` if there is none.
  var target: String?
  /// The phrases of a set by their numbers; empty for a plain text.
  var phrases: [(number: Int, text: String)] = []
  var state: String?
  var qualifier: String?
  var targetCount = 0
  var sourceCount = 0

  private static let unfinished: Set = [
    "new", "needs-review-l10n", "needs-review-translation", "needs-review-adaptation",
    "needs-translation", "needs-l10n", "needs-adaptation",
  ]

  var isFinished: Bool { target != nil && !Self.unfinished.contains(state ?? "") }

  /// Returns all units of a document in the order of their start tags, wherever they are; `nil` if
  /// it is not XML.
  static func all(in bytes: Data) -> [ReturnedUnit]? {
    let reader = Reader()
    do throws(MarkupError) {
      try MarkupReader().read(ContiguousArray(bytes).span, into: reader)
      return reader.units
    } catch {
      return nil
    }
  }

  private final class Reader: MarkupReceiver {
    var units: [ReturnedUnit] = []
    private var names: [String] = []
    private var files: [(original: String?, language: String?)] = []
    /// The indices of units whose end tags have not come yet.
    private var open: [Int] = []
    private var phrase: Int?

    func start(_ element: MarkupElement) -> Bool {
      begin(element.name, element.attributes)
      names.append(element.name)
      return true
    }

    private func begin(_ name: String, _ attributes: MarkupAttributes) {
      if name == "file" { files.append((attributes["original"], attributes["target-language"])) }
      if name == "trans-unit" {
        var unit = ReturnedUnit()
        (unit.original, unit.language) = files.last ?? (nil, nil)
        unit.id = attributes["id"]
        open.append(units.count)
        units.append(unit)
        return
      }
      guard let unit = open.last, let parent = names.last else { return }
      if parent == "trans-unit", name == "target" {
        units[unit].targetCount += 1
        if units[unit].targetCount > 1 { return }
        units[unit].target = ""
        (units[unit].state, units[unit].qualifier) = (
          attributes["state"], attributes["state-qualifier"]
        )
      } else if parent == "trans-unit", name == "source" {
        units[unit].sourceCount += 1
        if units[unit].sourceCount == 1 { units[unit].source = "" }
      } else if name == "mrk", parent == "target", attributes["mtype"] == "x-set" {
        phrase = units[unit].phrases.count
        let number = attributes["mid"].flatMap { Int($0) } ?? units[unit].phrases.count
        units[unit].phrases.append((number, ""))
      }
    }

    func end() -> Bool {
      let name = names.popLast()
      if name == "trans-unit" { _ = open.popLast() }
      if name == "file" { _ = files.popLast() }
      if name == "mrk" { phrase = nil }
      return true
    }

    func add(_ text: Span<UInt8>) -> Bool {
      add(String(decoding: text.indices.map { text[$0] }, as: UTF8.self))
      return true
    }

    private func add(_ text: String) {
      guard let unit = open.last, let start = names.lastIndex(of: "trans-unit"),
        start + 1 < names.count
      else { return }
      switch names[start + 1] {
      case "source" where units[unit].sourceCount == 1: units[unit].source? += text
      case "target" where units[unit].targetCount == 1:
        units[unit].target? += text
        if let phrase { units[unit].phrases[phrase].text += text }
      default: break
      }
    }
  }
}
