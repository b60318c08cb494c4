import ConventionChecks
import LocalizationModel
import Testing

/// One text and what the finding in it says.
private struct Worded: CustomTestStringConvertible, Sendable {
  let rule: String
  let example: RuleExample
  let words: String

  var testDescription: String { "\(rule): \(words)" }

  init(_ rule: String, _ example: RuleExample, _ words: String) {
    self.rule = rule
    self.example = example
    self.words = words
  }
}

/// A finding says what holds for its text: which mark, which number, which placeholder.
@Suite struct FindingWordsTests {
  private static let all: [Worded] = [
    Worded("end-punctuation", .translation("Name:", to: "zh-Hans", "名称"), "add '：'"),
    Worded("end-punctuation", .translation("Delete?", to: "fr", "Supprimer"), "end both alike"),
    Worded(
      "end-punctuation",
      .translation("Delete this file?", to: "de", "Diese Datei wirklich löschen."), "end with '?'"),
    Worded(
      "end-punctuation", .translation("Name of the file:", to: "fr", "Le nom complet du fichier."),
      "end both alike"),
    Worded(
      "end-punctuation", .translation("All files are done", to: "de", "Alle Dateien sind fertig."),
      "end both alike"),
    Worded(
      "unnamed-multiple", .translation("a", to: "de", "%1$@ %2$@", value: "100%% of %@ and %@"),
      "beginning with '%1$@'"),
    Worded(
      "unnamed-multiple", .translation("a", to: "de", "%1$lld %2$@", value: "%05lld of %@"),
      "beginning with '%1$05lld'"),
    Worded("placeholder-type", .translation("Save", to: "de", "Sichern %d"), "remove it"),
    Worded(
      "placeholder-type", .translation("Save %@", to: "de", "Sichern %2$@"),
      "write the placeholders of the source text"),
    Worded("placeholder-missing", .translation("%@ to %lld", to: "de", "Nichts"), "add them"),
    Worded("placeholder-missing", .translation("%@ to %lld", to: "de", "%@"), "add it"),
    Worded("plural-implied-number", forms("fr", ["one": "Un", "other": "%lld"]), "(0, 1)"),
    Worded(
      "plural-implied-number",
      forms("ru", ["one": "%lld", "few": "%lld", "many": "Много", "other": "%lld", "zero": "Нет"]),
      "numbers (5, "),
    Worded("translation-empty", .translation("Save", to: "ja", ""), "is empty"),
    Worded("translation-empty", .translation("Save", to: "ja", " "), "is only white space"),
    Worded("key-whitespace", .swift(#"Text("Save\t")"#), "white space"),
    Worded(
      "placeholder-mixed", .translation("%@ %d", to: "de", "%1$@ %d"),
      "write the placeholders of the source text"),
    Worded(
      "placeholder-mixed", .translation("a", to: "de", "%1$@ %2$d", value: "%1$@ %d"),
      "number all placeholders"),
  ]

  private static func forms(
    _ language: String, _ texts: KeyValuePairs<String, String>
  ) -> RuleExample {
    let cases = texts.map {
      #""\#($0)" : {"stringUnit" : {"state" : "translated", "value" : "\#($1)"}}"#
    }
    return .entries(
      """
      "%lld files" : {"localizations" : {"\(language)" : {"variations" : {"plural" : {
        \(cases.joined(separator: ",\n  "))}}}}}
      """)
  }

  @Test(arguments: all)
  fileprivate func says(_ worded: Worded) async throws {
    let rule = try #require(allRules.first { $0.summary.id == worded.rule })
    let messages = try await ExampleRun(worded.example).findings(of: rule).map(
      \.message.description)
    #expect(messages.contains { $0.contains(worded.words) }, "\(messages)")
  }
}
