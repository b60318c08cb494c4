import Foundation
import TestSupport
import Testing

/// `gloss import` of files that name no catalog of the project.
@Suite struct ForeignFileToolTests {
  private let project: SampleProject

  init() throws {
    project = try SampleProject()
    try project.folder.add("gloss.json", #"{"sources": ["App"]}"#)
    try project.folder.add(
      "App/Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {"Save": {}, "old": {"localizations": {"en":
      \(Self.unit("Name")), "fr": \(Self.unit("Nom"))}}, "%lld files": {"localizations": {"en":
      \(Self.forms("%lld file", "%lld files"))}}, "count": {"localizations": {"en":
      \(Self.forms("%d file", "%d files"))}}}, "version": "1.0"}
      """)
    try project.folder.add(
      "App/InfoPlist.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {"NSCameraUsageDescription": {"extractionState":
      "extracted_with_value", "localizations": {"en": {"stringUnit": {"state": "new", "value":
      "Scans codes."}}}}}, "version": "1.0"}
      """)
    #expect(try project.gloss("fmt").status == 0)
  }

  private static func unit(_ text: String) -> String {
    #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
  }

  private static func forms(_ one: String, _ other: String) -> String {
    #"{"variations": {"plural": {"one": \#(unit(one)), "other": \#(unit(other))}}}"#
  }

  /// Writes a file of units, each an id, a source and a target.
  private func add(_ original: String, _ units: [(String, String, String)]) throws {
    let texts = units.map { id, source, target in
      "<trans-unit id=\"\(id)\"><source>\(source)</source><target>\(target)</target></trans-unit>"
    }
    try project.folder.add(
      "fr.xliff",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="\(original)"
      source-language="en" target-language="fr" datatype="plaintext"><body>\(texts.joined())</body></file></xliff>
      """)
  }

  /// Returns the French texts of both catalogs.
  private func texts() throws -> Set<String> {
    var texts: Set<String> = []
    for name in ["Localizable", "InfoPlist"] {
      let all = try project.folder.text("App/\(name).xcstrings")
      for match in all.matches(of: #/"value" : "([^"]* fr)"/#) { texts.insert(String(match.1)) }
    }
    return texts
  }

  private static let joined = [
    ("Save", "Save", "Save fr"), ("%lld files|==|plural.one", "%lld file", "%lld file fr"),
    ("%lld files|==|plural.other", "%lld files", "%lld files fr"),
    ("NSCameraUsageDescription", "Scans codes.", "Scans codes. fr"),
  ]

  /// A service that writes all texts into one `<file>`.
  @Test(arguments: [[], ["--map", "global=App"]])
  func dividesAFileAmongTheCatalogs(options: [String]) throws {
    try add("global", Self.joined)
    let run = try project.gloss(["import", "fr.xliff", "--add-language", "fr"] + options)
    #expect(run.status == 0, "\(run)")
    #expect(
      try texts() == ["Save fr", "%lld file fr", "%lld files fr", "Scans codes. fr"], "\(run)")
  }

  @Test func takesAnyNameThatIsMapped() throws {
    try add("global", Array(Self.joined.prefix(3)))
    let map = "global=App/Localizable.xcstrings"
    let run = try project.gloss("import", "fr.xliff", "--add-language", "fr", "--map", map)
    #expect(run.status == 0, "\(run)")
    #expect(try texts() == ["Save fr", "%lld file fr", "%lld files fr"])
  }

  @Test func leavesOutAFileOfOtherTexts() throws {
    try add("global", [("Save", "Save", "Save fr"), ("a", "a", "a fr"), ("b", "b", "b fr")])
    let run = try project.gloss("import", "fr.xliff", "--add-language", "fr")
    #expect(run.status == 1)
    #expect(try texts() == [])
  }

  /// Files that Xcode exported before the older files became catalogs.
  @Test(arguments: [true, false])
  func takesFilesOfBeforeAMigration(isMapped: Bool) throws {
    func id(_ names: String...) -> String { names.map { "/\($0):dict" }.joined() + "/:string" }
    for (kind, units, expected) in [
      ("strings", [("Save", "Save", "Save fr")], ["Save fr"]),
      (
        "stringsdict",
        [
          (id("count", "NSStringLocalizedFormatKey"), "%#@n@", "%#@n@"),
          (id("count", "n", "one"), "%d file", "%d file fr"),
          (id("count", "n", "other"), "%d files", "%d files fr"),
        ], ["Save fr", "%d file fr", "%d files fr"]
      ),
    ] {
      let original = "App/en.lproj/Localizable.\(kind)"
      try add(original, units)
      let map = isMapped ? ["--map", "\(original)=App/Localizable.xcstrings"] : []
      let run = try project.gloss(["import", "fr.xliff", "--add-language", "fr"] + map)
      #expect(run.status == 0, "\(run)")
      #expect(try texts() == Set(expected), "\(run)")
    }
  }

  @Test func takesAFileWithoutANameForTheCatalogThatIsNamed() throws {
    try project.folder.add(
      "po/fr.po",
      """
      msgid ""
      msgstr ""
      "Language: fr\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"

      msgid "Save"
      msgstr "Save fr"

      msgid "Name"
      msgstr "Appellation fr"

      msgid "%d file"
      msgid_plural "%d files"
      msgstr[0] "%d fr"
      msgstr[1] "%d fr"

      msgid "Only elsewhere"
      msgstr "x"

      msgid "Nor here"
      msgstr "x"

      """)
    let arguments = ["import", "po/fr.po", "--add-language", "fr"]
    #expect(try project.gloss(arguments).status == 1)
    #expect(try texts() == [])
    let run = try project.gloss(arguments + ["--catalog", "App/Localizable.xcstrings"])
    #expect(run.status == 1)
    #expect(try texts() == ["Save fr"], "\(run)")
    #expect(run.output.contains("'old'"), "\(run)")
    #expect(!run.errors.contains("name it with '--catalog'") && !run.output.contains("'--catalog'"))
  }
}
