/// Project files to which `gloss add-language` adds a language, before and after.
enum AddLanguageCases {
  static let pbxproj = "App.xcodeproj/project.pbxproj"
  static let xcproj = "App.xcodeproj/project.xcproj"

  /// A `project.pbxproj` whose project has these members besides.
  static func openStep(_ members: String, version: Int = 77) -> String {
    """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tobjectVersion = \(version);
    \tobjects = {
    \t\tA1 /* Project object */ = {
    \t\t\tisa = PBXProject;
    \t\t\tdevelopmentRegion = en;
    \t\t\thasScannedForEncodings = 0;
    \(members)\t\t\tmainGroup = A2;
    \t\t\ttargets = (
    \t\t\t\tA3 /* App */,
    \t\t\t);
    \t\t};
    \t\tA2 = {
    \t\t\tisa = PBXGroup;
    \t\t\tchildren = (
    \t\t\t\tA4 /* App */,
    \t\t\t);
    \t\t\tsourceTree = "<group>";
    \t\t};
    \t\tA3 /* App */ = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tfileSystemSynchronizedGroups = (
    \t\t\t\tA4 /* App */,
    \t\t\t);
    \t\t\tname = App;
    \t\t\tproductType = "com.apple.product-type.application";
    \t\t};
    \t\tA4 /* App */ = {
    \t\t\tisa = PBXFileSystemSynchronizedRootGroup;
    \t\t\tpath = App;
    \t\t\tsourceTree = "<group>";
    \t\t};
    \t};
    \trootObject = A1 /* Project object */;
    }

    """
  }

  static func regions(_ lines: [String]) -> String {
    "\t\t\tknownRegions = (\n" + lines.map { "\t\t\t\t\($0)\n" }.joined() + "\t\t\t);\n"
  }

  static func json(_ localizations: String) -> String {
    """
    {
      "default-configuration": "Release",
      // kept as it is
      "configurations": [
        "Debug",
        "Release",
      ],
      "localizations": \(localizations),
      "files": [
        { "kind": "folder", "path": "App", "target-membership": [ "App" ] },
      ],
      "targets": [
        {
          "name": "App",
          "id": "A000000000000000000000A1",
          "product-type": "application",
        },
      ],
    }

    """
  }

  /// The part of a `project.pbxproj` before and after, with the languages to add.
  static let openStepCases: [(languages: [String], before: String, after: String)] = [
    (["fr"], regions(["en,", "Base,"]), regions(["en,", "Base,", "fr,"])),
    (
      ["fr", "zh-Hans"], regions(["en,", "Base,"]),
      regions(["en,", "Base,", "fr,", "\"zh-Hans\","])
    ),
    (
      ["fr"], regions(["Base,", "de,", "en,", "it,"]),
      regions(["Base,", "de,", "en,", "fr,", "it,"])
    ),
    (["ar"], regions(["de,", "en,", "it,"]), regions(["ar,", "de,", "en,", "it,"])),
    (["fr"], regions(["en,", "de,", "Base,"]), regions(["en,", "de,", "Base,", "fr,"])),
    (["fr"], regions(["en,", "Base"]), regions(["en,", "Base,", "fr"])),
    (["fr"], regions([]), regions(["fr,"])),
    (
      ["fr"], "\t\t\tknownRegions = (en, Base);\n", "\t\t\tknownRegions = (en, Base, fr);\n"
    ),
    (["fr"], "\t\t\tknownRegions = (en);\n", "\t\t\tknownRegions = (en, fr);\n"),
    (
      ["fr"], regions(["en /* English */ ,", "Base,"]),
      regions(["en /* English */ ,", "Base,", "fr,"])
    ),
    (
      ["fr"], regions(["en,", "Base /* all */,"]), regions(["en,", "Base /* all */,", "fr,"])
    ),
    (["fr"], "", regions(["en,", "fr,"])),
    (["pt-BR"], regions(["en,", "\"pt-BR\","]), regions(["en,", "\"pt-BR\","])),
    (["pt-BR"], regions(["en,", "pt_BR,"]), regions(["en,", "pt_BR,"])),
    (["en"], regions(["Base,"]), regions(["Base,"])),
  ]

  static let jsonCases: [(languages: [String], before: String, after: String)] = [
    (
      ["fr"], "{\n    \"development\": \"en\",\n  }",
      "{\n    \"development\": \"en\",\n    \"supported\": [\n      \"fr\",\n    ],\n  }"
    ),
    (
      ["fr"],
      "{\n    \"development\": \"en\",\n    \"supported\": [\n      \"Base\",\n      \"it\",\n    ],\n  }",
      """
      {\n    "development": "en",\n    "supported": [\n      "Base",\n      "fr",\n      "it",\n    ],\n  }
      """
    ),
    (
      ["zh-Hans"], #"{ "development": "en", "supported": [ "Base", "it" ] }"#,
      #"{ "development": "en", "supported": [ "Base", "it", "zh-Hans" ] }"#
    ),
    (
      ["fr"], #"{ "development": "en", "supported": [ "Base", ], }"#,
      #"{ "development": "en", "supported": [ "Base", "fr", ], }"#
    ),
    (
      ["fr"], #"{ "development": "en" }"#, #"{ "development": "en", "supported": [ "fr" ] }"#
    ),
    (
      ["fr"], #"{ "development": "en", "supported": [] }"#,
      #"{ "development": "en", "supported": ["fr"] }"#
    ),
    (
      ["de"], #"{ "development": "en", "supported": ["it", "fr"] }"#,
      #"{ "development": "en", "supported": ["it", "fr", "de"] }"#
    ),
    (["en"], #"{ "development": "en" }"#, #"{ "development": "en" }"#),
  ]

  /// Projects that cannot be edited, each with the file.
  static let damaged = [
    (pbxproj, String(openStep(regions(["en,"])).dropLast(20))),
    (pbxproj, openStep("\t\t\tknownRegions = en;\n")),
    (pbxproj, openStep(regions(["en,", "<0fa1>,"]))),
    (pbxproj, openStep(regions(["<<<<<<< ours", "de,", "=======", "it,", ">>>>>>> theirs"]))),
    (pbxproj, ""),
    (xcproj, String(json(#"{ "development": "en" }"#).dropLast(10))),
    (xcproj, json(#"["en"]"#)),
    (xcproj, json(#"{ "development": "en", "supported": "fr" }"#)),
    (xcproj, json(#"{ "development": "en", "supported": [], "supported": [] }"#)),
    (xcproj, "{}"),
  ]
}
