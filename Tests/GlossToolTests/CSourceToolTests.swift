import Foundation
import TestSupport
import Testing

/// Sources in C, Objective-C and C++ beside Swift, by the real binary.
@Suite struct CSourceToolTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.add(
      "App/Localizable.xcstrings",
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}")
    try folder.add(
      "gloss.json", #"{"convention": {"key": "any", "comment": "any"}}"#)
  }

  @discardableResult
  private func gloss(_ arguments: String...) throws -> Run {
    try Run(
      Subprocess.gloss.run(
        arguments, in: folder.url, environment: Subprocess.plainEnvironment))
  }

  @Test func syncsLookups() throws {
    try folder.add(
      "App/View.swift", #"let a = NSLocalizedString("Print", comment: "Toolbar")"# + "\n")
    try folder.add(
      "App/Menu.m",
      #"""
      #import "Menu.h"
      void f(void) {
        a(NSLocalizedString(@"Print", @"Menu item"));
        a(NSLocalizedString(@"%@ of %@", nil));
        a(NSLocalizedStringWithDefaultValue(@"hello", nil, NSBundle.mainBundle, @"Hello", @"Greeting"));
      #if 0
        a(NSLocalizedString(@"Never", nil));
      #endif
      }
      """#)
    try folder.add("App/Menu.h", #"#define kTitle NSLocalizedString(@"Title", @"Of the window")"#)
    try folder.add("Tests/MenuTests.m", #"id t = NSLocalizedString(@"In a test", nil);"#)
    #expect(try gloss("sync").status == 0)
    #expect(
      try folder.text("App/Localizable.xcstrings") == #"""
        {
          "sourceLanguage" : "en",
          "strings" : {
            "%@ of %@" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "%1$@ of %2$@"
                  }
                }
              }
            },
            "hello" : {
              "comment" : "Greeting",
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "Hello"
                  }
                }
              }
            },
            "Print" : {
              "comment" : "Menu item\nToolbar"
            },
            "Title" : {
              "comment" : "Of the window"
            }
          },
          "version" : "1.0"
        }
        """#)
    #expect(try gloss("sync", "--check").status == 0)
    let listed = try gloss("extract", "App")
    #expect(listed.output.contains("App/Menu.h\n  1:35  Title"))
    #expect(try gloss("why", "hello").output.contains("App/Menu.m:5:40"))
  }

  @Test func checksLookups() throws {
    try folder.add("gloss.json", #"{"convention": {"key": "en", "comment": "zh-Hans"}}"#)
    try folder.add(
      "App/Menu.mm",
      #"""
      a(NSLocalizedString(@"Open", nil));
      a(NSLocalizedString(@"Close", @"Button"));
      a(NSLocalizedString(@"打开", @"按钮"));
      a(NSLocalizedString(name, @"按钮"));
      // gloss:disable:next comment-missing
      a(NSLocalizedString(@"Quiet", nil));
      a(NSLocalizedString(@"Save", @"按钮：保存"));
      """#)
    #expect(try gloss("sync").status == 0)
    let run = try gloss("check", "--format", "xcode")
    let found = run.output.split(separator: "\n").filter { $0.contains("App/Menu.mm:") }
    #expect(
      found.map { $0.split(separator: "/").last?.prefix { $0 != " " } ?? "" } == [
        "Menu.mm:1:22:", "Menu.mm:2:32:", "Menu.mm:2:32:", "Menu.mm:3:22:", "Menu.mm:3:29:",
        "Menu.mm:4:21:",
      ], "\(run)")
    #expect(run.status == 1)
    let before = try folder.text("App/Menu.mm")
    _ = try gloss("check", "--fix=all")
    #expect(try folder.text("App/Menu.mm") == before)
  }

  @Test func renamesInLookups() throws {
    try folder.add("App/View.swift", "let a = Text(\"Open\")\n")
    try folder.add(
      "App/Menu.m", #"a(NSLocalizedString(@"Op" @"en", @"Button")); b = CFSTR("Other");"# + "\n")
    #expect(try gloss("sync").status == 0)
    #expect(try gloss("rename", "Open", #"Say "open""#).status == 0)
    #expect(
      try folder.text("App/Menu.m")
        == #"a(NSLocalizedString(@"Say \"open\"", @"Button")); b = CFSTR("Other");"# + "\n")
    #expect(try gloss("sync", "--check").status == 0)
    try folder.add("App/Other.m", #"log(@"Say \"open\"");"# + "\n")
    let run = try gloss("rename", #"Say "open""#, "Show")
    #expect(run.status == 2)
    #expect(run.errors.contains("App/Other.m:1:1: error: "))
  }

  @Test func readsTheSettingOfMacros() throws {
    try folder.add(
      "App/Menu.m", #"a(APPText(@"Open", @"Button")); b(APPTextFromTable(@"Shut", nil, nil));"#)
    try folder.add(
      "gloss.json",
      #"{"convention": {"key": "any", "comment": "any"}, "functions": [{"name": "APPText"}]}"#)
    #expect(try gloss("sync").status == 0)
    let catalog = try folder.text("App/Localizable.xcstrings")
    #expect(catalog.contains("\"Open\" : {\n      \"comment\" : \"Button\""))
    #expect(catalog.contains("\"Shut\" : {"))
  }

  @Test func takesHeadersAndSettingsOfProjects() throws {
    try folder.add(
      "A.xcodeproj/project.xcproj",
      """
      {
        "build-settings": { "LOCALIZED_STRING_MACRO_NAMES": "$(inherited) APPText" },
        "configurations": [ "Release" ],
        "files": [
          {
            "kind": "group",
            "path": "App",
            "children": [
              { "path": "a.m", "target-membership": [ "App/compile-sources" ] },
              { "path": "Localizable.xcstrings", "target-membership": [ "App/resources" ] },
            ],
          },
        ],
        "targets": [
          { "name": "App", "build-phases": [ "compile-sources", "resources" ], "product-type": "application" },
        ],
      }

      """)
    try folder.add("App/a.m", #"a(APPText(@"Open", @"Button"));"#)
    try folder.add("App/Include/a.h", #"#define TITLE NSLocalizedString(@"Title", @"c")"#)
    #expect(try gloss("sync").status == 0)
    let catalog = try folder.text("App/Localizable.xcstrings")
    #expect(catalog.contains("\"Open\" : {") && catalog.contains("\"Title\" : {"))
  }

  @Test(arguments: [
    "a(NSLocalizedString(@\"Op\" // why\n  @\"en\", nil));\n",
    "a(NSLocalizedString(@\"Open\", nil)); // caf\u{FFFD}\n",
  ])
  func refusesARenameThatWouldLoseSomething(text: String) throws {
    let bytes = text.utf8.filter { $0 != 0xBF && $0 != 0xBD }
    try folder.add("App/a.m", Data(bytes))
    #expect(try gloss("sync").status == 0)
    let run = try gloss("rename", "Open", "Öffnen")
    #expect(run.status == 2 && run.errors.contains("cannot be written here"), "\(run)")
  }
}
