import ConventionChecks
import Interchange
import LocalizationModel
import ProjectLayout
import StringCatalog
import TranslationUnits

/// What all files of an import are decided by, beside the catalogs as they are.
struct ImportGrounds: Sendable {
  let options: ImportOptions
  let bases: ExportBases
  /// What texts have to pass, by the indices of the catalogs.
  private let tests: [TextErrors]
  /// The same for texts that are in no catalog.
  let testOfOlderFiles: TextErrors

  /// - Parameter catalogs: As they are before anything is imported.
  init(_ options: ImportOptions, _ project: Project, _ catalogs: ExchangedCatalogs) {
    self.options = options
    bases = ExportBases(catalogs)
    let checks = project.configuration.checks
    testOfOlderFiles = TextErrors(checks.base, isOfOlderTables: true)
    var known: [[Int]: TextErrors] = [:]
    tests = catalogs.members.map { member in
      let table = ProjectCatalog(member.path)?.table
      let overrides = checks.overrides.indices.filter {
        checks.overrides[$0].covers(member.path, table)
      }
      let test = known[overrides] ?? TextErrors(checks.settings(with: overrides))
      known[overrides] = test
      return test
    }
  }

  /// - Parameter member: The index of a catalog.
  func test(ofMember member: Int) -> TextErrors { tests[member] }
}
