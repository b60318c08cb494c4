import Foundation
import GlossKit
import TestSupport
import Testing

@Suite struct SyncFixtureTests {
  @Test func fixturesAreFound() {
    #expect(SyncFixture.all.count > 30)
  }

  @Test(arguments: SyncFixture.all)
  func syncsAsTheFixtureSays(_ fixture: SyncFixture) async throws {
    let folder = try fixture.project()
    let before = try Dictionary(
      uniqueKeysWithValues: SyncFixture.files(in: folder.url))
    let sync = try await fixture.sync(folder, workers: 2)
    let report = SyncFixture.report(sync, in: folder)
    try sync.write()
    let after = try Dictionary(
      uniqueKeysWithValues: SyncFixture.files(in: folder.url))
    try update(fixture, report, after.filter { before[$0.key] != $0.value })

    var expected = before
    for (path, bytes) in try SyncFixture.files(in: fixture.expectedFolder)
    where path.hasSuffix(".xcstrings") {
      expected[path] = bytes
    }
    #expect(after.keys.sorted() == expected.keys.sorted())
    for (path, bytes) in expected {
      #expect(after[path].map(text) == text(bytes), "\(path)")
    }
    let wanted = try Data(contentsOf: fixture.expectedFolder.appending(path: "report.txt"))
    #expect(report == text(wanted))
  }

  @Test(arguments: SyncFixture.all)
  func aSecondSyncChangesNothing(_ fixture: SyncFixture) async throws {
    let folder = try fixture.project()
    try await fixture.sync(folder, workers: 2).write()
    let once = try SyncFixture.files(in: folder.url).map(\.bytes)
    let again = try await fixture.sync(folder, workers: 2)
    #expect(!again.isOutOfDate)
    #expect(again.catalogs.allSatisfy { !$0.file.isChanged })
    try again.write()
    #expect(try SyncFixture.files(in: folder.url).map(\.bytes) == once)
  }

  @Test(arguments: SyncFixture.all)
  func theNumberOfWorkersMakesNoDifference(_ fixture: SyncFixture) async throws {
    let folder = try fixture.project()
    let alone = try await fixture.sync(folder, workers: 1)
    for workers in [2, 8] {
      let sync = try await fixture.sync(folder, workers: workers)
      #expect(SyncFixture.report(sync, in: folder) == SyncFixture.report(alone, in: folder))
      #expect(sync.catalogs.map(\.file.newBytes) == alone.catalogs.map(\.file.newBytes))
    }
  }

  private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  /// Rewrites what the fixture expects under `UPDATE_GOLDEN`, and fails then.
  private func update(
    _ fixture: SyncFixture, _ report: String, _ changed: [String: Data]
  ) throws {
    guard ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil else { return }
    for (path, bytes) in changed {
      let file = fixture.expectedFolder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes.write(to: file)
    }
    try Data(report.utf8).write(to: fixture.expectedFolder.appending(path: "report.txt"))
    Issue.record("rewrote \(fixture.testDescription): read the diff, then run again")
  }
}
