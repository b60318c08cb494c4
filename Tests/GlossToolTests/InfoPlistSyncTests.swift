import Foundation
import TestSupport
import Testing

/// Catalogs `InfoPlist.xcstrings` that follow the `Info.plist` of their targets.
@Suite struct InfoPlistSyncTests {
  private let project: SampleProject

  init() throws {
    project = try SampleProject()
    try project.folder.add("gloss.json", #"{"convention": "any"}"#)
    try project.folder.add("App/Main.swift", "let a = 1\n")
  }

  private static func plist(_ members: String) -> String {
    #"<?xml version="1.0"?><plist version="1.0"><dict>\#(members)</dict></plist>"#
  }

  private static let camera =
    "<key>NSCameraUsageDescription</key><string>Scans &amp; reads receipts.</string>"
  private static let name = "<key>CFBundleName</key><string>$(PRODUCT_NAME)</string>"
  /// A name that no system asks with, a name of no text, a type, a document's type and a shortcut.
  private static let others = """
    <key>NSUserNotificationsUsageDescription</key><string>Never shown.</string>
    <key>CFBundleVersion</key><string>1</string>
    <key>UTExportedTypeDeclarations</key><array><dict><key>UTTypeDescription</key>
    <string>Receipt 👋</string></dict></array>
    <key>CFBundleDocumentTypes</key><array><dict><key>CFBundleTypeName</key>
    <string>Page</string></dict></array>
    <key>UIApplicationShortcutItems</key><array><dict><key>UIApplicationShortcutItemTitle</key>
    <string>Scan now</string></dict></array>
    """

  private static func entry(_ key: String, _ members: String...) -> String {
    "\"\(key)\" : {\(members.joined(separator: ","))}"
  }

  private static let extracted = #""extractionState" : "extracted_with_value""#

  private static func source(_ text: String, _ state: String = "new") -> String {
    #""localizations" : {"en" : {"stringUnit" : {"state" : "\#(state)", "value" : "\#(text)"}}}"#
  }

  private static let german =
    #""localizations" : {"de" : {"stringUnit" : {"state" : "translated", "value" : "Ja"}}}"#

  private static func xcproj(_ settings: String, _ targets: String = "") -> String {
    """
    {"localizations": {"development": "en"}, "configurations": ["Debug", "Release"], "files": [
      {"kind": "folder", "path": "App", "target-membership": ["App"]}],
    "targets": [
      {"name": "App", "product-type": "application", "build-settings": {\(settings)}}\(targets)]}
    """
  }

  private static let file = #""INFOPLIST_FILE": "App/Info.plist", "PRODUCT_NAME": "$(TARGET_NAME)""#

  /// Returns the entries after a sync: key, state, comment, source text.
  private func entries(
    settings: String? = file, _ plist: String?, _ entries: String..., options: [String] = [],
    catalog path: String = "App/InfoPlist.xcstrings", creates: Bool = false
  ) throws -> [String] {
    if let settings {
      try project.folder.add("App.xcodeproj/project.xcproj", Self.xcproj(settings))
    }
    if let plist { try project.folder.add("App/Info.plist", plist) }
    if !creates {
      try project.folder.add(
        path,
        #"{"sourceLanguage" : "en", "strings" : {\#(entries.joined(separator: ","))}, "version" : "1.0"}"#
      )
    }
    let run = try project.gloss(["sync"] + options)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let again = try project.gloss("sync", "--check")
    #expect(again.status == 0, "\(again.output)\(again.errors)")
    guard let bytes = try? project.bytes(path) else { return [] }
    let catalog = try JSONSerialization.jsonObject(with: bytes) as? [String: Any]
    let strings = catalog?["strings"] as? [String: [String: Any]] ?? [:]
    return strings.keys.sorted().map { key in
      let entry = strings[key] ?? [:]
      let texts = entry["localizations"] as? [String: [String: [String: String]]]
      let parts = [
        key, entry["extractionState"] as? String, entry["comment"] as? String,
        texts?["en"]?["stringUnit"]?["value"],
      ]
      return parts.map { $0 ?? "-" }.joined(separator: "|")
    }
  }

  @Test func addsTextsAsXcodeDoes() throws {
    let found = try entries(Self.plist(Self.camera + Self.name + Self.others))
    #expect(
      found == [
        "CFBundleName|extracted_with_value|Bundle name|App",
        "NSCameraUsageDescription|extracted_with_value|Privacy - Camera Usage Description|"
          + "Scans & reads receipts.",
        "Receipt 👋|-|-|-", "Scan now|-|-|-",
      ])
  }

