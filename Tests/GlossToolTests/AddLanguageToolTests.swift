import Foundation
import TestSupport
import Testing

/// `gloss add-language` adds one word to a project's list of languages and changes nothing else.
@Suite struct AddLanguageToolTests {
  private typealias Cases = AddLanguageCases

  private let project: SampleProject

  init() throws { project = try SampleProject() }

  @Test(arguments: Cases.openStepCases.indices)
  func addsToAList(_ index: Int) throws {
    let (languages, before, after) = Cases.openStepCases[index]
    for version in [46, 77] {
      let (old, new) = [before, after].map { Cases.openStep($0, version: version) }.pair
      for line in ["\n", "\r\n"] {
        let (old, new) = [old, new].map { $0.replacing("\n", with: line) }.pair
        try project.folder.add(Cases.pbxproj, old)
        let check = try project.gloss(["add-language", "--check"] + languages)
        #expect(check.status == (old == new ? 0 : 1))
        #expect(try project.folder.text(Cases.pbxproj) == old)
        let run = try project.gloss(["add-language"] + languages)
        #expect(run.status == 0)
        #expect(try project.folder.text(Cases.pbxproj) == new)
        #expect(try project.gloss(["add-language", "--check"] + languages).status == 0)
      }
    }
  }

  @Test(arguments: Cases.jsonCases.indices)
  func addsToAListInJSON(_ index: Int) throws {
    let (languages, before, after) = Cases.jsonCases[index]
    try project.folder.add(Cases.xcproj, Cases.json(before))
    let run = try project.gloss(["add-language"] + languages)
    #expect(run.status == 0)
    #expect(try project.folder.text(Cases.xcproj) == Cases.json(after))
    #expect(try project.gloss(["add-language", "--check"] + languages).status == 0)
  }

