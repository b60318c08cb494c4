import Foundation
import TestSupport
import Testing

/// The states of imported texts: those of the file, or the one that `--state` names.
@Suite struct ImportStateToolTests {
  struct Case: CustomTestStringConvertible {
    /// The catalog's state of `Sichern`; empty for no translation.
    let catalog: String
    /// The file's text, and the attributes of its unit and its target.
    let text: String
    let unit: String
    let target: String
    /// The catalog's state afterwards with `keep`, `review` and `done`; `-` where the unit is left out,
    /// `=` where nothing changes.
    let expected: [String]

    init(_ catalog: String, _ text: String, _ target: String, _ expected: String, unit: String = "")
    {
      (self.catalog, self.text, self.unit, self.target) = (catalog, text, unit, target)
      self.expected = expected.split(separator: " ").map(String.init)
    }

    var testDescription: String { "\(catalog)/\(text)/\(unit)\(target)" }
  }

  private static let needsReview = #"state="needs-review-translation""#

  static let cases: [Case] =
    ["", "new", "needs_review", "translated"].flatMap { catalog in
      [
        Case(catalog, "Speichern", "", "translated needs_review translated"),
        Case(catalog, "Speichern", #"state="final""#, "translated needs_review translated"),
        Case(
          catalog, "Speichern", needsReview,
          (catalog == "needs_review" ? "needs_review" : "-") + " needs_review translated"),
        Case(catalog, "Speichern", #"state="new""#, "- needs_review translated"),
        Case(
          catalog, "Speichern", "", "translated needs_review translated", unit: #"approved="yes""#),
      ]
    } + [
      Case("translated", "Sichern", needsReview, "= = ="),
      Case("translated", "Sichern", #"state="translated""#, "= = ="),
      Case("needs_review", "Sichern", #"state="translated""#, "translated = translated"),
      Case("needs_review", "Sichern", "", "translated = translated", unit: #"approved="yes""#),
      Case("needs_review", "Sichern", needsReview, "= = ="),
      Case("needs_review", "Sichern", "", "= = ="),
      Case("new", "Sichern", needsReview, "- = ="),
    ]

  @Test(arguments: cases, [0, 1, 2]) func takesTheState(_ test: Case, column: Int) throws {
    let project = try ExchangeProject()
    let localization = """
      "de": {"stringUnit": {"state": "\(test.catalog)", "value": "Sichern"}}
      """
    try project.folder.add(
      "App/Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {"Save": {"localizations":
      {\(test.catalog.isEmpty ? "" : localization)}}}, "version": "1.0"}
      """)
    try project.folder.add(
      "de.xliff",
      """
      <xliff version="1.2"><file original="App/Localizable.xcstrings" source-language="en" \
      target-language="de"><body><trans-unit id="Save" \(test.unit)><source>Save</source>\
      <target \(test.target)>\(test.text)</target></trans-unit></body></file></xliff>
      """)
    let run = try project.gloss([
      "import", "de.xliff", "--state", ["keep", "review", "done"][column],
    ])
    let expected = test.expected[column]
    let counts =
      switch expected {
      case "-": "gloss: 1 skipped; 0 catalogs changed"
      case "=": "gloss: 1 unchanged; 0 catalogs changed"
      default: "gloss: 1 applied; 1 catalog changed"
      }
    #expect(run.errors.contains(counts))
    #expect(run.status == (expected == "-" ? 1 : 0))
    let texts = try project.gloss(["textconv", "App/Localizable.xcstrings"]).output
    let isTaken = expected != "-" && expected != "="
    if !test.catalog.isEmpty || isTaken {
      #expect(texts.contains("Save · de: \(isTaken ? test.text : "Sichern")\n"))
      let state = isTaken ? expected : test.catalog
      #expect(
        texts.contains("Save · de · state: \(state)\n") == (state != "translated"))
    }
  }

  /// A text to be reviewed ships as well: one that reads a missing argument is refused in each state.
  @Test(arguments: ["keep", "review", "done"])
  func refusesSurplusPlaceholders(state: String) throws {
    let project = try ExchangeProject()
    try project.folder.add(
      "App/Localizable.xcstrings",
      #"{"sourceLanguage": "en", "strings": {"Save": {}}, "version": "1.0"}"#)
    try project.folder.add(
      "de.xliff",
      """
      <xliff version="1.2"><file original="App/Localizable.xcstrings" source-language="en" \
      target-language="de"><body><trans-unit id="Save"><source>Save</source>\
      <target state="translated">Sichern %lld</target></trans-unit></body></file></xliff>
      """)
    let run = try project.gloss(["import", "de.xliff", "--state", state])
    #expect(run.status == 1)
    #expect(run.errors.contains("gloss: 1 refused; 0 catalogs changed"))
  }
}
