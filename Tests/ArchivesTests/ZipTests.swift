import Archives
import Foundation
import TestSupport
import Testing

/// Zip archives, whole and broken.
@Suite(.needsWorkbooks) struct ZipTests {
  private typealias Bytes = ContiguousArray<UInt8>

  private static func archive(_ members: [(String, String)]) throws -> Bytes {
    try ZipWriter.bytes(of: members.map { (path: $0.0, bytes: Bytes($0.1.utf8)) })
  }

  private static func read(_ bytes: Bytes) throws(ArchiveError) -> [String: String] {
    let archive = try ZipArchive(bytes)
    var texts: [String: String] = [:]
    for member in archive.members {
      texts[member.path] = String(decoding: try archive.contents(of: member), as: UTF8.self)
    }
    return texts
  }

  private static let members = [
    ("de.xcloc/contents.json", "{}"), ("de.xcloc/Localized Contents/de.xliff", "Größe"),
    ("zh-Hans/本地化.xliff", ""), ("long", String(repeating: "text ", count: 50_000)),
  ]

  @Test func comesBackAsItWasWritten() throws {
    let bytes = try Self.archive(Self.members)
    #expect(try Self.read(bytes) == Dictionary(uniqueKeysWithValues: Self.members))
    #expect(bytes.count < 3000)
    #expect(try Self.archive(Self.members) == bytes)
  }

  @Test func readsAnEmptyArchive() throws {
    let bytes = try Self.archive([])
    #expect(ZipArchive.isLikely(bytes))
    #expect(try ZipArchive(bytes).members.isEmpty)
  }

  /// Wherever it is cut off, that is said.
  @Test func findsWhatIsCutOff() throws {
    let bytes = try Self.archive(Self.members)
    for count in stride(from: 0, to: bytes.count - 1, by: 7) {
      #expect(throws: ArchiveError.self) { try Self.read(Bytes(bytes.prefix(count))) }
    }
  }

  /// A changed byte is found, or makes no difference to a text.
  @Test func findsChangedBytes() throws {
    let members = Array(Self.members.prefix(3))
    let bytes = try Self.archive(members)
    let texts = Set(members.map(\.1))
    for place in bytes.indices {
      for change: UInt8 in [0xFF, 0x01, 0x80] {
        var changed = bytes
        changed[place] ^= change
        guard let read = try? Self.read(changed) else { continue }
        #expect(texts.isSuperset(of: read.values), "byte \(place)")
      }
    }
  }

  @Test(arguments: ["/etc/a.xliff", "../a.xliff", "a/../../b.xliff", "C:/a.xliff", "..\\a.xliff"])
  func refusesPathsThatLeadOut(path: String) throws {
    let bytes = try Self.archive([("de.xliff", ""), (path, "")])
    #expect(throws: ArchiveError(.outsidePath(path))) { try ZipArchive(bytes) }
  }

  @Test func takesBackslashesForSlashes() throws {
    #expect(try ZipArchive(Self.archive([("a\\b.xliff", "")])).members.map(\.path) == ["a/b.xliff"])
  }

  @Test func refusesOnePathTwice() throws {
    let bytes = try Self.archive([("a", "1"), ("a", "2")])
    #expect(throws: ArchiveError(.duplicatePath("a"))) { try ZipArchive(bytes) }
  }

  @Test func refusesEncryptedMembers() throws {
    var bytes = try Self.archive([("a", "text")])
    // The flag is in the directory at the end.
    let directory = try #require(
      bytes.indices.first { bytes[$0...].starts(with: [0x50, 0x4B, 1, 2]) })
    bytes[directory + 8] |= 1
    #expect(throws: ArchiveError(.encrypted(member: "a"))) { try ZipArchive(bytes) }
  }

  @Test func refusesWhatUnpacksToTooMuch() throws {
    let much = (path: "much", bytes: Bytes(repeating: 0x20, count: ZipArchive.sizeLimit + 1))
    let bytes = try ZipWriter.bytes(of: [much])
    #expect(bytes.count < 1 << 20)
    #expect(throws: ArchiveError(.tooLarge(member: "much", limit: ZipArchive.sizeLimit))) {
      try ZipArchive(bytes)
    }
  }

  /// The directory says less than there is.
  @Test func stopsAtTheSizeThatIsSaid() throws {
    var bytes = try Self.archive([("a", String(repeating: "x", count: 100_000))])
    let directory = try #require(
      bytes.indices.first { bytes[$0...].starts(with: [0x50, 0x4B, 1, 2]) })
    bytes[directory + 24] = 5
    bytes[directory + 25] = 0
    bytes[directory + 26] = 0
    #expect(throws: ArchiveError(.damaged(member: "a"))) { try Self.read(bytes) }
  }

  @Test func refusesTooManyMembers() throws {
    let many = (0...ZipArchive.memberLimit).map { ("\($0)", "") }
    let bytes = try Self.archive(many)
    #expect(throws: ArchiveError(.tooManyMembers(limit: ZipArchive.memberLimit))) {
      try ZipArchive(bytes)
    }
  }

  @Test(arguments: ["", "PK", "text", "PK\u{5}\u{6}"])
  func refusesOtherFiles(text: String) {
    #expect(throws: ArchiveError(.notAnArchive)) { try ZipArchive(Bytes(text.utf8)) }
  }
}