  @Test(arguments: Cases.damaged.indices)
  func writesNothingIfAProjectIsDamaged(_ index: Int) throws {
    let (path, text) = Cases.damaged[index]
    try project.folder.add(path, text)
    try project.folder.add("Good.xcodeproj/project.xcproj", Cases.json(#"{ "development": "en" }"#))
    let run = try project.gloss("add-language", "it")
    #expect(run.status == 2)
    #expect(run.errors.contains(path))
    #expect(try project.folder.text(path) == text)
    #expect(
      try project.folder.text("Good.xcodeproj/project.xcproj")
        == Cases.json(#"{ "development": "en" }"#))
  }

  @Test(arguments: [["xx-bogus"], ["french"], ["../fr"], ["zh-CN"], ["fr", "--from", "nope"], []])
  func refusesNoLanguages(_ arguments: [String]) throws {
    #expect(try project.gloss(["add-language"] + arguments).status == 64)
  }

  @Test func saysThatTheSourceLanguageIsThere() throws {
    try project.folder.add(
      "App/Localizable.xcstrings", #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#)
    let run = try project.gloss("add-language", "en")
    #expect(run.status == 0)
    #expect(run.errors.contains("nothing to add for en"))
    #expect(!run.errors.contains("gloss export"))
    let both = try project.gloss("add-language", "en", "fr")
    #expect(both.errors.contains("nothing to add for en"))
    #expect(both.errors.contains("gloss export --language fr"))
  }

  /// Commands that take `--catalog` name the catalogs there are.
  @Test(arguments: [
    ["add-language", "fr"], ["export", "--language", "fr"], ["approve", "--list"],
    ["symbols", "-o", "out"], ["pseudo", "--language", "en-XA"],
  ])
  func namesTheCatalogsThatThereAre(_ arguments: [String]) throws {
    try project.folder.add(
      "App/Localizable.xcstrings", #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#)
    let run = try project.gloss(arguments + ["--catalog", "Nope.xcstrings"])
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "no catalog matches 'Nope.xcstrings': the project has 'App/Localizable.xcstrings'"))
  }

  @Test func twoBranchesMakeTheSameBytes() throws {
    let old = Cases.openStep(Cases.regions(["en,", "Base,"]))
    try project.folder.add(Cases.pbxproj, old)
    _ = try project.gloss("add-language", "fr")
    _ = try project.gloss("add-language", "it")
    let apart = try project.folder.text(Cases.pbxproj)
    try project.folder.add(Cases.pbxproj, old)
    _ = try project.gloss("add-language", "fr", "it")
    #expect(try project.folder.text(Cases.pbxproj) == apart)
  }

  // MARK: Tools that make projects

  private static let yml =
    "name: App\ntargets:\n  App:\n    type: application\n    sources: [App]\n"
  private static let listing = """
        info:
          path: App/Info.plist
          properties:
            CFBundleLocalizations:
              - en
              - de
            CFBundleName: fr

    """
  private static let manifest = """
    import ProjectDescription
    let project = Project(
      name: "App", options: .options(defaultKnownRegions: ["en", "de"], developmentRegion: "en"))

    """

  /// The file that a project is made from, the language to add, the exit code, and a part of what is
  /// said.
  private static let made: [(path: String, text: String, String, status: Int32, words: String)] = [
    ("project.yml", yml, "fr", 0, "project.yml: XcodeGen takes the languages from string catalogs"),
    ("project.yml", yml + listing, "fr", 1, "project.yml: add fr to 'CFBundleLocalizations'"),
    ("project.yml", yml + listing, "de", 0, "gloss export"),
    ("Project.swift", manifest, "fr", 1, "Project.swift: add fr to 'defaultKnownRegions'"),
    ("Project.swift", manifest, "de", 0, "gloss export"),
    ("Project.swift", "struct Project {}\n", "fr", 0, "packages take them from the catalogs"),
  ]

  @Test(arguments: made.indices, [false, true])
  func saysWhatToWriteWhere(_ index: Int, hasProject: Bool) throws {
    let (path, text, language, status, words) = Self.made[index]
    let isManifest = text != "struct Project {}\n"
    try project.folder.add(path, text)
    let old = Cases.openStep(Cases.regions(["en,", "Base,"]))
    if hasProject { try project.folder.add(Cases.pbxproj, old) }
    let run = try project.gloss("add-language", language)
    #expect(run.status == status)
    #expect(run.errors.contains(hasProject && !isManifest ? "1 of 1 file written" : words))
    #expect(try project.folder.text(path) == text)
    if hasProject, isManifest { #expect(try project.folder.text(Cases.pbxproj) == old) }
  }

  // MARK: A near language

  private static func unit(_ value: String, _ state: String = "translated") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(value)"}}"#
  }

  private static let strings = """
    "Brand": {"shouldTranslate": false, "localizations": {"pt-BR": \(unit("Marca"))}},
    "Gone": {"extractionState": "stale", "localizations": {"pt-BR": \(unit("Foi"))}},
    "Kept": {"localizations": {"pt-BR": \(unit("Um")), "pt-PT": \(unit("Dois"))}},
    "New": {"localizations": {"pt-BR": \(unit("", "new"))}},
    "None": {},
    "Save": {"localizations": {"pt-BR": \(unit("Salvar"))}},
    "%lld files": {"localizations": {"pt-BR": {"variations": {"plural": {
      "one": \(unit("%lld arquivo")), "other": \(unit("%lld arquivos"))}}}}}
    """

  @Test func fillsFromANearLanguage() throws {
    let path = "App/Localizable.xcstrings"
    try project.folder.add(
      path, #"{"sourceLanguage": "en", "strings": {\#(Self.strings)}, "version": "1.0"}"#)
    _ = try project.gloss("fmt")
    try project.folder.add(Cases.pbxproj, Cases.openStep(Cases.regions(["en,", "Base,"])))
    let run = try project.gloss("add-language", "pt-PT", "ru", "--from", "pt-BR")
    #expect(run.status == 0)
    #expect(run.output.contains("App/Localizable.xcstrings: 3 keys (pt-PT, ru)"))
    #expect(try project.gloss("fmt", "--check").status == 0)
    let catalog = try JSONSerialization.jsonObject(with: Data(try project.bytes(path)))
    let strings = try #require((catalog as? [String: Any])?["strings"] as? [String: Any])
    func texts(_ key: String, _ language: String) -> [String] {
      var found: [String] = []
      func walk(_ value: Any?, _ name: String) {
        guard let object = value as? [String: Any] else { return }
        if let text = object["value"] as? String {
          found.append("\(name) \(text) \(object["state"] ?? "")")
        }
        for (inner, value) in object { walk(value, inner == "stringUnit" ? name : inner) }
      }
      let entry = strings[key] as? [String: Any]
      walk((entry?["localizations"] as? [String: Any])?[language], "-")
      return found.sorted()
    }
    #expect(texts("Save", "pt-PT") == ["- Salvar needs_review"])
    #expect(texts("Kept", "pt-PT") == ["- Dois translated"])
    #expect(texts("Kept", "ru") == ["- Um needs_review"])
    #expect(
      texts("%lld files", "pt-PT") == [
        "one %lld arquivo needs_review", "other %lld arquivos needs_review",
      ])
    #expect(
      texts("%lld files", "ru") == [
        "few %lld arquivos needs_review", "many %lld arquivos needs_review",
        "one %lld arquivo needs_review", "other %lld arquivos needs_review",
      ])
    for key in ["Brand", "Gone", "New", "None"] { #expect(texts(key, "ru") == []) }
    #expect(
      try project.gloss("add-language", "--check", "pt-PT", "ru", "--from", "pt-BR").status == 0)
  }

  @Test func refusesANearLanguageThatNoCatalogHas() throws {
    try project.folder.add(Cases.pbxproj, Cases.openStep(Cases.regions(["en,"])))
    let run = try project.gloss("add-language", "de-AT", "--from", "de")
    #expect(run.status == 2)
    #expect(run.errors.contains("no catalog has the language 'de'"))
    #expect(try project.folder.text(Cases.pbxproj) == Cases.openStep(Cases.regions(["en,"])))
  }
}

extension Array {
  fileprivate var pair: (Element, Element) { (self[0], self[1]) }
}
