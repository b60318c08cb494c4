import Foundation
import TestSupport
import Testing

/// Texts of `Info.plist` files without translations, keys of catalogs that no such file has,
/// extensions with fewer languages than their app, and languages that a project does not list.
@Suite struct InfoPlistToolTests {
  private let project: SampleProject

  init() throws {
    project = try SampleProject()
    try project.folder.add("gloss.json", #"{"convention": "any"}"#)
  }

  private static func plist(_ members: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>\(members)<key>CFBundleURLTypes</key><array><dict>
    <key>CFBundleURLName</key><string>link</string></dict></array></dict></plist>
    """
  }

  private static let camera =
    "<key>NSCameraUsageDescription</key><string>Scans receipts.</string>"
  private static let contacts =
    "<key>NSContactsUsageDescription</key><string>Finds people.</string>"

  private static func catalog(_ keys: String..., languages: [String] = ["de"]) -> String {
    let texts = languages.map {
      #""\#($0)": {"stringUnit": {"state": "translated", "value": "Text \#($0)"}}"#
    }
    let entries = keys.map {
      #""\#($0)": {"localizations": {\#(texts.joined(separator: ", "))}}"#
    }
    return
      #"{"sourceLanguage": "en", "strings": {\#(entries.joined(separator: ", "))}, "version": "1.0"}"#
  }

  /// A project with an app and a widget.
  private static func xcproj(
    _ settings: String = #""INFOPLIST_FILE": "App/Info.plist""#,
    supported: String = #""de""#
  ) -> String {
    """
    {"localizations": {"development": "en", "supported": [\(supported)]},
    "configurations": ["Debug", "Release"], "files": [
      {"kind": "folder", "path": "App", "target-membership": ["App"]},
      {"kind": "folder", "path": "Widget", "target-membership": ["Widget"]}],
    "targets": [
      {"name": "App", "product-type": "application", "build-settings": {\(settings)}},
      {"name": "Widget", "product-type": "app-extension",
        "build-settings": {"GENERATE_INFOPLIST_FILE": "YES"}}]}
    """
  }

  private func findings(_ files: [String: String]) throws -> [String] {
    for (path, text) in files { try project.folder.add(path, text) }
    let run = try project.gloss("check", "--format", "json")
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let all = (report as? [String: Any])?["findings"] as? [[String: Any]] ?? []
    let ids = [
      "privacy-string-missing", "plist-key-unknown", "bundle-language-missing",
      "translation-extra",
    ]
    return all.filter { ids.contains($0["rule"] as? String ?? "") }.map {
      "\($0["rule"] ?? "") \($0["file"] ?? ""): \($0["message"] ?? "")"
    }.sorted()
  }

  private static let noCatalog =
    "privacy-string-missing App/Info.plist: the system asks for a permission with "
    + "'NSCameraUsageDescription', and no 'InfoPlist.xcstrings' translates it into de: "
    + "add that catalog"
  private static let project = "App.xcodeproj/project.xcproj"
  private static let texts = "App/Localizable.xcstrings"
  private static let list = "App/Info.plist"

  /// Files of a project, and the findings in it.
  private static let cases: [(files: [String: String], found: [String])] = [
    ([project: xcproj(), texts: catalog("Hi"), list: plist(camera)], [noCatalog]),
    // One language.
    (
      [project: xcproj(supported: ""), texts: catalog("Hi", languages: []), list: plist(camera)], []
    ),
    // Older tables.
    (
      [
        project: xcproj(), texts: catalog("Hi"), list: plist(camera),
        "App/de.lproj/InfoPlist.strings": "",
      ], []
    ),
    ([project: xcproj(), texts: catalog("Hi"), list: plist("")], []),
    (
      [project: xcproj(), texts: catalog("Hi"), list: plist(camera + contacts)],
      [
        "privacy-string-missing App/Info.plist: the system asks for permissions with "
          + "'NSCameraUsageDescription' and 1 more, and no 'InfoPlist.xcstrings' translates them into "
          + "de: add that catalog"
      ]
    ),
    (
      [
        project: xcproj(), texts: catalog("Hi"), list: plist(camera + contacts),
        "App/InfoPlist.xcstrings": catalog("NSCameraUsageDescription"),
      ],
      [
        "privacy-string-missing App/Info.plist: the system asks for a permission with "
          + "'NSContactsUsageDescription', which 'App/InfoPlist.xcstrings' lacks: run 'gloss sync' and "
          + "translate it into de"
      ]
    ),
    (
      [
        project: xcproj(
          #""GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_NSCameraUsageDescription": "Scans.""#),
        texts: catalog("Hi"),
      ],
      [
        "privacy-string-missing \(project): the system asks for a permission with "
          + "'NSCameraUsageDescription', and no 'InfoPlist.xcstrings' translates it into de: "
          + "add that catalog"
      ]
    ),
    (
      [
        project: xcproj(), texts: catalog("Hi"), list: plist(camera),
        "App/InfoPlist.xcstrings": catalog(
          "NSCameraUsageDescription", "NSCameraUsageDescripton", "CFBundleName", "link",
          "NSContactsUsageDescription"),
      ],
      [
        "plist-key-unknown App/InfoPlist.xcstrings: no Info.plist has the key "
          + "'NSCameraUsageDescripton', so its texts are never shown: 'NSCameraUsageDescription' is "
          + "probably meant",
        "plist-key-unknown App/InfoPlist.xcstrings: no Info.plist has the key "
          + "'NSContactsUsageDescription', so its texts are never shown: add it there, or remove the "
          + "entry",
      ]
    ),
    // A list that is not known.
    (
      [
        project: xcproj(#""INFOPLIST_FILE": "$(DERIVED)/Info.plist""#), texts: catalog("Hi"),
        "App/InfoPlist.xcstrings": catalog("NSCameraUsageDescripton"),
      ], []
    ),
    (
      [
        project: xcproj(supported: #""de", "fr""#), texts: catalog("Hi", languages: ["de", "fr"]),
        list: plist(""), "Widget/Localizable.xcstrings": catalog("Ho", languages: ["de"]),
      ],
      [
        "bundle-language-missing Widget/Localizable.xcstrings: the app has fr, this extension has not: "
          + "translate it, too"
      ]
    ),
    (
      [
        project: xcproj(supported: #""de""#), texts: catalog("Hi", languages: ["de", "fr"]),
        list: plist(""),
      ],
      [
        "translation-extra App/Localizable.xcstrings: the Xcode project does not list 'fr': "
          + "'gloss add-language fr' adds it, or remove its texts"
      ]
    ),
    (
      [
        project: xcproj(supported: #""de", "it", "Base", "de-AT""#), texts: catalog("Hi"),
        list: plist(""),
      ],
      [
        "translation-extra App/Localizable.xcstrings: the Xcode project lists 'it', and no catalog "
          + "has a text in it: translate the texts, or remove it from the list"
      ]
    ),
    // Each language is named once, an older code is its language.
    (
      [
        project: xcproj(supported: #""iw""#), texts: catalog("Hi", languages: ["he", "fr", "it"]),
        list: plist(""), "App/Other.xcstrings": catalog("Ho", languages: ["fr", "it", "ja"]),
      ],
      [
        "translation-extra App/Localizable.xcstrings: the Xcode project does not list 'fr', 'it': "
          + "'gloss add-language' adds languages, or remove their texts",
        "translation-extra App/Other.xcstrings: the Xcode project does not list 'ja': "
          + "'gloss add-language ja' adds it, or remove its texts",
      ]
    ),
    // Texts of a language in an older table.
    (
      [
        project: xcproj(supported: #""de", "it""#), texts: catalog("Hi"), list: plist(""),
        "App/it.lproj/Localizable.strings": "\"Ho\" = \"Oh\";",
      ], []
    ),
    // Only the languages of the list are built.
    (
      [
        project: xcproj(
          #""INFOPLIST_FILE": "App/Info.plist", "BUILD_ONLY_KNOWN_LOCALIZATIONS": "YES""#,
          supported: #""de""#), texts: catalog("Hi", languages: ["de", "fr"]), list: plist(""),
      ], []
    ),
    // A project that a tool makes.
    (
      [
        project: xcproj(supported: #""de""#), texts: catalog("Hi", languages: ["de", "fr"]),
        list: plist(""), "project.yml": "targets:\n  App: {type: application}\n",
      ], []
    ),
  ]

  @Test(arguments: cases.indices)
  func findsWhatReachesNobody(_ index: Int) throws {
    #expect(try findings(Self.cases[index].files) == Self.cases[index].found)
  }
}
