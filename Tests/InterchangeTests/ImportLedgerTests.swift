import Foundation
import Interchange
import LocalizationModel
import StringCatalog
import TestSupport
import Testing
import TranslationUnits

/// The ledger of an import, held against the catalog before and after.
@Suite struct ImportLedgerTests {
  private static let everything = ImportOptions(
    accepted: [.needsReview, .new], changedSource: .review, placeholders: .review,
    preferred: .file, takesUntranslatable: true)

  @Test func tellsTheTextsBeforeAndAfter() throws {
    var random = SeededGenerator(seed: 3)
    var outcomes: [String: Int] = [:]
    for (catalog, language) in try Self.catalogs() {
      let before = Dictionary(
        try catalog.units(for: language).map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a })
      var file = try Self.file(catalog, language)
      for place in file.units.indices { Self.change(&file.units[place], &random) }
      let plan = CatalogImport(Self.everything, test: ImportTests.test).plan(
        file, for: UnitTable(catalog))
      var changed = catalog
      plan.apply(to: &changed)
      let after = Dictionary(
        try changed.units(for: language).map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a })
      #expect(plan.ledger.count == file.units.count)
      for (unit, entry) in zip(file.units, plan.ledger) {
        #expect(entry.id == unit.id)
        #expect(entry.line == unit.line)
        outcomes[entry.outcome.word, default: 0] += 1
        guard let id = unit.id, let known = before[id] else { continue }
        if case .refused = entry.outcome { continue }
        #expect(entry.key == known.key && entry.path == known.path)
        #expect(entry.textID == id)
        guard case .applied(let change) = entry.outcome else { continue }
        #expect(change.old == known.unit.target?.text.joined, "\(catalog.path) \(id)")
        #expect(change.new == unit.target?.text.joined, "\(catalog.path) \(id)")
        #expect(after[id]?.unit.target?.text.joined == change.new, "\(catalog.path) \(id)")
      }
    }
    #expect(outcomes["applied", default: 0] > 20)
    #expect(outcomes["unchanged", default: 0] > 5)
  }

  // MARK: -

  /// Does to a unit what people and programs do.
  private static func change(_ unit: inout TranslationUnit, _ random: inout SeededGenerator) {
    guard case .plain(let source)? = unit.source else { return }
    let old = unit.target?.text.joined ?? source
    func translate(_ text: String, _ state: TranslationState? = .translated) {
      unit.target = TranslationUnit.Target(.plain(text), state: state)
    }
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1, 2, 3: translate("«\(old)» é")
    case 4: translate("«\(source)»", .needsReview)
    case 5: translate(source)
    case 6: translate(" \(source)\n")
    case 7: translate("")
    case 8: translate("%@ %lld \(old)")
    case 9: translate(old.replacing("%", with: "%%"), nil)
    case 10:
      translate("«\(source)»")
      unit.target?.stateQualifier = TranslationUnit.leveraged
    case 11:
      translate("«\(source)»")
      unit.source = .plain("\(source)s")
    case 12: unit.target?.state = .final
    default: break
    }
  }

  private static func file(_ catalog: StringCatalog, _ language: String) throws -> UnitFile {
    let units = try catalog.units(for: language).enumerated().map { place, unit in
      TranslationUnit(
        id: unit.unit.id, isTranslatable: unit.unit.isTranslatable, source: unit.unit.source,
        target: unit.unit.target, line: place + 7)
    }
    return UnitFile(
      original: catalog.path, sourceLanguage: catalog.sourceLanguage, targetLanguage: language,
      units: units)
  }

  /// The project's own, and a sixth of the corpus where it is.
  private static func catalogs() throws -> [(catalog: StringCatalog, language: String)] {
    let real = Corpus.folder == nil ? [] : try Corpus.files("xcstrings", in: "xcstrings")
    let sample = real.enumerated().filter { $0.offset % 6 == 1 }.map(\.element)
    return (try Checkout.catalogs() + sample).flatMap { url in
      guard let data = try? Data(contentsOf: url), data.count < 400_000,
        let catalog = try? StringCatalog(ContiguousArray(data), path: url.lastPathComponent)
      else { return [(catalog: StringCatalog, language: String)]() }
      let known = catalog.languageUses().map(\.name.text).filter { $0 != catalog.sourceLanguage }
      return Set(known.prefix(1) + ["ar"]).sorted().filter { language in
        (try? catalog.units(for: language)) != nil
      }.map { (catalog, $0) }
    }
  }
}
