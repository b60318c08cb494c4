import Foundation
import TestSupport
import Testing

/// Symbols of keys as places of their keys, and the file that has them.
@Suite struct SymbolToolTests {
  private let project: SampleProject
  private var folder: TemporaryFolder { project.folder }

  init() throws {
    project = try SampleProject()
    try folder.add("gloss.json", #"{"sources": ["App"]}"#)
    try addCatalog(
      "App/Localizable.xcstrings",
      #"""
      "intro.title": {"extractionState": "manual", "comment": "标题", "localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Willkommen"}},
        "en": {"stringUnit": {"state": "translated", "value": "Welcome"}}}},
      "posts": {"extractionState": "manual", "localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "%1$(count)lld by %2$(name)@"}}}}
      """#)
    try folder.add("App/A.swift", "let a = 1\n")
  }

  private func addCatalog(_ path: String, _ strings: String) throws {
    try folder.add(path, #"{"sourceLanguage": "en", "strings": {\#(strings)}, "version": "1.0"}"#)
    #expect(try project.gloss("fmt", path).status == 0)
  }

  /// Labels that are words of the language or occur twice are no names of parameters.
  @Test func labelsThatAreNoNamesGetNumberedOnes() throws {
    try addCatalog(
      "App/Localizable.xcstrings",
      #"""
      "move": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"state": "translated",
        "value": "%1$(in)@ %2$(to)@ %3$(to)lld %4$(inout)lld %5$(await)@"}}}}
      """#)
    #expect(try project.gloss("symbols").status == 0)
    let file = try folder.text("App/GeneratedStringSymbols_Localizable.swift")
    #expect(
      file.contains(
        "static func move(in arg1: String, to: String, to arg3: Int, `inout` arg4: Int, await arg5: String) ->"
      ),
      "\(file)")
    #expect(
      file.contains(
        #"defaultValue: "\(arg1)\(to)\(arg3, specifier: "%lld")\(arg4, specifier: "%lld")\(arg5)""#),
      "\(file)")
  }

  // MARK: Uses

  @Test(arguments: [
    "let a = Text(.introTitle)", "let a = String(localized: .introTitle)",
    "let a = LocalizedStringResource.introTitle", "let a: LocalizedStringResource = .introTitle",
    "let a: [LocalizedStringResource] = [.introTitle]",
    "func f(_ b: Bool) { _ = Text(b ? .introTitle : .posts(count: 1, name: \"\")) }",
    "func show(_ title: LocalizedStringResource) {}\nfunc f() { show(.introTitle) }",
    "struct Row { let title: LocalizedStringResource }\nlet a = Row(title: .introTitle)",
    "var a: LocalizedStringResource { .introTitle }",
    "func f(_ b: Bool) -> LocalizedStringResource { if b { return .introTitle }; return \"Hi\" }",
    "func f(title: LocalizedStringResource = .introTitle) {}",
  ])
  func aUseIsAPlaceOfItsKey(code: String) throws {
    try folder.add("App/A.swift", code + "\n")
    let why = try project.gloss("why", "intro.title")
    #expect(why.output.contains("App/A.swift:") && why.output.contains(".introTitle"), "\(why)")
    #expect(
      try project.gloss("rename", "intro.title", "intro.heading", "--same-meaning").status == 0)
    #expect(
      try folder.text("App/A.swift") == code.replacing(".introTitle", with: ".introHeading") + "\n")
    #expect(try folder.text("App/Localizable.xcstrings").contains("\"intro.heading\""))
  }

  @Test func knowsTablesByTheirTypes() throws {
    try addCatalog(
      "App/Onboarding.xcstrings",
      #""title": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"state": "translated", "value": "Hi"}}}}"#
    )
    try folder.add(
      "App/A.swift",
      "let a = Text(.Onboarding.title)\nlet b = LocalizedStringResource.Onboarding.title\n")
    let why = try project.gloss("why", "title")
    #expect(why.output.contains("App/A.swift:1:"), "\(why)")
    #expect(why.output.contains("App/A.swift:2:"), "\(why)")
    #expect(try project.gloss("rename", "title", "heading", "--same-meaning").status == 0)
    #expect(
      try folder.text("App/A.swift")
        == "let a = Text(.Onboarding.heading)\nlet b = LocalizedStringResource.Onboarding.heading\n"
    )
  }

  @Test func renamesACallWithItsLabels() throws {
    try folder.add("App/A.swift", "let a = Text(.posts(count: 1, name: \"Al\"))\n")
    #expect(try project.gloss("rename", "posts", "friends.posts", "--same-meaning").status == 0)
    #expect(
      try folder.text("App/A.swift") == "let a = Text(.friendsPosts(count: 1, name: \"Al\"))\n")
  }

  @Test func guessesNothingWhereTheProjectHasSuchAMember() throws {
    try folder.add(
      "App/A.swift",
      """
      extension LocalizedStringResource { static var introTitle: LocalizedStringResource { "Mine" } }
      let a = Text(.introTitle)

      """)
    #expect(try !project.gloss("why", "intro.title").output.contains("App/A.swift"))
    #expect(try project.gloss("rename", "intro.title", "intro.heading").status == 2)
  }

  @Test func asksForTheCommentInTheCatalog() throws {
    try folder.add("App/A.swift", "let a = Text(.posts(count: 1, name: \"Al\"))\n")
    let run = try project.gloss("check", "--convention", "en:zh-Hans")
    #expect(run.output.contains("'posts' has no comment, and the code names it by its symbol"))
    #expect(!run.output.contains("'intro.title' has no comment"))
  }

  @Test func refusesASymbolThatIsTaken() throws {
    let run = try project.gloss("rename", "posts", "intro title")
    #expect(run.status == 2, "\(run)")
  }

  // MARK: Labels

  @Test func labelsMayBeLeftOutButNotChanged() throws {
    try addCatalog(
      "App/Localizable.xcstrings",
      #"""
      "posts": {"comment": "帖子", "extractionState": "manual", "localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "%1$(anzahl)lld von %2$(name)@"}},
        "en": {"stringUnit": {"state": "translated", "value": "%1$(count)lld by %2$(name)@"}},
        "it": {"stringUnit": {"state": "translated", "value": "%1$lld di %2$@"}},
        "sv": {"stringUnit": {"state": "translated", "value": "%2$(name)@ har %1$(count)lld"}}}}
      """#)
    let run = try project.gloss("check", "--format", "json")
    #expect(
      run.output.components(separatedBy: "the label 'anzahl' is 'count'").count == 2, "\(run)")
    #expect(!run.output.contains("\"placeholder-type\"") && !run.output.contains("takes argument"))
  }

  @Test func importsByTypeAndOrder() throws {
    #expect(try project.gloss("export", "-l", "fr", "-o", "fr.xliff").status == 0)
    func run(_ text: String) throws -> Run {
      let file = try folder.text("fr.xliff")
      let end = try #require(file.range(of: "%1$(count)lld by %2$(name)@</source>")?.upperBound)
      try folder.add(
        "x.xliff",
        file.replacingCharacters(
          in: end..<end, with: "<target state=\"translated\">\(text)</target>"))
      return try project.gloss("import", "x.xliff", "--dry-run")
    }
    #expect(try run("%1$lld de %2$@").output.contains("%1$lld de %2$@"))
    #expect(try run("%1$(count)@ de %2$(name)lld").errors.contains("refused"))
    #expect(try run("%1$(nombre)lld de %2$(name)@").errors.contains("refused"))
  }

  @Test func pseudoTextsKeepLabels() throws {
    #expect(try project.gloss("pseudo", "-l", "en-XA").status == 0)
    let catalog = try folder.text("App/Localizable.xcstrings")
    #expect(catalog.components(separatedBy: "%1$(count)lld").count == 3)
  }

  // MARK: The file

  private static let file = """
    #if !Xcode

    //\u{20}
    // GeneratedStringSymbols_Localizable.swift
    // Auto-Generated symbols for localized strings defined in “Localizable.xcstrings”.
    //\u{20}

    import Foundation

    #if SWIFT_PACKAGE
    private nonisolated let resourceBundle = Foundation.Bundle.module
    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
    private nonisolated let resourceBundleDescription = LocalizedStringResource.BundleDescription.atURL(resourceBundle.bundleURL)
    #else

    private class ResourceBundleClass {}
    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
    private nonisolated let resourceBundleDescription = LocalizedStringResource.BundleDescription.forClass(ResourceBundleClass.self)
    #endif

    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
    nonisolated extension LocalizedStringResource {
        /**
         标题
        \u{20}
         Localized string for key “intro.title” in table “Localizable.xcstrings”.
         */
        static var introTitle: LocalizedStringResource {
            LocalizedStringResource("intro.title", table: "Localizable", bundle: resourceBundleDescription)
        }

        /**
         Localized string for key “posts” in table “Localizable.xcstrings”.
         */
        static func posts(count: Int, name: String) -> LocalizedStringResource {
            LocalizedStringResource("posts", defaultValue: "\\(count, specifier: "%lld")\\(name)", table: "Localizable", bundle: resourceBundleDescription)
        }
    }
    #endif

    """

  @Test func writesTheFileOfXcode() throws {
    let path = "App/GeneratedStringSymbols_Localizable.swift"
    #expect(try project.gloss("symbols", "--check").status == 1)
    let preview = try project.gloss("symbols", "--dry-run")
    #expect(preview.status == 1 && preview.output.contains("+    static var introTitle"))
    #expect(try project.gloss("symbols").status == 0)
    #expect(try folder.text(path) == Self.file)
    #expect(try project.gloss("symbols", "--check").status == 0)
    // The file holds no keys of its own, and its members are no members of the project's.
    try folder.add("App/A.swift", "let a = Text(.introTitle)\n")
    #expect(try !project.gloss("extract").output.contains("GeneratedStringSymbols"))
    #expect(try project.gloss("why", "intro.title").output.contains("App/A.swift:1:"))
  }

  @Test(arguments: ["public", "package"])
  func writesTheAccess(level: String) throws {
    #expect(try project.gloss("symbols", "-o", "out", "--access", level).status == 0)
    let text = try folder.text("out/GeneratedStringSymbols_Localizable.swift")
    #expect(text.contains("    \(level) static var introTitle"))
    #expect(text.contains("    \(level) static func posts(count: Int"))
  }

  @Test func writesATableAsAType() throws {
    try addCatalog(
      "App/Onboarding.xcstrings",
      #""a \"b\"": {"extractionState": "manual", "comment": "*/ one\ntwo"}, "default": {"extractionState": "manual"}"#
    )
    #expect(try project.gloss("symbols", "App/Onboarding.xcstrings").status == 0)
    let text = try folder.text("App/GeneratedStringSymbols_Onboarding.swift")
    #expect(text.contains("    enum Onboarding {\n        /**\n         * / one\n         two\n"))
    #expect(text.contains("LocalizedStringResource(\"a \\\"b\\\"\", table: \"Onboarding\""))
    #expect(text.contains("        static var `default`: LocalizedStringResource {"))
  }

  @Test func refusesWhereTheTargetMakesItsOwn() throws {
    try folder.add("App.xcodeproj/project.pbxproj", XcodeProjectText.makingSymbols)
    try folder.add("Localizable.xcstrings", folder.text("App/Localizable.xcstrings"))
    let run = try project.gloss("symbols", "Localizable.xcstrings")
    #expect(run.status == 2 && run.errors.contains("STRING_CATALOG_GENERATE_SYMBOLS"), "\(run)")
  }

  @Test func refusesASymbolThatIsThereTwice() throws {
    try addCatalog(
      "App/Localizable.xcstrings",
      #""a.b": {"extractionState": "manual"}, "A B": {"extractionState": "manual"}"#)
    let run = try project.gloss("symbols")
    #expect(run.status == 2 && run.errors.contains("both become the Swift symbol 'aB'"), "\(run)")
  }

  @Test func theFilesCompile() throws {
    try addCatalog(
      "App/Onboarding.xcstrings",
      #"""
      "default": {"extractionState": "manual", "comment": "/* x */"}, "a\nb \\": {"extractionState": "manual"},
      "%lf of %d": {"extractionState": "manual"}, "7 days": {"extractionState": "manual"}
      """#)
    #expect(try project.gloss("symbols", "-o", "out").status == 0)
    try folder.add("out/Stub.swift", Self.stub)
    try folder.add(
      "out/Use.swift",
      """
      let uses: [LocalizedStringResource] = [
        .introTitle, .posts(count: 1, name: "Al"), .Onboarding.default, .Onboarding.of(1.5, 2),
        .Onboarding._7Days,
      ]

      """)
    let compiler = try project.shell("command -v swiftc")
    guard compiler.status == 0 else { return }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "out").path
    ).sorted().map { "out/\($0)" }.joined(separator: " ")
    let run = try project.shell("swiftc -typecheck -swift-version 6 -module-name App \(names)")
    #expect(run.status == 0, "\(run)")
  }

  /// A stand-in for the declarations that Foundation has on Apple's systems only.
  private static let stub = """
    import Foundation

    struct LocalizedStringResource {
      enum BundleDescription: @unchecked Sendable { case main, forClass(AnyClass), atURL(URL) }
      struct Value: ExpressibleByStringInterpolation {
        struct StringInterpolation: StringInterpolationProtocol {
          init(literalCapacity: Int, interpolationCount: Int) {}
          mutating func appendLiteral(_ literal: String) {}
          mutating func appendInterpolation(_ text: String) {}
          mutating func appendInterpolation<T>(_ value: T, specifier: String) {}
        }
        init(stringLiteral value: String) {}
        init(stringInterpolation: StringInterpolation) {}
      }
      init(_ key: StaticString, defaultValue: Value, table: String, bundle: BundleDescription) {}
      init(_ key: StaticString, table: String, bundle: BundleDescription) {}
    }

    """
}
