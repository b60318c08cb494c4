import ConventionChecks
import Foundation
import Interchange
import LocalizationModel
import StringCatalog
import TestSupport
import Testing

/// The parts of source texts that texts of pseudo-languages keep.
struct PseudoTextTests {
  @Test(arguments: [
    ("Save the file", "⟦Šåṽé ţĥé ƒîļé öñé ţŵ⟧"),
    ("Save…", "⟦Šåṽé öñ⟧…"),
    (" Total: %1$@ of %2$lld\n", " ⟦Ţöţåļ: %1$@ öƒ %2$lld öñé ţŵö ţ⟧\n"),
    ("At https://a.b/%@/it/{id}/all", "⟦Åţ https://a.b/%@/it/{id}/all öñé ţŵö ţĥŕé⟧"),
    ("%lld %%", "%lld %%"), ("", ""), ("标题", "标题"),
    (
      "<b>Go</b> &amp; [see](https://a.b/c)",
      "⟦<b>Ĝö</b> &amp; [šéé](https://a.b/c) öñé ţŵö ţĥŕéé ƒ⟧"
    ),
    ("Ask a@b.org or `run`\\n", "⟦Åšķ a@b.org öŕ `run`\\n öñé ţŵö ţ⟧"),
    ("Hi ${applicationName}, {count}!", "⟦Ĥî ${applicationName}, {count} öñé ţŵö ţĥŕé⟧!"),
    ("^[%lld dog](inflect: true)", "⟦^[%lld đöĝ](inflect: true) öñé ţŵö ţĥŕ⟧"),
  ])
  func accents(source: String, text: String) {
    let made = PseudoText(language: "en-XA").text(for: source)
    #expect(made == text)
  }

  @Test func hasTheLookOfTheLanguagesScript() {
    #expect(PseudoText(language: "ar-XB").text(for: "Save %@") == "⟦ساطه %@ ونه⟧")
    #expect(PseudoText(language: "zh-Hans-XA").text(for: "Save %@") == "⟦Ｓａｖｅ %@ ｏｎｅ⟧")
  }

  @Test(arguments: [
    "{", "}", "<b", "&;", "\\", "`", "](", "%", "\\u12", "a@", "{{a}", "🏳️‍🌈 a\u{301}",
  ])
  func takesTextsThatAreCutOff(text: String) {
    let made = PseudoText(language: "en-XA").text(for: "x" + text)
    #expect(made.hasPrefix("⟦"))
  }
}

/// Catalogs of the corpus in pseudo-languages.
@Suite(.needsCorpus)
struct PseudoCatalogTests {
  /// With what is found in them, which the languages share.
  private static let sample = Result {
    try catalogs().map { (catalog: $0, warnings: try warnings(in: $0)) }
  }

  @Test(arguments: ["en-XA", "ar-XB", "zh-Hans-XA"])
  func addsNothingThatAWarningIsAbout(language: String) throws {
    var count = 0
    for (catalog, old) in try Self.sample.get() {
      var pseudo = catalog
      PseudoText(language: language).add(to: &pseudo, UnitTable(catalog))
      let made = try Self.read(pseudo)
      count += made.keys.count { made.entry($0)?.languages.contains(language) == true }
      // What the source has is found in it as well, and no look adds a Chinese character.
      let new = try Self.warnings(in: made).filter { warning in
        warning.contains(#"'\(language)'"#) || warning.contains(#"Optional("\(language)")"#)
      }
      .filter { warning in
        let ofSource = warning.replacing("'\(language)'", with: "'\(catalog.sourceLanguage)'")
        return !old.contains(ofSource)
          && !warning.unicodeScalars.contains { Script.of($0) == .han }
      }
      #expect(new.isEmpty, "\(catalog.path): \(new.sorted().prefix(5))")
    }
    #expect(count > 500)
  }

  @Test(arguments: ["en-XA", "ar-XB"])
  func changesNothingTheSecondTime(language: String) throws {
    for (catalog, _) in try Self.sample.get() {
      var catalog = catalog
      PseudoText(language: language).add(to: &catalog, UnitTable(catalog))
      var again = try Self.read(catalog)
      let table = UnitTable(again)
      #expect(PseudoText(language: language).add(to: &again, table) == 0, "\(catalog.path)")
      PseudoText(language: again.sourceLanguage).add(to: &again, table)
      #expect(!again.isEdited, "\(catalog.path)")
    }
  }

  private static func read(_ catalog: StringCatalog) throws -> StringCatalog {
    try StringCatalog(try catalog.serialized(), path: catalog.path)
  }

  /// Rule and message of each warning and error, and the text it is about.
  private static func warnings(in catalog: StringCatalog) throws -> Set<String> {
    let settings = CheckSettings()
    let file = LintedCatalog(
      catalog, languageUses: catalog.languageUses(), duplicates: catalog.duplicates,
      settings: settings)
    let checker = Checker(settings)
    var sink = FindingSink()
    checker.check(file, &sink)
    for index in 0..<catalog.entryCount {
      guard let contents = catalog.contents(at: index) else { continue }
      let entry = Entry(
        contents, sourceLanguage: catalog.sourceLanguage,
        requiredLanguages: file.requiredLanguages(), sites: nil, settings: settings)
      checker.check(entry, in: catalog.path, &sink)
    }
    return Set(
      sink.findings.filter { $0.severity > .info }.map {
        "\($0.rule): \($0.message) \($0.subject as Any)"
      })
  }

  private static func catalogs() throws -> [StringCatalog] {
    try Corpus.files("xcstrings", in: "xcstrings").sample(every: 15).compactMap { url in
      guard let data = try? Data(contentsOf: url), data.count < 400_000 else { return nil }
      let catalog = try? StringCatalog(ContiguousArray(data), path: url.lastPathComponent)
      return (try? catalog?.serialized()) == nil ? nil : catalog
    }
  }
}
