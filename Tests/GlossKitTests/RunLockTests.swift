import Foundation
import GlossKit
import Synchronization
import TestSupport
import Testing

@Suite struct RunLockTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func failure(milliseconds: Int, remark: @escaping () -> Void = {}) -> String? {
    do throws(GlossError) {
      _ = try RunLock(folder: folder.path, milliseconds: milliseconds, remark: remark)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func givesUpAfterAWhile() throws {
    let first = try RunLock(folder: folder.path, milliseconds: 0)
    let remarks = Mutex(0)
    let failure = failure(milliseconds: 700) { remarks.withLock { $0 += 1 } }
    #expect(
      failure == "another run has been writing in this project for more than 1 s: "
        + "wait for its end or end it, then run again")
    #expect(remarks.withLock { $0 } == 1)
    withExtendedLifetime(first) {}
  }

  @Test func isFreeWhenItsHolderIsGone() throws {
    _ = try RunLock(folder: folder.path, milliseconds: 0)
    #expect(failure(milliseconds: 0) == nil)
    #expect(try folder.names() == [])
  }

  @Test func doesNotStandInTheWayOfItsOwnWriter() throws {
    let lock = try RunLock(folder: folder.path, milliseconds: 0)
    let change = FileChange(folder("a"), from: nil, to: [0x61], stamp: nil)
    try FileWriter(under: lock).write([change])
    #expect(try folder.text("a") == "a")
    #expect(failure(milliseconds: 0) != nil)
    withExtendedLifetime(lock) {}
  }

  @Test func lastsAsLongAsAWriterThatKnowsIt() throws {
    let writer = FileWriter(under: try RunLock(folder: folder.path, milliseconds: 0))
    #expect(failure(milliseconds: 0) != nil)
    withExtendedLifetime(writer) {}
  }

  @Test func letsRunsGoOnWhereNothingCanBeLocked() throws {
    _ = try RunLock(folder: folder("missing"), milliseconds: 0)
  }

  @Test func locksAFolderThatIsReadOnly() throws {
    try folder.add("inner/a", "x")
    try folder.setMode("inner", 0o555)
    defer { try? folder.setMode("inner", 0o755) }
    let lock = try RunLock(folder: folder("inner"), milliseconds: 0)
    #expect(throws: GlossError.self) { try RunLock(folder: folder("inner"), milliseconds: 0) }
    withExtendedLifetime(lock) {}
  }
}
