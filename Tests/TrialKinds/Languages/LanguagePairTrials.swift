package import Foundation
import GlossKit
import LocalizationModel
import OrderedJSON
import StringCatalog
import TestSupport

/// Puts real translations into the place of another language, and into their own, and tells how many of
/// them the rules about languages and scripts report.
package struct LanguagePairTrials: Sendable {
  /// How many there were, and how many were reported.
  package struct Tally: Sendable {
    package fileprivate(set) var count = 0
    package fileprivate(set) var found = 0

    package var share: Double { count == 0 ? 1 : Double(found) / Double(count) }
  }

  package enum Relation: String, CaseIterable, Sendable {
    /// The text has another script than the language that it stands for.
    case betweenScripts = "between scripts"
    case withinScript = "within a script"
    /// Languages that a few words do not tell apart.
    case near = "near languages"
    case own = "in their own place"
  }

  package private(set) var tallies: [Relation: Tally] = [:]
  /// What was not found within and between scripts, and what was found in its own place.
  package private(set) var flaws: [String] = []

  private struct Pair {
    let text: LanguageText
    /// The language that it is put into the place of.
    let place: String
    let relation: Relation
  }

  /// - Parameter count: Number of texts in wrong places, and of those in their own.
  package init(_ catalogs: [URL], seed: UInt64, count: Int, in folder: URL) async throws {
    var random = SeededGenerator(seed: seed)
    let texts = try LanguageText.all(in: catalogs)
    let byLanguage = Dictionary(grouping: texts, by: \.language).filter { $0.value.count >= 30 }
    let languages = byLanguage.keys.sorted()
    guard Set(languages.map(LanguageText.base)).count > 1 else { return }
    var pairs: [Pair] = []
    while pairs.count < count {
      guard let left = languages.randomElement(using: &random),
        let right = languages.randomElement(using: &random),
        LanguageText.base(left) != LanguageText.base(right),
        let text = byLanguage[left]?.randomElement(using: &random)
      else { continue }
      pairs.append(Pair(text: text, place: right, relation: Self.relation(of: text, to: right)))
    }
    pairs += texts.shuffled(using: &random).prefix(count)
      .map { Pair(text: $0, place: $0.language, relation: .own) }
    try await check(pairs, in: folder)
  }

  private static let nearLanguages = [
    "da nb nn", "hr bs sr", "id ms", "cs sk", "es gl ca", "bg mk",
  ]
  .map { Set($0.split(separator: " ").map(String.init)) }

  private static func relation(of text: LanguageText, to language: String) -> Relation {
    let bases = [text.language, language].map(LanguageText.base)
    if nearLanguages.contains(where: { $0.isSuperset(of: bases) }) { return .near }
    let scripts = WritingSystem(language: language)?.scripts ?? []
    return text.script.map { scripts.contains($0) && ($0 != .han || scripts.count == 1) } ?? true
      ? .withinScript : .betweenScripts
  }

  private mutating func check(_ pairs: [Pair], in folder: URL) async throws {
    let project = try TrialProject(in: folder)
    let entries = pairs.enumerated().map { index, pair in
      """
      "pair-\(index)":{"localizations":{"en":\(Self.unit(pair.text.source)),\
      "\(pair.place)":\(Self.unit(pair.text.text))}}
      """
    }
    try project.add(
      "Localizable.xcstrings",
      #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#)
    let check = await Check(of: try await project.project())
    if let failure = check.failures.first { throw failure }
    let rules: Set = ["wrong-language", "wrong-script", "wrong-column"]
    let found = Set(
      check.findings.map(\.finding).filter { rules.contains($0.rule) }.compactMap {
        $0.subject?.key
      })
    for (index, pair) in pairs.enumerated() {
      let isFound = found.contains("pair-\(index)")
      tallies[pair.relation, default: Tally()].count += 1
      if isFound { tallies[pair.relation, default: Tally()].found += 1 }
      if pair.relation != .near, isFound == (pair.relation == .own) {
        flaws.append("\(pair.text.language) for \(pair.place): \(pair.text.text)")
      }
    }
  }

  private static func unit(_ text: String) -> String {
    #"{"stringUnit":{"state":"translated","value":\#(StringCatalog.literal(text))}}"#
  }

  /// Whether all is as it should be: 98 % found between scripts, 90 % within one, and at most one in 1,000
  /// of those that are right.
  package var holds: Bool {
    func share(_ relation: Relation) -> Double { tallies[relation]?.share ?? 0 }
    return share(.betweenScripts) >= 0.98 && share(.withinScript) >= 0.9 && share(.own) <= 0.001
  }

  package var summary: String {
    Relation.allCases.map { relation in
      let tally = tallies[relation] ?? Tally()
      return "\(relation.rawValue): \(tally.found) of \(tally.count) reported"
    }.joined(separator: "\n")
  }
}
