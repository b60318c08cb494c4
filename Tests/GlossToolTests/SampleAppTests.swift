import Foundation
import TestSupport
import Testing

/// The sample app of the repository, and the catalogs that are kept for it.
@Suite struct SampleAppTests {
  private static let app = Checkout.root.appending(path: "Fixtures/HChat")

  private func gloss(_ arguments: String..., in folder: URL = app) throws -> Run {
    try Run(
      Subprocess.gloss.run(arguments, in: folder, environment: Subprocess.plainEnvironment))
  }

  @Test func listsItsStringsForPeople() throws {
    let run = try gloss("extract")
    #expect(run.status == 0)
    #expect(run.errors == "gloss: 168 strings in 30 files\n")
    try expectGolden(run.output, "HChat.txt")
  }

  @Test func listsItsStringsForPrograms() throws {
    let run = try gloss("extract", "--format", "json")
    #expect(run.status == 0)
    #expect(run.errors == "")
    try expectGolden(run.output, "HChat.json")
  }

  @Test func isInStepWithItsCatalogs() throws {
    #expect(try gloss("sync", "--check") == Run(0, errors: "gloss: 2 catalogs are up to date\n"))
  }

  /// `Scripts/test` checks the whole repository as well.
  @Test func isWhatTheToolWorksOnAtTheRootOfTheRepository() throws {
    #expect(
      try gloss("sync", "--check", in: Checkout.root)
        == Run(0, errors: "gloss: 3 catalogs are up to date\n"))
  }

  @Test func hasCatalogsInXcodesForm() throws {
    #expect(
      try gloss(
        "fmt", "--check", "../../Catalogs/HChat/Localizable.xcstrings",
        "../../Catalogs/HChat/Calls.xcstrings")
        == Run(0, errors: "gloss: 2 catalogs are in Xcode's form\n"))
  }
}
