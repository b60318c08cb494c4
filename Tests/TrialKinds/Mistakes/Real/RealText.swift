import Foundation
import LocalizationModel
import OrderedJSON

/// A translation in a real catalog with its surroundings, into which ``RealCatalogTrials`` plant a
/// mistake.
package struct RealText: Sendable {
  /// The member of `strings`: the key and its entry.
  let entry: JSONNode.Member
  let language: String
  /// The source text of the same plural form, else of another one.
  let source: String
  let text: String
  /// The names of members from the language down to the unit, such as `variations`, `plural`,
  /// `few`.
  let path: [String]
  /// The member `stringUnit`.
  let unit: JSONNode.Member
  let value: JSONNode
  /// The plain texts of the key in languages other than this one and the source's.
  let others: [String: String]

  var key: String { entry.name }

  /// The language without script and region.
  var base: String { String(language.prefix { $0 != "-" && $0 != "_" }) }

  var isPlain: Bool { path.isEmpty }

  var isPlural: Bool { path.contains("plural") }

  var scripts: Set<Script> { Set(WritingSystem(language: language)?.scripts ?? []) }

  var isChinese: Bool { base == "zh" }

  /// The specifiers in the text.
  var specifiers: [FormatSpecifier] { FormatSpecifier.all(in: text) }

  /// The words of the text, outside of placeholders and addresses, that the source text lacks: such
  /// a word is surely translated.
  var words: [Range<String.Index>] {
    var words: [Range<String.Index>] = []
    var start: String.Index?
    for index in Array(text.indices) + [text.endIndex] {
      let isLetter = index < text.endIndex && text[index].isLetter
      if isLetter, start == nil { start = index }
      guard !isLetter, let first = start else { continue }
      start = nil
      let before = first == text.startIndex ? nil : text[text.index(before: first)]
      let after = index == text.endIndex ? nil : text[index]
      let isBound = [before, after].contains { mark in
        mark.map { "%$#@/\\.:&_'’-0123456789".contains($0) } ?? false
      }
      if isBound, before != nil || after != "." { continue }
      if !source.contains(text[first..<index]) { words.append(first..<index) }
    }
    return words
  }

  /// Returns the text with a word replaced.
  func replacing(_ range: Range<String.Index>, with word: String) -> String {
    text.replacingCharacters(in: range, with: word)
  }

  /// Returns all finished texts of entries that are to be translated.
  ///
  /// - Parameter skipped: The keys to leave out.
  static func all(in document: JSONDocument, without skipped: Set<String>) -> [RealText] {
    let root = document.root
    guard let sourceLanguage = root["sourceLanguage"]?.string else { return [] }
    var all: [RealText] = []
    for entry in root["strings"]?.members ?? [] where !skipped.contains(entry.name) {
      let state = entry.value["extractionState"]?.string
      guard state != "stale", entry.value["shouldTranslate"]?.boolean != false else { continue }
      let localizations = entry.value["localizations"]?.members ?? []
      let own = localizations.first { $0.name == sourceLanguage }?.value
      var plain: [String: String] = [:]
      for localization in localizations {
        plain[localization.name] = localization.value["stringUnit"]?["value"]?.string
      }
      plain[sourceLanguage] = nil
      for localization in localizations where localization.name != sourceLanguage {
        var others = plain
        others[localization.name] = nil
        collect(localization.value, []) { path, unit in
          guard let value = unit.value["value"], let text = value.string,
            text.contains(where: \.isLetter),
            unit.value["state"]?.string == "translated"
          else { return }
          all.append(
            RealText(
              entry: entry, language: localization.name,
              source: own.flatMap { Self.text(in: $0, path) } ?? entry.name, text: text,
              path: path, unit: unit, value: value, others: others))
        }
      }
    }
    return all
  }

  private static func collect(
    _ node: JSONNode, _ path: [String], _ found: ([String], JSONNode.Member) -> Void
  ) {
    for member in node.members {
      if member.name == "stringUnit" {
        found(path, member)
      } else if member.value.kind == .object {
        collect(member.value, path + [member.name], found)
      }
    }
  }

  private static func text(in node: JSONNode, _ path: [String]) -> String? {
    if let text = node["stringUnit"]?["value"]?.string, path.isEmpty { return text }
    guard let first = path.first else { return nil }
    let next = node[first] ?? node["other"]
    return next.flatMap { text(in: $0, Array(path.dropFirst())) }
  }
}
