import ConventionChecks
import Interchange
import LocalizationModel
import ProjectLayout
import StringCatalog
import TranslationUnits

/// The parts of an import that all translators' files share: options, bases, and the tests that a
/// text must pass before it counts as translated. ``PlannedFile`` takes it.
struct ImportContext: Sendable {
  let options: ImportOptions
  let bases: ExportBases
  /// The languages that the user names for the files, in their usual spelling.
  let askedLanguages: Set<String>
  /// The test for each catalog, by index.
  private let tests: [TranslationErrorValidator]
  /// The test for texts of `.strings` and `.stringsdict` files.
  let olderFilesTest: TranslationErrorValidator

  /// - Parameters:
  ///   - catalogs: The catalogs before anything is imported.
  ///   - asked: The languages that the user names for the files.
  init(
    _ options: ImportOptions, _ project: Project, _ catalogs: ExchangedCatalogs,
    askingFor asked: [String] = []
  ) {
    self.options = options
    askedLanguages = Set(asked.map { LanguageCodeSpelling.usual($0) })
    bases = ExportBases(catalogs)
    let checks = project.configuration.checks
    olderFilesTest = TranslationErrorValidator(checks.base, isStringsdict: true)
    var testsByOverrides: [[Int]: TranslationErrorValidator] = [:]
    tests = catalogs.members.map { member in
      let overrides = checks.overrides(
        for: member.path, table: ProjectCatalog(member.path)?.table)
      let test =
        testsByOverrides[overrides]
        ?? TranslationErrorValidator(
          checks.settings(with: overrides), givesAdvice: options.testsUnfinished)
      testsByOverrides[overrides] = test
      return test
    }
  }

  /// Returns the test for the catalog with an index.
  func test(ofMember member: Int) -> TranslationErrorValidator { tests[member] }
}
