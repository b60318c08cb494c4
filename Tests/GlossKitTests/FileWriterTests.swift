import Foundation
import GlossKit
import Synchronization
import TestSupport
import Testing

@Suite struct FileWriterTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func change(_ name: String, _ text: String) throws -> FileChange {
    let old = try FileReader.contents(of: folder(name), within: .none)
    return .init(
      folder(name), from: old.bytes, to: ContiguousArray(text.utf8), stamp: old.stamp)
  }

  private func new(_ name: String, _ text: String) -> FileChange {
    .init(folder(name), from: nil, to: ContiguousArray(text.utf8), stamp: nil)
  }

  /// Returns the text of the error, with paths relative to the folder; `nil` if there is none.
  private func failure(
    _ changes: [FileChange], with writer: FileWriter = FileWriter()
  ) -> String? {
    do throws(GlossError) {
      try writer.write(changes)
      return nil
    } catch {
      return error.description.replacing(folder(""), with: "")
    }
  }

  @Test func replacesAndMakesFiles() throws {
    try folder.add("a", "old")
    try folder.add("b", "")
    let long = String(repeating: "x", count: 3_000_000)
    #expect(failure([new("c", "new"), try change("b", long), try change("a", "newer")]) == nil)
    #expect(try folder.text("a") == "newer")
    #expect(try folder.text("b") == long)
    #expect(try folder.text("c") == "new")
    #expect(try folder.names() == ["a", "b", "c"])
    #expect(failure([]) == nil)
  }

  @Test(arguments: [0o600, 0o640, 0o644, 0o755, 0o666])
  func keepsTheMode(mode: Int) throws {
    try folder.add("a", "old")
    try folder.setMode("a", mode)
    #expect(failure([try change("a", "new")]) == nil)
    #expect(try folder.mode("a") == mode)
  }

  @Test(.enabled(if: geteuid() == 0, "only root gives files to others"))
  func keepsTheOwnerWhereItMay() throws {
    let path = try folder.add("a", "old")
    let isGiven = unsafe chown(path, 12_345, 54_321) == 0
    #expect(isGiven)
    #expect(failure([try change("a", "new")]) == nil)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.ownerAccountID] as? Int == 12_345)
    #expect(attributes[.groupOwnerAccountID] as? Int == 54_321)
  }

  @Test func replacesTheTargetOfALink() throws {
    try folder.add("real/a", "old")
    try folder.link("a", to: "real/a")
    #expect(failure([try change("a", "new")]) == nil)
    #expect(try folder.text("real/a") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("a")) == "real/a")
    #expect(try folder.names() == ["a", "real"])
  }

  @Test func refusesOneFileUnderTwoNames() throws {
    try folder.add("a", "old")
    try folder.link("b", to: "a")
    #expect(
      failure([try change("b", "1"), try change("a", "2")])
        == "b: the same file as 'a' through a symbolic link: give one of them")
    #expect(try folder.text("a") == "old")
  }

  @Test(arguments: [0o444, 0o400, 0o555])
  func refusesAReadOnlyFile(mode: Int) throws {
    try folder.add("a", "old a")
    try folder.add("b", "old b")
    let changes = [try change("a", "new"), try change("b", "new")]
    try folder.setMode("b", mode)
    #expect(
      failure(changes)
        == "b: the file is read-only: make it writable (chmod u+w), then run again")
    #expect(try folder.text("a") == "old a")
    #expect(try folder.mode("b") == mode)
    #expect(try folder.names() == ["a", "b"])
  }

  @Test func refusesAFileThatWasChangedSinceItWasRead() throws {
    try folder.add("a", "old")
    try folder.add("b", "old")
    let changes = [try change("a", "mine"), try change("b", "mine")]
    try folder.add("b", "someone else's")
    #expect(failure(changes)?.contains("changed by someone else") == true)
    #expect(try folder.text("a") == "old")
    #expect(try folder.text("b") == "someone else's")
    #expect(try folder.names() == ["a", "b"])
  }

  @Test func noticesAChangeOfEqualSize() throws {
    try folder.add("a", "old")
    // The clock of a file system moves in steps.
    let past: [FileAttributeKey: Any] = [.modificationDate: Date(timeIntervalSince1970: 1)]
    try FileManager.default.setAttributes(past, ofItemAtPath: folder("a"))
    let change = try change("a", "new")
    let handle = try FileHandle(forUpdating: URL(filePath: folder("a")))
    try handle.write(contentsOf: Data("odd".utf8))
    try handle.close()
    #expect(failure([change])?.contains("changed by someone else") == true)
    #expect(try folder.text("a") == "odd")
  }

  @Test func refusesWhatCameOrWent() throws {
    try folder.add("there", "x")
    try folder.add("gone", "x")
    try folder.link("dead", to: "nothing")
    let gone = try change("gone", "y")
    try FileManager.default.removeItem(atPath: folder("gone"))
    #expect(failure([gone]) == "gone: no such file or folder: check the path")
    #expect(failure([new("there", "y")])?.hasPrefix("there: the file already exists") == true)
    #expect(
      failure([new("no/a", "y")])
        == "no/a: the folder of the file does not exist: make it, then run again")
    #expect(failure([new("dead", "y")])?.hasPrefix("dead: a symbolic link to nothing") == true)
    #expect(try folder.names() == ["dead", "there"])
  }

  @Test func putsEverythingBackWhenALaterRenameFails() throws {
    for name in ["a", "b", "d"] { try folder.add(name, "old " + name) }
    let changes = [
      try change("a", "new"), try change("b", "new"), new("c", "new"), try change("d", "new"),
    ]
    let last = folder("d")
    let writer = FileWriter(within: .none) { path in
      if path == last {
        _ = FileManager.default.createFile(atPath: last, contents: Data("odd".utf8))
      }
    }
    #expect(failure(changes, with: writer)?.contains("changed by someone else") == true)
    #expect(try folder.text("a") == "old a")
    #expect(try folder.text("b") == "old b")
    #expect(try folder.text("d") == "odd")
    #expect(try folder.names() == ["a", "b", "d"])
  }

  @Test func removesTheLitterOfDeadRunsOnly() throws {
    // The lock tells, not the process in the name: numbers are used again, and a container has its
    // own.
    let dead = [
      ".a.gloss-99999999-0.tmp", ".x.y.gloss-99999998-12.tmp", ".a.gloss-\(getppid())-0.tmp",
    ]
    let held = ".a.gloss-99999997-0.tmp"
    let kept = [
      ".a.gloss-99999999-x.tmp", ".a.gloss--1-0.tmp", ".a.tmp", "a.gloss-99999999-0.tmp",
      ".a.gloss-99999999.tmp", held,
    ]
    for name in dead + kept { try folder.add(name) }
    let handle = try FileHandle(forReadingFrom: URL(filePath: folder(held)))
    #expect(flock(handle.fileDescriptor, LOCK_EX | LOCK_NB) == 0)
    #expect(failure([new("new", "")]) == nil)
    #expect(try folder.names() == (kept + ["new"]).sorted())
    try handle.close()
    #expect(failure([new("newer", "")]) == nil)
    #expect(try !folder.names().contains(held))
  }

  /// Whatever another run does in the meantime, as where folders cannot be locked.
  /// A run that could not write leaves no folders that it made for it.
  @Test func takesBackFoldersOfFilesThatAreNotWritten() throws {
    try folder.addFolder("known")
    let isThere = { FileManager.default.fileExists(atPath: folder($0)) }
    let paths = ["known/new/x", "a/b/c/x", "a/y"].map { folder($0) }
    #expect(throws: GlossError.self) {
      try ReportFiles.makingFolders(for: paths, within: .none) { () throws(GlossError) in
        #expect(isThere("a/b/c"))
        throw GlossError("x", .interrupted)
      }
    }
    #expect(try folder.names() == ["known"])
    #expect(throws: GlossError.self) {
      try ReportFiles.makingFolders(for: paths, within: .none) { () throws(GlossError) in
        _ = FileManager.default.createFile(atPath: folder("a/b/theirs"), contents: nil)
        throw GlossError("x", .interrupted)
      }
    }
    #expect(isThere("a/b/theirs") && !isThere("a/b/c"))
    try ReportFiles.makingFolders(for: paths, within: .none) {}
    #expect(isThere("a/b/c"))
  }

  @Test func holdsItsTemporaryFiles() throws {
    for name in ["a", "b"] { try folder.add(name, "old") }
    let path = folder.path
    let isHeld = Atomic(false)
    let writer = FileWriter(within: .none) { _ in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      let temporary = names.filter { $0.hasSuffix(".tmp") }
      let free = temporary.filter { name in
        let handle = FileHandle(forReadingAtPath: path + "/" + name)
        return handle.map { flock($0.fileDescriptor, LOCK_EX | LOCK_NB) == 0 } ?? true
      }
      // Of the first file both, and of the second as long as it is not yet renamed.
      if temporary.count >= 3, free.isEmpty { isHeld.store(true, ordering: .relaxed) }
    }
    #expect(failure([try change("a", "new"), try change("b", "new")], with: writer) == nil)
    let wasHeld = isHeld.load(ordering: .relaxed)
    #expect(wasHeld)
    #expect(try folder.names() == ["a", "b"])
  }

  @Test func removesWhatItPreparedWhenTheRestCannotBe() throws {
    try folder.add("a", "old")
    // A folder that has the name of the second temporary file and cannot be removed as litter.
    let obstacle = ".b.gloss-\(getpid())-2.tmp"
    try folder.add(obstacle + "/x")
    #expect(
      failure([try change("a", "new"), new("b", "new")])
        == "b: cannot be written: system error \(EEXIST)")
    #expect(try folder.text("a") == "old")
    #expect(try folder.names() == [obstacle, "a"])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskIsAnError() {
    let bytes: ContiguousArray<UInt8> = [1, 2, 3]
    #expect(throws: SystemError(rawValue: ENOSPC)) {
      let file = try FileDescriptor(opening: "/dev/full", O_WRONLY)
      try file.writeAll(bytes.span)
    }
  }

  @Test func aSecondRunWaitsForTheFirstAndThenRefuses() throws {
    try folder.add("a", "old")
    let changes = (try change("a", "first"), try change("a", "second"))
    let isDone = DispatchSemaphore(value: 0)
    let isRefused = Atomic(false)
    let place = folder("")
    let writer = FileWriter(within: .none) { _ in
      #expect(throws: GlossError.self) { try RunLock(folder: place, milliseconds: 0) }
      Thread.detachNewThread {
        do throws(GlossError) {
          try FileWriter().write([changes.1])
        } catch {
          let isStale = "\(error)".contains("changed by someone else")
          isRefused.store(isStale, ordering: .sequentiallyConsistent)
        }
        isDone.signal()
      }
    }
    #expect(failure([changes.0], with: writer) == nil)
    isDone.wait()
    let wasRefused = isRefused.load(ordering: .sequentiallyConsistent)
    #expect(wasRefused)
    #expect(try folder.text("a") == "first")
  }

  @Test func twoRunsAtOnceLoseNothing() async throws {
    try folder.add("a", "0")
    let path = folder("a")
    let wins = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<4 {
        group.addTask {
          var wins = 0
          while wins < 25 {
            let isWritten: Void? = try? {
              let (bytes, stamp) = try FileReader.contents(of: path, within: .none)
              let number = Int(String(decoding: bytes, as: UTF8.self)) ?? 0
              try FileWriter().write([
                .init(
                  path, from: bytes, to: ContiguousArray("\(number + 1)".utf8), stamp: stamp)
              ])
            }()
            if isWritten != nil { wins += 1 }
          }
          return wins
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wins == 100)
    #expect(try folder.text("a") == "100")
  }
}
