import Foundation
import LocalizationModel
import OrderedJSON
import StringCatalog
import Testing
import TestSupport

/// Real catalogs, written by Xcode and by other tools.
@Suite(.needsCorpus)
struct CorpusTests {
  /// Holds a key that differs from its neighbour by case, of which one is long: its place is a
  /// matter of chance in Xcode.
  static let unsettled = "BenRiceM__Ketchup-Localisation"

  @Test func writesXcodesFilesAsTheyAre() throws {
    #expect(try Self.files().count >= 220)
    let files = try Self.files().sample(every: 4)
    for file in files {
      let bytes = try Self.bytes(file)
      var catalog = try StringCatalog(bytes, path: file.lastPathComponent)
      #expect(catalog.formatIsCanonical, "\(file.lastPathComponent)")
      #expect(try catalog.serialized() == bytes)
      // Through the writer, as an edited catalog goes.
      catalog.isEdited = true
      #expect(try catalog.serialized() == bytes, "\(file.lastPathComponent)")
    }
  }

  @Test func sortsShuffledStringsBack() throws {
    var random = SeededGenerator(seed: 42)
    var different: [String] = []
    for file in try Self.files().sample(every: 4) {
      let bytes = try Self.bytes(file)
      let shuffled = try Shuffle.strings(of: bytes, using: &random)
      let catalog = try StringCatalog(shuffled, path: file.lastPathComponent)
      if try catalog.serialized() != bytes { different.append(file.lastPathComponent) }
    }
    #expect(different.allSatisfy { $0.hasPrefix(Self.unsettled) }, "\(different)")
    #expect(different.count <= 1)
  }

  /// A sample of all keys; the bytes around every one of them are checked by the sorting above.
  @Test func putsRemovedKeysBackInTheirPlace() throws {
    var random = SeededGenerator(seed: 43)
    var different: [String] = []
    for file in try Self.files().sample(every: 4) {
      let bytes = try Self.bytes(file)
      let catalog = try StringCatalog(bytes, path: file.lastPathComponent)
      for key in catalog.keys.shuffled(using: &random).prefix(2) {
        let entry = try #require(catalog.entry(key))
        var changed = catalog
        changed.remove(key)
        let without = try changed.serialized()
        #expect(without.count < bytes.count)
        var again = try StringCatalog(without, path: file.lastPathComponent)
        #expect(again.entry(key) == nil)
        again.set(entry, for: key)
        if try again.serialized() != bytes {
          different.append("\(file.lastPathComponent): \(key)")
        }
      }
    }
    #expect(different.allSatisfy { $0.hasPrefix(Self.unsettled) }, "\(different)")
  }

  @Test func losesNothingOfOtherToolsFiles() throws {
    #expect(try Self.files("third-party").count >= 55)
    let files = try Self.files("third-party").sample(every: 4)
    var read = 0
    for file in files {
      guard let catalog = try Self.catalog(file) else { continue }
      read += 1
      let written = try StringCatalog(
        catalog.serialized(.asRead), path: file.lastPathComponent)
      #expect(written.document.root.value == catalog.document.root.value)
      #expect(written.document.hasCanonicalLayout)
      #expect(written.keys == catalog.keys)
    }
    #expect(read >= files.count - 3)
  }

  @Test func writesOtherToolsFilesAsXcodeWould() throws {
    for file in try Self.files("third-party").sample(every: 4) {
      guard let catalog = try Self.catalog(file) else { continue }
      guard catalog.duplicates.allSatisfy(\.isHarmless) else {
        #expect(throws: CatalogError.self) { try catalog.serialized() }
        continue
      }
      let written = try StringCatalog(catalog.serialized(), path: file.lastPathComponent)
      #expect(written.formatIsCanonical, "\(file.lastPathComponent)")
      #expect(Set(written.keys) == Set(catalog.keys))
    }
  }

  /// Every value of every file is there afterwards, but for what says nothing; a refused file names
  /// the place and what to do.
  @Test func formatsEverythingWithoutLoss() throws {
    var refused = 0
    for file in try (Self.files() + Self.files("third-party")).sample(every: 4) {
      let name = file.lastPathComponent
      do {
        let catalog = try StringCatalog(Self.bytes(file), path: name)
        let (bytes, repairs) = try catalog.formatted()
        let formed = try StringCatalog(bytes, path: name)
        #expect(formed.formatIsCanonical, "\(name)")
        #expect(try formed.formatted().bytes == bytes, "\(name)")
        let (before, after) = (Set(catalog.lines), Set(formed.lines))
        let isEmptyComment = { (line: CatalogLine) in
          line.place.members == ["comment"] && line.value == "null"
        }
        // An entry whose only member is gone is an empty one.
        #expect(
          before.subtracting(after).allSatisfy(isEmptyComment) || !repairs.isEmpty, "\(name)")
        #expect(after.subtracting(before).allSatisfy { $0.value.isEmpty }, "\(name)")
        #expect(
          catalog.linesWithStates.count - formed.linesWithStates.count <= repairs.count,
          "\(name)")
      } catch let error as CatalogError {
        refused += 1
        let remedies = [
          ": add a comma before it", ": remove it", ": remove one of the two", ": restore it",
          "makes one of both",
          ": a closing bracket may be missing before line ",
        ]
        #expect(error.position.line > 1 && error.position.column > 0, "\(error)")
        #expect(remedies.contains { error.description.contains($0) }, "\(error)")
      }
    }
    #expect(refused <= 6)
  }

  /// Neighbouring keys are where the table of weights has to be right.
  @Test func ordersNeighboursAsFoundationDoes() throws {
    var pairs = 0
    var wrong: [String] = []
    for file in try Self.files().sample(every: 4) {
      let keys = try StringCatalog(Self.bytes(file), path: file.lastPathComponent).keys
      for (left, right) in zip(keys, keys.dropFirst()) {
        pairs += 1
        let (first, second) = (ContiguousArray(left.utf8), ContiguousArray(right.utf8))
        if KeyOrder.isUnsettled(first.span, second.span) { continue }
        if KeyOrder.compare(left, right) >= 0 || KeyOrder.collate(left, right) >= 0 {
          wrong.append("\(left) / \(right)")
        }
      }
    }
    #expect(pairs > 3_000)
    #expect(wrong.isEmpty, "\(wrong)")
  }

  static func files(_ folder: String = "") throws -> [URL] {
    try Corpus.files("xcstrings", in: "xcstrings/\(folder)", isDeep: false)
  }

  /// The catalog, or `nil` if a comma or brace is missing or too many, as in some that were
  /// committed so.
  private static func catalog(_ file: URL) throws -> StringCatalog? {
    do {
      return try StringCatalog(bytes(file), path: file.lastPathComponent)
    } catch let error as CatalogError {
      let isSlip = ["',' or '}' should be", "a comma before '}'"].contains {
        error.description.contains($0)
      }
      #expect(isSlip, "\(error)")
      return nil
    }
  }

  static func bytes(_ file: URL) throws -> ContiguousArray<UInt8> {
    ContiguousArray(try Data(contentsOf: file))
  }
}
