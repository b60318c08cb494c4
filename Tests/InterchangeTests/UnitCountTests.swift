import Foundation
import Interchange
import LocalizationModel
import StringCatalog
import TestSupport
import Testing

/// `status` counts the same units that an export holds.
@Suite struct UnitCountTests {
  @Test func countsEveryUnitOfAnExportOnce() throws {
    try expectSameUnits(in: try Checkout.catalogs(), atLeast: 100)
  }

  @Test(.needsCorpus) func countsEveryUnitOfRealExportsOnce() throws {
    try expectSameUnits(in: try Corpus.files("xcstrings", in: "xcstrings"), atLeast: 100_000)
  }

  private func expectSameUnits(in files: [URL], atLeast count: Int) throws {
    var different: [String] = []
    var unitCount = 0
    for url in files {
      guard let data = try? Data(contentsOf: url),
        let catalog = try? StringCatalog(ContiguousArray(data), path: url.lastPathComponent)
      else { continue }
      let source = catalog.sourceLanguage
      // `ar` and `ja` have the most and the fewest plural forms; a catalog may have neither.
      let names = Set(catalog.languageUses().map(\.name.text) + ["ar", "ja", source])
        .sortedByBytes()
      let languages = LanguageGroups(names, source: source)
      var sums = UnitSums(languages)
      for index in 0..<catalog.entryCount where catalog.firstIndex(ofKeyAt: index) == index {
        catalog.entry(at: index).countUnits(into: &sums)
      }
      let table = UnitTable(catalog)
      for (index, name) in names.enumerated() where name != source {
        // Ids that collide are an error of the export.
        guard let units = try? table.units(for: name) else { continue }
        unitCount += units.count
        let counts = sums.counts(of: index)
        let rest = [UnitState.stale, .withoutWords, .untranslatable].reduce(0) { $0 + counts[$1] }
        let states = UnitState.allCases.filter { state in
          units.count { $0.state == state } != counts[state]
        }
        if counts.total + rest != units.count || !states.isEmpty {
          different.append("\(url.path) \(name): \(units.count) units, \(states)")
        }
      }
    }
    #expect(different == [])
    #expect(unitCount > count)
  }
}
