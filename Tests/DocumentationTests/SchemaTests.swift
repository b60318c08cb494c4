import Foundation
import TestSupport
import Testing

/// The JSON of commands beside the schemas that the manual names.
@Suite(.enabled(if: Subprocess(named: "git") != nil)) struct SchemaTests {
  @Test(arguments: [
    ("extract", "gloss extract --format json"),
    ("why", "gloss why --format json 'Save %@'"),
    ("why", "gloss why --format json 'Save'"),
    ("why", "gloss why --format json Gone"),
    ("find", "gloss find --json title"),
    ("find", "gloss find --format json nothing like it"),
    ("explain", "gloss sync --explain --format json"),
    ("import", "gloss import --format json fr.xliff"),
    ("import", "gloss import --format json --check fr.xliff de.xliff"),
    ("parity", "gloss parity --format json build"),
    ("statements", "gloss rules --statements --format json"),
    ("status", "gloss status --format json"),
    ("check", "gloss check --format json"),
  ])
  func describes(_ name: String, _ command: String) throws {
    let file = "Sources/GlossReports/Schema/\(name).schema.json"
    let schema = try JSONSchema(Data(contentsOf: Checkout.root.appending(path: file)))
    let session = try ConsoleSession(copying: "Fixtures/Documentation/Notes")
    let run = try session.run(Self.preparation + "\n(\(command)) 2>/dev/null")
    let complaints = try schema.complaints(about: Data(run.text.utf8))
    #expect(complaints == [], "\(command)")
  }

  /// Makes what the reports tell of: a followed text, a table without a catalog, translations that
  /// are applied and refused, and strings of a build that differ.
  private static let preparation = """
    exec 3>&1 >/dev/null 2>&1
    gloss export --language fr,de
    perl -pi -e 's|<source>Title</source>|$&<target>Titre %d</target>|' fr.xliff
    perl -pi -e 's|<source>Save %@</source>|$&<target>Garder</target>|' fr.xliff
    perl -pi -e 's|>Titel<|>Titel!<|' de.xliff
    gloss extract --format stringsdata --output build
    printf '{"follow": true}' > gloss.json
    sed -i 's|"Title"|"Titel"|' App/Editor.swift
    printf 'import SwiftUI\\nlet t = Text("Tip %%@", tableName: "Tips")\\n#if os(macOS)\\nlet v = String(localized: "v", defaultValue: "V")\\n#endif\\nlet g = "Gone"\\n' > App/Tips.swift
    exec >&3
    """
}
