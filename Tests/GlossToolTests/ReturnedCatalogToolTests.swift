import Foundation
import TestSupport
import Testing

/// `gloss import` of a String Catalog that a translation service gives back.
@Suite(.needs("git")) struct ReturnedCatalogToolTests {
  private let box: GitSandbox
  private static let catalog = "App/L.xcstrings"

  init() throws {
    box = try GitSandbox()
    try box.folder.add("repo/gloss.json", "{}")
    try box.write(Self.entries(Self.german, comment: "注释"), to: Self.catalog)
    try box.commit("base")
  }

  private static let german = ["Text null", "Text eins", "Text zwei", "Text drei"]

  private static func entries(_ texts: [String], comment: String, extra: String = "") -> String {
    texts.indices.map { number in
      """
      "Key \(number)":{"comment":"\(comment)",\(extra)"localizations":{"de":{"stringUnit":{"state":"translated",\
      "value":"\(texts[number])"}}}}
      """
    }.joined(separator: ",")
  }

  /// Adds the catalog as a service returns it: with its own comments and extraction states, in
  /// another order.
  private func addReturned(
    _ name: String, _ texts: [String], french: String = "Texte zéro"
  ) throws {
    let entries = Self.entries(texts, comment: "made up", extra: #""extractionState":"manual","#)
      .replacing(
        #""localizations":{"#,
        with: #""localizations":{"fr":{"stringUnit":{"state":"translated","value":"\#(french)"}},"#,
        maxReplacements: 1)
    try box.folder.add(
      "repo/back/\(name)/L.xcstrings",
      """
      {"strings":{\(entries),"Unknown":{"localizations":{"de":{"stringUnit":{"state":"translated",\
      "value":"x"}}}}},"version":"1.0","sourceLanguage":"en"}
      """)
  }

  private func texts(in place: String, _ language: String = "de") throws -> [String] {
    let json = try JSONSerialization.jsonObject(
      with: Data(box.text(Self.catalog, in: place).utf8))
    let strings = (json as? [String: Any])?["strings"] as? [String: [String: Any]] ?? [:]
    return strings.keys.sorted().compactMap { key in
      let localizations = strings[key]?["localizations"] as? [String: [String: [String: String]]]
      return localizations?[language]?["stringUnit"]?["value"]
    }
  }

  @Test func takesTextsAndStatesAlone() throws {
    try addReturned("A", ["Text null", "Erster", "Text zwei", "Text drei"])
    let run = try box.gloss("import", "back/A/L.xcstrings", "--add-language", "fr")
    #expect(run.status == 1)
    #expect(run.output.contains("Unknown"), "\(run.output)")
    #expect(try texts(in: box.name) == ["Text null", "Erster", "Text zwei", "Text drei"])
    #expect(try texts(in: box.name, "fr") == ["Texte zéro"])
    let catalog = try box.text(Self.catalog)
    #expect(catalog.contains("注释") && !catalog.contains("made up"))
    #expect(!catalog.contains("extractionState") && !catalog.contains("Unknown"))
    let again = try box.gloss("import", "back/A/L.xcstrings", "--add-language", "fr")
    #expect(again.errors.contains("0 catalogs changed"), "\(again.errors)")
  }

  /// Two people's files, and a fix in between.
  @Test func takesWhatTwoPeopleChangedAndKeepsAFix() throws {
    try box.folder.add("repo/gloss.json", #"{"exclude": ["back/**"]}"#)
    try addReturned("A", ["Text null", "Erster", "Text zwei", "Text drei"])
    try addReturned("B", ["Text null", "Text eins", "Zweiter", "Text drei"])
    try addReturned("C", ["Text null", "Text eins", "Text zwei", "Dritter"])
    try box.write(
      Self.entries(["also fixed", "Text eins", "Text zwei", "fixed"], comment: "注释"),
      to: Self.catalog)
    try box.commit("fix")
    for name in ["A", "B"] {
      let run = try box.gloss("import", "back/\(name)/L.xcstrings")
      #expect(!run.output.contains("both sides"), "\(run.output)")
    }
    let conflict = try box.gloss("import", "back/C/L.xcstrings")
    #expect(conflict.status == 1)
    #expect(conflict.output.contains("both sides changed it"), "\(conflict.output)")
    #expect(try texts(in: box.name) == ["also fixed", "Erster", "Zweiter", "fixed"])
  }

  @Test func holdsBackWhatNothingTellsOf() throws {
    try addReturned("A", ["Text null", "Text eins", "Text zwei", "Text drei"])
    try box.write(
      Self.entries(["Text null", "Text eins", "Text zwei", "fixed"], comment: "注释"),
      to: Self.catalog)
    try FileManager.default.removeItem(atPath: box.folder("repo/.git"))
    let run = try box.gloss("import", "back/A/L.xcstrings", "--add-language", "fr")
    #expect(run.status == 1)
    #expect(try texts(in: box.name).contains("fixed"))
    #expect(try texts(in: box.name, "fr") == ["Texte zéro"])
  }

  @Test func checksTexts() throws {
    try box.write(
      #""%lld files":{},"Stale":{"localizations":{"fr":{"stringUnit":{"state":"new","value":"x"}}}}"#,
      to: Self.catalog)
    try box.commit("keys")
    try box.folder.add(
      "repo/back/L.xcstrings",
      """
      {"sourceLanguage":"en","strings":{"%lld files":{"localizations":{"de":{"stringUnit":{"state":"translated",
      "value":"%@ Dateien"}},"fr":{"stringUnit":{"state":"needs_review","value":"%lld fichiers"}}}},
      "Stale":{"extractionState":"stale","localizations":{"de":{"stringUnit":{"state":"translated","value":"Alt"}}}}},
      "version":"1.0"}
      """)
    let run = try box.gloss(
      "import", "back/L.xcstrings", "--accept=needs-review", "--add-language", "de")
    #expect(run.status == 1 && run.output.contains("refused"))
    #expect(try texts(in: box.name) == ["Alt"])
    let catalog = try box.text(Self.catalog)
    #expect(catalog.contains("%lld fichiers") && catalog.contains("needs_review"))
    #expect(!catalog.contains("Dateien"))
  }

  /// Catalogs that were given back and lie in the project are not its own: neither do two of them
  /// compete for the project's catalog, nor do their languages count as the project's.
  @Test func countNotAsTheProjects() throws {
    try addReturned("A", ["Text null", "Erster", "Text zwei", "Text drei"])
    try addReturned("B", ["Text null", "Text eins", "Zweiter", "Text drei"])
    let run = try box.gloss("import", "back/A/L.xcstrings", "back/B/L.xcstrings")
    #expect(
      run.output.contains("back/B/L.xcstrings: App/L.xcstrings, de: 1 applied"), "\(run.output)")
    #expect(try texts(in: box.name) == ["Text null", "Erster", "Zweiter", "Text drei"])
    let swiss = try box.text("back/B/L.xcstrings").replacing(#""de":"#, with: #""de-CH":"#)
    try FileManager.default.removeItem(atPath: box.folder("repo/back"))
    try box.folder.add("repo/back/C/L.xcstrings", swiss)
    let other = try box.gloss("import", "back/C/L.xcstrings")
    #expect(other.status == 1 && other.output.contains("de-CH"), "\(other.output)")
    #expect(try texts(in: box.name, "de-CH").isEmpty)
  }

  /// In a folder the project's own catalogs are no translators' files.
  @Test func areFoundInFolders() throws {
    try box.folder.add("repo/gloss.json", #"{"exclude": ["delivery/**"]}"#)
    try box.write(#""Key 0":{}"#, to: "Widget/L.xcstrings")
    try box.write(#""Menu":{}"#, to: "Menu.xcstrings")
    try box.commit("widget")
    func entry(_ key: String, _ text: String) -> String {
      """
      {"sourceLanguage":"en","strings":{"\(key)":{"localizations":{"de":{"stringUnit":{"state":"translated",\
      "value":"\(text)"}}}}},"version":"1.0"}
      """
    }
    for place in ["repo/delivery", "elsewhere"] {
      try box.folder.add("\(place)/App/L.xcstrings", entry("Key 1", "Eins \(place)"))
      try box.folder.add("\(place)/Widget/L.xcstrings", entry("Key 0", "Null \(place)"))
      try box.folder.add("\(place)/Menu.xcstrings", entry("Menu", "Menü \(place)"))
    }
    let own = try box.gloss("import", ".")
    #expect(own.status == 2, "\(own.output)")
    for place in ["delivery", "../elsewhere"] {
      let run = try box.gloss("import", place, "--prefer=file")
      #expect(
        run.output.contains("\(place)/App/L.xcstrings: App/L.xcstrings, de: 1 "), "\(run.output)")
      let name = place == "delivery" ? "repo/delivery" : "elsewhere"
      #expect(try texts(in: box.name).contains("Eins \(name)"), "\(run.output)")
      #expect(try box.text("Widget/L.xcstrings").contains("Null \(name)"))
      #expect(try box.text("Menu.xcstrings").contains("Menü \(name)"))
    }
  }

  @Test(arguments: ["{", "[]", #"{"strings":{"a":{"comment":"x"},"a":{"comment":"y"}}}"#, ""])
  func refusesDamagedCatalogs(text: String) throws {
    try box.folder.add("repo/back/L.xcstrings", text)
    let before = try box.text(Self.catalog)
    #expect(try box.gloss("import", "back/L.xcstrings").status == 2)
    #expect(try box.text(Self.catalog) == before)
  }
}