  @Test func keepsWhatAPersonWrote() throws {
    let found = try entries(
      Self.plist(Self.camera + Self.name),
      Self.entry("CFBundleName", #""comment" : "The name""#, Self.source("My App", "translated")),
      Self.entry(
        "NSCameraUsageDescription", Self.extracted, #""comment" : "Why""#, Self.source("Old.")),
      Self.entry("NSMicrophoneUsageDescription", #""extractionState" : "manual""#))
    #expect(
      found == [
        "CFBundleName|-|The name|My App",
        "NSCameraUsageDescription|extracted_with_value|Why|Scans & reads receipts.",
        "NSMicrophoneUsageDescription|manual|-|-",
      ])
  }

  @Test func marksKeysThatNoListHas() throws {
    let gone = Self.entry("NSContactsUsageDescription", Self.extracted, Self.german)
    #expect(try entries(Self.plist(Self.camera), gone).last?.contains("|stale|") == true)
    // A build may add others.
    let settings = Self.file + #", "GENERATE_INFOPLIST_FILE": "YES""#
    let kept = try entries(settings: settings, Self.plist(Self.camera), gone)
    #expect(kept.last == "NSContactsUsageDescription|extracted_with_value|-|-")
    // A list that is not known.
    let unknown = try entries(
      settings: #""INFOPLIST_FILE": "$(DERIVED)/Info.plist""#, nil, gone)
    #expect(unknown == ["NSContactsUsageDescription|extracted_with_value|-|-"])
  }

  @Test func leavesUnresolvedReferences() throws {
    let list = Self.plist(
      "<key>CFBundleDisplayName</key><string>$(SHOWN_NAME)</string>"
        + "<key>CFBundleGetInfoString</key><string>By $(WHO)</string>" + Self.name)
    let present = Self.entry("CFBundleDisplayName", Self.extracted, Self.source("Shown"))
    let bare = Self.entry("CFBundleName", Self.extracted, Self.german)
    let found = try entries(settings: #""INFOPLIST_FILE": "App/Info.plist""#, list, present, bare)
    #expect(
      found == [
        "CFBundleDisplayName|extracted_with_value|Bundle display name|Shown",
        "CFBundleName|extracted_with_value|Bundle name|App",
      ])
    let known = try entries(settings: Self.file + #", "SHOWN_NAME": "${PRODUCT_NAME} 2""#, list)
    #expect(
      known == [
        "CFBundleDisplayName|extracted_with_value|Bundle display name|App 2",
        "CFBundleName|extracted_with_value|Bundle name|App",
      ])
  }

  @Test func takesTextsOfBuildSettings() throws {
    let settings = #"""
      "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_NSCameraUsageDescription": "Scans.",
      "INFOPLIST_KEY_CFBundleDisplayName[config=Debug]": "Notes Dev",
      "INFOPLIST_KEY_CFBundleDisplayName[config=Release]": "Notes",
      "INFOPLIST_KEY_UILaunchStoryboardName": "Main", "INFOPLIST_KEY_NSHumanReadableCopyright": ""
      """#
    let display = Self.entry("CFBundleDisplayName", Self.extracted, Self.source("Notes Dev"))
    let found = try entries(settings: settings, nil, display)
    #expect(
      found == [
        "CFBundleDisplayName|extracted_with_value|Bundle display name|Notes Dev",
        "CFBundleName|extracted_with_value|Bundle name|App",
        "NSCameraUsageDescription|extracted_with_value|Privacy - Camera Usage Description|Scans.",
        "NSHumanReadableCopyright|extracted_with_value|Copyright (human-readable)|",
      ])
  }

  @Test func takesTheListBesideACatalogOfNoTarget() throws {
    let gone = Self.entry("NSContactsUsageDescription", Self.extracted, Self.german)
    let found = try entries(settings: nil, Self.plist(Self.camera + Self.name), gone)
    #expect(
      found == [
        "NSCameraUsageDescription|extracted_with_value|Privacy - Camera Usage Description|"
          + "Scans & reads receipts.",
        "NSContactsUsageDescription|extracted_with_value|-|-",
      ])
  }

  @Test func createsACatalogForReasons() throws {
    #expect(
      try entries(Self.plist(Self.name), options: ["--create"], creates: true).isEmpty)
    let found = try entries(
      Self.plist(Self.camera), options: ["--create"], creates: true)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("NSCameraUsageDescription|extracted_with_value|") == true)
  }

  @Test func createsNoneBesideOlderTables() throws {
    try project.folder.add("App/de.lproj/InfoPlist.strings", "")
    #expect(
      try entries(Self.plist(Self.camera), options: ["--create"], creates: true).isEmpty)
  }
}
