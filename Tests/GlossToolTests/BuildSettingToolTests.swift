import Foundation
import TestSupport
import Testing

/// Build settings of an Xcode project that decide what counts, what goes out, and what is extracted.
@Suite struct BuildSettingToolTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.add(".git/HEAD")
    try folder.add("gloss.json", #"{"convention": {"key": "any", "comment": "any"}}"#)
    try folder.add("App/A.swift", #"let a = Text("Open")"# + "\n")
    try folder.add(
      "App/Localizable.xcstrings",
      #"{"sourceLanguage" : "en", "strings" : {\#(Self.entry("Open")), \#(Self.entry("Close"))}, "version" : "1.0"}"#
    )
  }

  private func gloss(_ arguments: String...) throws -> Run {
    try Run(
      Subprocess.gloss.run(arguments, in: folder.url, environment: Subprocess.plainEnvironment))
  }

  private static func entry(_ key: String) -> String {
    let unit = #"{"stringUnit" : {"state" : "translated", "value" : "x"}}"#
    return
      #""\#(key)" : {"extractionState" : "manual", "localizations" : {"de" : \#(unit), "fr" : \#(unit)}}"#
  }

  private func addProject(_ settings: String, product: String = "application") throws {
    try folder.add(
      "App.xcodeproj/project.pbxproj",
      """
      {objects = {
        G = {isa = PBXGroup; children = (Y, ); };
        Y = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = SOURCE_ROOT; };
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
        L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
        T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (Y, );
          buildConfigurationList = L; productType = "com.apple.product-type.\(product)"; };
        P = {isa = PBXProject; developmentRegion = en; knownRegions = (en, de, Base, ); mainGroup = G;
          targets = (T, ); };
      }; rootObject = P; }
      """)
  }

  private func languages(_ arguments: String...) throws -> [String] {
    let run = try Run(
      Subprocess.gloss.run(
        ["status", "--format", "json"] + arguments, in: folder.url,
        environment: Subprocess.plainEnvironment))
    return ["de", "fr"].filter { run.output.contains("\"locale\": \"\($0)\"") }
  }

  @Test func countsNoLanguageThatIsNotBuilt() throws {
    try addProject("BUILD_ONLY_KNOWN_LOCALIZATIONS = NO;")
    #expect(try languages() == ["de", "fr"])
    try addProject("BUILD_ONLY_KNOWN_LOCALIZATIONS = YES;")
    #expect(try languages() == ["de"])
    #expect(try languages("--language", "fr") == ["fr"])
    #expect(try gloss("export", "-o", "out").status == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder("out")) == ["de.xliff"])
    #expect(try gloss("export", "-l", "fr", "-o", "out").status == 0)
    try folder.add("gloss.json", #"{"languages": ["de", "fr"]}"#)
    #expect(try languages() == ["de", "fr"])
  }

  @Test func missesNoTranslationThatIsNotBuilt() throws {
    let catalog = String(decoding: try folder.bytes("App/Localizable.xcstrings"), as: UTF8.self)
    try folder.add(
      "App/Localizable.xcstrings",
      catalog.replacing(
        #""strings" : {"#,
        with:
          #""strings" : {"New" : {"extractionState" : "manual", "localizations" : {"de" : {"stringUnit" : {"state" : "translated", "value" : "Neu"}}}}, "#
      ))
    try addProject("")
    #expect(try gloss("check").output.contains("'New' is not translated into fr"))
    try addProject("BUILD_ONLY_KNOWN_LOCALIZATIONS = YES;")
    #expect(try !gloss("check").output.contains("not translated"))
  }

  /// A generator lists the languages of catalogs in the project, whatever its file names.
  @Test func countsTheLanguagesOfAGeneratedProject() throws {
    try folder.add(
      "project.yml",
      """
      options: {knownRegions: [de]}
      settings: {BUILD_ONLY_KNOWN_LOCALIZATIONS: YES}
      targets:
        App: {type: application, sources: [App]}
      """)
    #expect(try languages() == ["de", "fr"])
  }

  /// Work on a language that is not built is no finding, unless the settings ask for the language.
  @Test func findsNoWorkInALanguageThatIsNotBuilt() throws {
    func unit(_ state: String, _ value: String) -> String {
      #"{"stringUnit" : {"state" : "\#(state)", "value" : "\#(value)"}}"#
    }
    for (rule, text) in [
      ("translation-new", unit("new", "")), ("translation-empty", unit("translated", "")),
      ("translation-needs-review", unit("needs_review", "x")),
    ] {
      try folder.add(
        "App/Localizable.xcstrings",
        #"{"sourceLanguage" : "en", "strings" : {"Open" : {"localizations" : {"fr" : \#(text)}}}, "version" : "1.0"}"#
      )
      func isFound() throws -> Bool { try gloss("check", "--format", "json").output.contains(rule) }
      let rules = #""rules": {"translation-needs-review": "warning"}"#
      try folder.add("gloss.json", "{\(rules)}")
      try addProject("")
      #expect(try isFound(), "\(rule)")
      try addProject("BUILD_ONLY_KNOWN_LOCALIZATIONS = YES;")
      #expect(try !isFound(), "\(rule)")
      try folder.add("gloss.json", #"{"languages": ["de", "fr"], \#(rules)}"#)
      #expect(try isFound(), "\(rule)")
    }
  }

  // MARK: Files of settings

  /// The files of settings, and true if they switch the extraction of Swift strings off.
  private static let configurations: [(files: [String: String], isOff: Bool)] = [
    (["App": "SWIFT_EMIT_LOC_STRINGS = NO // off\n"], true),
    (["App": "#include \"Base.xcconfig\"\n", "Base": "SWIFT_EMIT_LOC_STRINGS = NO"], true),
    // Included lines stand where the include does: the last counts.
    (
      [
        "App": "SWIFT_EMIT_LOC_STRINGS = YES\n  #include? \"Base.xcconfig\"",
        "Base": "SWIFT_EMIT_LOC_STRINGS = NO",
      ], true
    ),
    (
      [
        "App": "#include \"Base.xcconfig\"\nSWIFT_EMIT_LOC_STRINGS = YES\n",
        "Base": "SWIFT_EMIT_LOC_STRINGS = NO",
      ], false
    ),
    // A condition takes nothing of what holds without it.
    (
      [
        "App": "#include \"Base.xcconfig\"\nSWIFT_EMIT_LOC_STRINGS[config=Other] = YES\n",
        "Base": "SWIFT_EMIT_LOC_STRINGS = NO",
      ], true
    ),
    (["App": "SWIFT_EMIT_LOC_STRINGS [ config = Dev Debug ] = NO"], true),
    (["App": "SWIFT_EMIT_LOC_STRINGS[config=Dev*][sdk=macosx*] = NO"], false),
    (["App": "#include \"App.xcconfig\"\nSWIFT_EMIT_LOC_STRINGS = NO;"], true),
  ]

  @Test(arguments: configurations.indices)
  func readsFilesOfSettingsLineByLine(index: Int) throws {
    let (files, isOff) = Self.configurations[index]
    for (name, text) in files { try folder.add("\(name).xcconfig", text) }
    try folder.add(
      "project.yml",
      """
      configs: {Dev Debug: debug}
      targets:
        App: {type: application, sources: [App], configFiles: {Dev Debug: App.xcconfig}}
      """)
    #expect(try gloss("sync", "--dry-run").errors.contains("left as it is") == isOff)
  }

  @Test func exportsNoTargetThatTakesNoPart() throws {
    try addProject("LOCALIZATION_EXPORT_SUPPORTED = NO;")
    try folder.add(
      "Other/Localizable.xcstrings",
      #"{"sourceLanguage" : "en", "strings" : {\#(Self.entry("Else"))}, "version" : "1.0"}"#)
    #expect(try gloss("export", "-l", "de", "-o", "de.xliff").status == 0)
    let file = String(decoding: try folder.bytes("de.xliff"), as: UTF8.self)
    #expect(file.contains("Other/Localizable.xcstrings"))
    #expect(!file.contains("App/Localizable.xcstrings"))
    let named = try gloss(
      "export", "-l", "de", "-o", "named.xliff", "--catalog", "App/Localizable.xcstrings")
    #expect(named.status == 0)
  }

  @Test func marksTextsOfATargetWithoutResources() throws {
    try addProject("", product: "library.static")
    #expect(try gloss("export", "-l", "de", "-o", "de.xliff").status == 0)
    let file = String(decoding: try folder.bytes("de.xliff"), as: UTF8.self)
    #expect(file.components(separatedBy: #"translate="no""#).count == 3)
    // Nothing of it is to be done, wherever it is counted.
    try folder.add(
      "App/Localizable.xcstrings",
      #"{"sourceLanguage" : "en", "strings" : {\#(Self.entry("Open")), "New" : {}}, "version" : "1.0"}"#
    )
    let missing = try gloss("export", "-l", "de", "-o", "missing.xliff", "--only", "missing")
    #expect(missing.status == 0 && !FileManager.default.fileExists(atPath: folder("missing.xliff")))
    #expect(try gloss("export", "-l", "de", "-o", "de.po", "--format", "po").status == 0)
    #expect(try gloss("export", "-l", "de", "-o", "de.html", "--format", "html").status == 0)
    #expect(!FileManager.default.fileExists(atPath: folder("de.html")))
    #expect(try !gloss("status", "--verbose").output.contains("New"))
    #expect(try !gloss("check").output.contains("not translated"))
    try addProject("")
    #expect(try gloss("status", "--verbose").output.contains("New"))
    #expect(try gloss("check").output.contains("'New' is not translated"))
  }

  @Test func extractsNoTextOfSwiftUIWhereItIsOff() throws {
    try folder.add(
      "App/A.swift",
      """
      let a = Text("Open")
      let b = Button("Send") {}
      let c: LocalizedStringKey = "Key"
      let d = String(localized: "Stays")
      let e: LocalizedStringResource = "Stays too"
      struct Row { init(_ title: LocalizedStringKey) {} }
      let f = Row("Row")
      let g = NSLocalizedString("Old", comment: "")

      """)
    try addProject("LOCALIZED_STRING_SWIFTUI_SUPPORT = NO;")
    let keys = try gloss("extract", "--format", "json").output
    #expect(keys.components(separatedBy: #""key":"#).count == 4)
    for key in ["Stays", "Stays too", "Old"] { #expect(keys.contains("\"key\": \"\(key)\"")) }
    try addProject("")
    #expect(
      try gloss("extract", "--format", "json").output.components(separatedBy: #""key":"#).count == 8
    )
  }
}
