import Foundation
import TestSupport
import Testing

/// The files of `gloss export` with all its options, validated against the schemas of OASIS.
@Suite(.needsSchemas)
struct ExchangeSchemaTests {
  private static let catalog = """
    {"sourceLanguage": "en", "strings": {
      "%lld files": {"comment": "文件数量", "localizations": {"de": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld Datei"}},
        "other": {"stringUnit": {"state": "needs_review", "value": "%lld Dateien"}}}}}}},
      "Save": {},
      "Acme": {"shouldTranslate": false}
    }, "version": "1.0"}
    """

  private static let source = #"""
    struct DocumentView: View {
      var body: some View {
        Button("Save", action: save)
        Text("\(files.count) files", comment: "文件数量").navigationTitle("Acme")
      }
    }
    """#

  @Test(arguments: [
    ("1.2", "1.2/xliff-core-1.2-transitional.xsd"), ("2.0", "2.0/xliff_core_2.0.xsd"),
    ("2.1", "2.1/xliff_core_2.0.xsd"),
  ])
  func isValid(version: String, schema: String) throws {
    let folder = try TemporaryFolder()
    try folder.add(".git/HEAD")
    try folder.add("App/Localizable.xcstrings", Self.catalog)
    try folder.add("App/DocumentView.swift", Self.source)
    let run = try Subprocess.gloss.run(
      [
        "export", "-l", "de,ar", "--context", "--prefill=source", "--xliff-version", version,
      ], in: folder.url, environment: Subprocess.plainEnvironment)
    #expect(run.status == 0, "\(run.errorText)")
    #expect(try folder.text("de.xliff").contains("DocumentView"))
    let check = try #require(SchemaCheck())
    let files = ["de", "ar"].map { URL(filePath: folder("\($0).xliff")) }
    #expect(try check.problems(of: files, schema: schema) == [])
    for file in files { #expect(try check.hasExactLayout(file)) }
  }
}
