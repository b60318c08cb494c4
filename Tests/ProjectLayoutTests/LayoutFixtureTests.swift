import LocalizationModel
import ProjectLayout
import TestSupport
import Testing

@Suite struct LayoutFixtureTests {
  @Test func fixturesAreFound() {
    #expect(LayoutFixture.all.count >= 5)
  }

  @Test(arguments: LayoutFixture.all)
  func saysWhichCatalogsServeWhat(_ fixture: LayoutFixture) throws {
    let layout = try fixture.layout()
    for claim in try fixture.claims() {
      #expect(fixture.answer(to: claim, by: layout) == claim.answer, "\(claim.line)")
    }
  }

  // A project in JSON has no folder of its own for its paths, as `projectDirPath` sets one.
  @Test(arguments: LayoutFixture.all.filter { $0.shape != "beside-the-sources" })
  func saysTheSameOfProjectsInJSON(_ fixture: LayoutFixture) throws {
    let layout = try fixture.layout(inJSON: true)
    for claim in try fixture.claims() {
      #expect(fixture.answer(to: claim, by: layout) == claim.answer, "\(claim.line)")
    }
  }

  @Test(arguments: LayoutFixture.all, ["App", "Kit/Sources", "iOS", "Elsewhere/Far"])
  func saysTheSameInEveryFolder(_ fixture: LayoutFixture, folder: String) throws {
    let layout = try fixture.layout(seenFrom: folder)
    for claim in try fixture.claims() {
      #expect(
        fixture.answer(to: claim, by: layout, seenFrom: folder) == claim.answer, "\(claim.line)")
    }
  }

  @Test(arguments: LayoutFixture.all)
  func knowsTheSourcesOfEachCatalog(_ fixture: LayoutFixture) throws {
    let layout = try fixture.layout()
    for catalog in layout.catalogs {
      let sources = layout.sources.filter {
        layout.catalogs(serving: $0, table: .named(catalog.table)).contains(catalog.path)
      }
      #expect(layout.sources.filter { layout.serves(catalog.path, $0) } == sources)
      #expect(layout.servingCatalogs.contains(catalog.path) == !sources.isEmpty)
    }
  }
}
