import LocalizationModel
import StringCatalog
import Testing

/// Texts of a key that no look-up reaches, under the key that the code looks up.
@Suite struct SpecifierChangeTests {
  private func merged(
    _ old: String, _ entry: String, to new: String, stale: StalePolicy = .xcode,
    renames: RenamePolicy = .carry
  ) throws -> StringCatalog {
    let text = #"{"sourceLanguage" : "en", "strings" : {"\#(old)" : \#(entry)}, "version" : "1.0"}"#
    var catalog = try StringCatalog(ContiguousArray(text.utf8), path: "L.xcstrings")
    let site = ExtractedString(
      key: new,
      placeholders: FormatSpecifier.all(in: new).map {
        Placeholder(expression: "x", specifier: $0.text(in: new), confidence: .declared)
      }, api: "Text", path: "a.swift", range: ByteRange(0..<1),
      position: SourcePosition(line: 1, column: 1))
    var surroundings = MergeSurroundings()
    surroundings.respelled = [old: new]
    _ = try catalog.merge(
      [site], matches: [catalog.match(of: site)], gone: [old], stale: stale, renames: renames,
      surroundings)
    return catalog
  }

  private func unit(_ catalog: StringCatalog, _ key: String) -> StringUnit? {
    catalog.entry(key)?.unit("tr")
  }

  private func text(_ catalog: StringCatalog, _ key: String) -> String? {
    unit(catalog, key)?.value
  }

  private static func entry(_ text: String, _ more: String = "") -> String {
    #"{\#(more)"localizations" : {"tr" : {"stringUnit" : {"state" : "translated", "value" : "\#(text)"}}}}"#
  }

  @Test(arguments: [
    ("Pending %d", "%d bekliyor", "Pending %lld", "%lld bekliyor"),
    ("Named %s", "Ad %s", "Named %@", "Ad %@"), ("Size %f", "Boy %.1f", "Size %lf", "Boy %.1lf"),
    ("Obj %@", "nesne %@", "Obj %lld", "nesne %lld"),
    ("%d of %@", "%2$@ / %1$d", "%lld of %@", "%2$@ / %1$lld"),
    ("%@ and %d", "%@ ve %5d, %%", "%@ and %lld", "%@ ve %5lld, %%"),
  ])
  func convertsTheSpecifiersOfTexts(old: String, text: String, new: String, converted: String)
    throws
  {
    let catalog = try merged(old, Self.entry(text), to: new)
    #expect(self.text(catalog, new) == converted)
    #expect(unit(catalog, new)?.state == .needsReview)
    #expect(!catalog.holds(old))
  }

  @Test func keepsAnEntryThatIsManual() throws {
    let catalog = try merged(
      "Done %i", Self.entry("bitti %i", #""extractionState" : "manual", "#), to: "Done %lld")
    #expect(text(catalog, "Done %lld") == "bitti %lld")
    #expect(text(catalog, "Done %i") == "bitti %i")
    #expect(catalog.entry("Done %i")?.extractionState == .manual)
  }

  @Test func convertsSubstitutions() throws {
    let substitution = """
      {"localizations" : {"tr" : {"stringUnit" : {"state" : "translated", "value" : "%#@n@ / %2$d"},
      "substitutions" : {"n" : {"argNum" : 1, "formatSpecifier" : "d", "variations" : {"plural" : {"other" :
      {"stringUnit" : {"state" : "translated", "value" : "%arg sayfa"}}}}}}}}}
      """
    let catalog = try merged("%d of %d", substitution, to: "%lld of %lld")
    let bytes = String(decoding: try catalog.serialized(), as: UTF8.self)
    #expect(bytes.contains(#""value" : "%#@n@ / %2$lld""#))
    #expect(bytes.contains(#""formatSpecifier" : "lld""#) && bytes.contains("%arg sayfa"))
  }

  @Test func marksOrKeepsTheOldKeyAsIsAskedFor() throws {
    let entry = Self.entry("%d bekliyor")
    let marked = try merged("Pending %d", entry, to: "Pending %lld", stale: .mark)
    #expect(marked.entry("Pending %d")?.extractionState == .stale)
    let kept = try merged("Pending %d", entry, to: "Pending %lld", stale: .keep)
    #expect(kept.holds("Pending %d") && kept.entry("Pending %d")?.extractionState == nil)
    // Without carrying over, the old key is one that is gone.
    let off = try merged("Pending %d", entry, to: "Pending %lld", renames: .off)
    #expect(text(off, "Pending %lld") == nil)
    #expect(off.entry("Pending %d")?.extractionState == .stale)
  }
}
