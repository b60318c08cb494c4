import Foundation
import TestSupport

/// A checkout that tries to make a run read or write what lies outside of it.
struct BoundaryTrap: Sendable, CustomStringConvertible {
  let description: String
  /// Texts by path; `OUT` is the way to the folder outside.
  var files: [String: String] = [:]
  /// Links by path, each with what it leads to in the folder outside.
  var links: [String: String] = [:]
  /// Commands that name what the trap is about.
  var commands: [String] = []

  init(
    _ description: String, files: [String: String] = [:], links: [String: String] = [:],
    commands: [String] = []
  ) {
    (self.description, self.files, self.links) = (description, files, links)
    self.commands = commands
  }

  /// A word of every file outside.
  static let canary = "CanaryOfOutside"

  static let all = [
    BoundaryTrap(
      "links to sources, catalogs and folders",
      links: [
        "App/L.swift": "x.swift", "App/L.m": "x.m", "App/Other.xcstrings": "Localizable.xcstrings",
        "App/Inner": "", "Top": "",
      ]),
    BoundaryTrap("a catalog", links: ["App/Localizable.xcstrings": "Localizable.xcstrings"]),
    BoundaryTrap(
      "links to what builds read",
      links: [
        "X.xcodeproj/project.pbxproj": "project.pbxproj", "Package.swift": "Package.swift",
        "App/M.xcdatamodeld/M.xcdatamodel/contents": "contents.xml",
        "App/Info.plist": "x.plist", "App/data.json": "data.json",
      ]),
    BoundaryTrap(
      "links to older tables",
      files: ["App/en.lproj/T.strings": "\"Hello\" = \"Hello\";\n"],
      links: ["App/de.lproj": "de.lproj", "App/fr.lproj/T.strings": "de.lproj/T.strings"]),
    BoundaryTrap(
      "a link to the table of the source language",
      files: ["App/de.lproj/T.strings": "\"Hello\" = \"Hallo\";\n"],
      links: ["App/en.lproj/T.strings": "de.lproj/T.strings"]),
    BoundaryTrap(
      "paths in settings",
      files: [
        "gloss.json": """
        {"sources": ["App", "OUT"], "terms": ["OUT/terms.csv"], "baseline": "OUT/base.json",
         "catalogs": [{"sources": ["App"], "catalog": "OUT/Localizable.xcstrings"}]}
        """
      ]),
    BoundaryTrap(
      "steps upwards from a link",
      files: [
        "gloss.json": """
        {"baseline": "App/Inner/../base.json",
         "catalogs": [{"sources": ["App"], "catalog": "App/Inner/../Localizable.xcstrings"}]}
        """
      ], links: ["App/Inner": "de.lproj"]),
    BoundaryTrap("the settings", links: ["gloss.json": "gloss.json"]),
    BoundaryTrap(
      "paths in a project",
      files: [
        "X.xcodeproj/project.pbxproj": """
        {objects = {
          G = {isa = PBXGroup; children = (F, X, ); };
          F = {isa = PBXFileReference; path = "OUT/x.swift"; sourceTree = SOURCE_ROOT; };
          X = {isa = PBXFileReference; path = "OUT/x.xcconfig"; sourceTree = SOURCE_ROOT; };
          L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
          C = {isa = XCBuildConfiguration; baseConfigurationReference = X; name = Debug; };
          B = {isa = PBXBuildFile; fileRef = F; };
          S = {isa = PBXSourcesBuildPhase; files = (B, ); };
          T = {isa = PBXNativeTarget; name = App; buildPhases = (S, ); buildConfigurationList = L; };
          P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
        }; rootObject = P; }
        """
      ]),
    BoundaryTrap("folders for files", links: ["out": "", "made": "", "copies": ""]),
    BoundaryTrap(
      "files to be replaced",
      files: ["App/en.lproj/T.strings": "\"Hello\" = \"Hello\";\n"],
      links: [
        "out/de.xliff": "de.xliff", "out/de.html": "de.html", "out/de.xcloc": "", "out/App": "",
        "made/de.lproj": "de.lproj", "made/T.xcstrings": "Localizable.xcstrings",
        "copies/App": "", "report.json": "data.json", "gloss-baseline.json": "base.json",
      ]),
    BoundaryTrap(
      "links to nothing yet",
      links: [
        "out": "new1", "made": "new2", "copies": "new3", "report.json": "new4",
        "gloss-baseline.json": "new5", "gloss.schema.json": "new6",
      ]),
    BoundaryTrap(
      "a language's name",
      files: ["App/Localizable.xcstrings": catalog(language: "../OUT/evil")]),
    BoundaryTrap(
      "the source language's name",
      files: [
        "App/Localizable.xcstrings":
          catalog(language: "de").replacing(
            #""sourceLanguage": "en""#, with: #""sourceLanguage": "../OUT/evil""#)
      ]),
    BoundaryTrap(
      "a table's name",
      files: ["App/T.swift": "let t = Text(\"Hello\", tableName: \"../OUT/Evil\")\n"]),
    BoundaryTrap(
      "what comes from translators",
      files: [
        "inbox/a.xliff": xliff("OUT/Localizable.xcstrings"),
        "inbox/b.xliff": xliff("OUT/de.lproj/T.strings"),
        "inbox/c.xliff": xliff("App/Localizable.xcstrings", language: "../OUT/evil"),
        "inbox/f.xcloc/Localized Contents/f.xliff":
          xliff("App/Localizable.xcstrings").replacing(#" target-language="de""#, with: ""),
      ],
      links: [
        "inbox/de.xliff": "de.xliff", "inbox/more": "", "inbox/f.xcloc/contents.json": "data.json",
      ], commands: ["import inbox/de.xliff", "export --update inbox/de.xliff"]),
    BoundaryTrap(
      "what the command line names",
      links: [
        "shots/Evil.png": "x.png", "shots/screenshots.json": "shots.json", "decl.json": "data.json",
        "list.txt": "list.txt", "data/b.stringsdata": "b.stringsdata", "data/more": "",
      ],
      commands: [
        "sync --from data", "parity data", "extract --declarations decl.json",
        "check --files-from list.txt",
      ]),
  ]

  static func catalog(language: String, _ text: String = "Hallo") -> String {
    """
    {"sourceLanguage": "en", "strings": {"Hello": {"localizations": {"\(language)":
     {"stringUnit": {"state": "translated", "value": "\(text)"}}}}}, "version": "1.0"}
    """
  }

  static func xliff(_ original: String, language: String = "de", _ text: String = "Servus")
    -> String
  {
    """
    <xliff version="1.2"><file original="\(original)" source-language="en" \
    target-language="\(language)" datatype="plaintext"><body><trans-unit id="Hello">
    <source>Hello</source><target state="translated">\(text)</target></trans-unit></body></file></xliff>
    """
  }

  /// The files outside of the project, by path.
  static let outside = [
    "x.swift": "let a = Text(\"\(canary)\")\n",
    "x.m": "NSLocalizedString(@\"\(canary)\", nil);\n",
    "Localizable.xcstrings": catalog(language: "de", canary),
    "project.pbxproj": "\(canary)\n",
    "Package.swift": "let package = Package(name: \"\(canary)\")\n",
    "contents.xml": "<model><entity name=\"\(canary)\"/></model>\n",
    "x.plist": "<plist version=\"1.0\"><string>\(canary)</string></plist>\n",
    "data.json": "{\"targetLocale\": \"de\", \"text\": \"\(canary)\"}\n",
    "de.lproj/T.strings": "\"Hello\" = \"\(canary)\";\n",
    "terms.csv": "term,de\nHello,\(canary)\n",
    "base.json": #"{"schemaVersion": 1, "findings": []}"#,
    "gloss.json": "{\"\(canary)\": 1}\n",
    "x.xcconfig": "\(canary) = 1\n",
    "de.xliff": xliff("App/Localizable.xcstrings", canary),
    "de.html": "<html>\(canary)</html>\n",
    "x.png": "\(canary)\n",
    "shots.json": "{\"Hello.png\": [\"\(canary)\"]}\n",
    "list.txt": "\(canary).swift\n",
    "b.stringsdata": "{\"source\": \"\(canary)\", \"tables\": {}, \"version\": 1}\n",
  ]
}
