import Foundation
import TestSupport
import Testing

/// `gloss import` of files that would lose work, or that come back to keys that moved on.
@Suite(.needs("git")) struct KeptWorkToolTests {
  private let box: GitSandbox
  private static let catalog = "App/Localizable.xcstrings"

  init() throws {
    box = try GitSandbox()
    try box.folder.add("repo/gloss.json", #"{"exclude": ["back/**", "out/**"]}"#)
  }

  private static func unit(_ text: String, _ state: String = "translated") -> String {
    #""stringUnit":{"state":"\#(state)","value":"\#(text)"}"#
  }

  private static func cats(_ one: String, _ other: String) -> String {
    """
    "substitutions":{"n":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
      "one":{\(unit("%arg \(one)"))},"other":{\(unit("%arg \(other)"))}}}}}
    """
  }

  private static func substituted(_ german: String) -> String {
    """
    "%@ %lld":{"localizations":{"de":{\(german)},
      "en":{\(unit("%1$@ has %#@n@")),\(cats("cat", "cats"))}}}
    """
  }

  private func addReturned(_ entries: String) throws {
    try box.folder.add(
      "repo/back/Localizable.xcstrings",
      #"{"sourceLanguage":"en","strings":{\#(entries)},"version":"1.0"}"#)
  }

  @Test func keepsTheFormsOfASubstitution() throws {
    let german = Self.unit("%1$@ hat %#@n@") + "," + Self.cats("Katze", "Katzen")
    try box.write(Self.substituted(german), to: Self.catalog)
    try box.commit("base")
    let before = try box.text(Self.catalog)
    try addReturned(Self.substituted(Self.unit("%1$@ hat %2$lld Katzen")))
    let run = try box.gloss("import", "back/Localizable.xcstrings")
    #expect(run.status == 1)
    #expect(
      run.output.contains("one text would take the place of 2 finished forms"), "\(run.output)")
    #expect(try box.text(Self.catalog) == before)
    let forced = try box.gloss("import", "back/Localizable.xcstrings", "--prefer=file")
    #expect(forced.status == 0, "\(forced.output)")
    let after = try box.text(Self.catalog)
    #expect(after.contains("hat %2$lld Katzen") && after.contains("needs_review"))
    // Nothing that a fix would remove stays behind.
    #expect(!after.contains("%arg Katze") && after.contains("%arg cats"))
    let check = try box.gloss("check", "--no-config")
    #expect(!check.output.contains("substitution-unused"), "\(check.output)")
    #expect(check.output.contains("plural-flattened"), "\(check.output)")
    // A person keeps the text: importing it again says nothing.
    try box.folder.add("repo/\(Self.catalog)", after.replacing("needs_review", with: "translated"))
    let again = try box.gloss("import", "back/Localizable.xcstrings")
    #expect(again.status == 0 && !again.output.contains("refused"), "\(again.output)")
  }

  /// Files for one catalog are compared with its history together, each with its own revision.
  @Test func findsTheBaseOfEachFile() throws {
    func write(_ numbers: ClosedRange<Int>) throws {
      let entries = numbers.map { number in
        let texts = ["de", "fr", "it"].map { #""\#($0)":{\#(Self.unit("\($0) \(number)"))}"# }
        return #""Key \#(number)":{"localizations":{\#(texts.joined(separator: ","))}}"#
      }
      try box.write(entries.joined(separator: ","), to: Self.catalog)
    }
    for (number, language) in ["de", "fr", "it", "none"].enumerated() {
      try write(number * 4...number * 4 + 7)
      try box.commit("state of \(language)")
      if language == "none" { continue }
      try box.gloss("export", "-l", language, "-o", "out/\(language).xliff")
      var text = try box.text("out/\(language).xliff")
      let header = try #require(text.firstRange(of: #/<header>(?s:.)*</header>/#))
      text.removeSubrange(header)
      let changed = "\(language) \(number * 4 + 6)<"
      try box.folder.add(
        "repo/out/\(language).xliff", text.replacing(changed, with: "\(language) changed<"))
    }
    let refs = try box.git("for-each-ref", "--format=%(refname)", "refs/gloss").output
    for ref in refs.split(separator: "\n") { try box.git("update-ref", "-d", String(ref)) }
    let log = try box.git("log", "--reverse", "--format=%h", "--abbrev=10").output
    let commits = log.split(separator: "\n").map(String.init)
    let run = try box.gloss("import", "out")
    for (number, language) in ["de", "fr", "it"].enumerated() {
      #expect(
        run.errors.contains(
          "'out/\(language).xliff': compared with '\(Self.catalog)' of \(commits[number])"),
        "\(run)")
    }
  }

  @Test func leavesOutAForeignLanguage() throws {
    try box.write(
      #""Send":{"localizations":{"de":{\#(Self.unit("Senden"))}}}"#, to: Self.catalog)
    try box.commit("base")
    try addReturned(
      #""Send":{"localizations":{"de":{\#(Self.unit("Senden"))},"fr":{\#(Self.unit("Envoyer"))}}}"#)
    let run = try box.gloss("import", "back/Localizable.xcstrings")
    #expect(run.status == 1)
    #expect(run.output.contains("'--add-language fr'"), "\(run.output)")
    #expect(try !box.text(Self.catalog).contains("Envoyer"))
    let added = try box.gloss("import", "back/Localizable.xcstrings", "--add-language", "fr")
    #expect(added.status == 0, "\(added.output)")
    #expect(try box.text(Self.catalog).contains("Envoyer"))
    // An export for a language asks for it.
    try box.gloss("export", "-l", "it", "-o", "it.xliff")
    let italian = try box.text("it.xliff").replacing(
      "<source>Send</source>", with: "<source>Send</source><target>Invia</target>")
    try box.folder.add("repo/it.xliff", italian)
    let new = try box.gloss("import", "it.xliff")
    #expect(new.status == 0, "\(new.output)")
    #expect(new.output.contains("the file has no states: its texts count as translated"))
  }

  @Test func spellsBlanksThatStay() throws {
    try box.write(
      #""%lld GB free":{"localizations":{"de":{\#(Self.unit("%lld\u{A0}GB frei"))}}}"#,
      to: Self.catalog)
    try box.commit("base")
    try addReturned(
      #""%lld GB free":{"localizations":{"de":{\#(Self.unit("%lld GB frei"))}}}"#)
    let run = try box.gloss("import", "back/Localizable.xcstrings")
    #expect(run.status == 0)
    #expect(run.output.contains("'%lld[U+00A0]GB frei' in the catalog"), "\(run.output)")
    #expect(run.errors.contains("0 catalogs changed"))
  }

  enum Format: String, CaseIterable { case xliff, csv, po }

  /// The keys are renamed and reworded by the tool itself while the translator has the file.
  @Test(arguments: Format.allCases) func followsKeys(format: Format) throws {
    func source(_ color: String) -> String {
      """
      import SwiftUI
      let a = Text("\(color)", comment: "title")
      let b = Text("Empty list", comment: "title")
      let c = Text("Send", comment: "button")
      """
    }
    try box.folder.add("repo/App/V.swift", source("Choose a color"))
    try box.write(
      #""Choose a color":{"comment":"title"},"Empty list":{"comment":"title"},"Send":{"comment":"button"}"#,
      to: Self.catalog)
    try box.commit("base")
    let file = "de.\(format)"
    try box.gloss("export", "-q", "-l", "de", "--format", "\(format)", "-o", file)
    try box.gloss("rename", "Send", "mail.send", "-q")
    try box.folder.add(
      "repo/App/V.swift",
      box.text("App/V.swift").replacing("Choose a color", with: "Choose a colour"))
    try box.gloss("sync", "-q")
    try box.commit("keys")
    var text = try box.text(file)
    for (source, target) in [("Send", "Senden"), ("Choose a color", "Farbe wählen")] {
      switch format {
      case .xliff:
        text.replace(
          "<source>\(source)</source>",
          with: "<source>\(source)</source><target state=\"translated\">\(target)</target>")
      case .csv: text.replace(",\(source),,,", with: ",\(source),\(target),,")
      case .po:
        text.replace(
          "msgid \"\(source)\"\nmsgstr \"\"", with: "msgid \"\(source)\"\nmsgstr \"\(target)\"")
      }
    }
    try box.folder.add("repo/\(file)", text)
    let run = try box.gloss("import", file)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("its key is 'mail.send' now"), "\(run.output)")
    #expect(run.output.contains("its key now says 'Choose a colour'"), "\(run.output)")
    let catalog = try box.text(Self.catalog)
    #expect(catalog.contains("Senden") && catalog.contains("Farbe wählen"))
    #expect(catalog.split(separator: "needs_review").count == 2)
    // The same file again finishes nothing.
    let again = try box.gloss("import", file)
    #expect(again.errors.contains("0 catalogs changed"), "\(again.errors)")
  }

  /// The first delivery is in an export that somebody else made in between.
  @Test func keepsAFixFromASecondDelivery() throws {
    func entries(_ fix: String) -> String {
      (0..<8).map { number in
        let text = number == 7 ? fix : "alt \(number)"
        return number < 4
          ? "\"Key \(number)\":{}"
          : #""Key \#(number)":{"localizations":{"de":{\#(Self.unit(text))}}}"#
      }.joined(separator: ",")
    }
    try box.write(entries("alt 7"), to: Self.catalog)
    try box.commit("base")
    try box.gloss("export", "-l", "de", "-o", "out")
    let bare = try box.text("out/de.xliff").replacing(
      try Regex("    <header>(?s:.*?)</header>\n"), with: "")
    func delivery(_ count: Int) -> String {
      (0..<count).reduce(bare) { text, number in
        let source = "<source>Key \(number)</source>"
        return text.replacing(source, with: source + "<target>neu \(number)</target>")
      }
    }
    try box.write(entries("FIX"), to: Self.catalog)
    try box.commit("fix")
    try box.folder.add("repo/one.xliff", delivery(3))
    #expect(try box.gloss("import", "one.xliff").status == 0)
    try box.commit("first delivery")
    try box.gloss("export", "-l", "de", "-o", "out", "--overwrite")
    try box.folder.add("repo/two.xliff", delivery(4))
    let run = try box.gloss("import", "two.xliff")
    #expect(run.status == 1)
    #expect(run.output.contains("an older text, or taken back"), "\(run.output)")
    let catalog = try box.text(Self.catalog)
    #expect(catalog.contains("FIX") && catalog.contains("neu 3"))
  }

  @Test func namesTheCatalogThatMovedUnitsWereComparedWith() throws {
    func entry(_ key: String, _ text: String) -> String {
      #""\#(key)":{"localizations":{"de":{\#(Self.unit(text))}}}"#
    }
    let staying = [entry("Two", "zwei"), entry("Three", "drei")]
    try box.write(([entry("One", "eins")] + staying).joined(separator: ","), to: Self.catalog)
    try box.write(entry("Other", "anderes"), to: "App/M.xcstrings")
    try box.commit("base")
    #expect(try box.gloss("export", "-q", "-l", "de", "-o", "out").status == 0)
    let file = try box.text("out/de.xliff").replacing(">eins<", with: ">EINS<")
      .replacing(#/<header>.*?<\/header>/#.dotMatchesNewlines(), with: "")
    try box.folder.add("repo/back/de.xliff", file)
    try box.write(staying.joined(separator: ","), to: Self.catalog)
    try box.write(
      [entry("One", "eins"), entry("Other", "anderes")].joined(separator: ","),
      to: "App/M.xcstrings")
    try box.commit("moved")
    let run = try box.gloss("import", "back/de.xliff")
    #expect(try box.text("App/M.xcstrings").contains("EINS"), "\(run.output)\(run.errors)")
    #expect(run.errors.contains("compared with '\(Self.catalog)'"))
    #expect(!run.errors.contains("compared with 'App/M.xcstrings'"))
  }
}
