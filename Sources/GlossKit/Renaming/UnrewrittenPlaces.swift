import CatalogSync
import LocalizationModel
import SourceScanner
import SwiftTree
import SwiftTypes

/// The places that a rename does not rewrite although they spell the key and may look it up:
/// literals that belong to no known lookup, and files in other languages.
///
/// `gloss rename` refuses to run if there are any, or lists them with `--leave-unrecognized`.
struct UnrewrittenPlaces {
  /// One place that may look the key up.
  struct Place {
    let path: String
    let position: SourcePosition?
    let reason: Message
  }

  /// The places that may look the key up, in no particular order.
  private(set) var places: [Place] = []
  /// Findings on literals in tests, which may expect the old text.
  private(set) var findings: [Finding] = []
  private let key: String
  private let index: ProjectIndex
  /// True if a renamed literal reaches its lookup through a variable. Then a literal that is
  /// compared with a variable may be compared with the key.
  private let areFollowed: Bool
  /// True if the project declares a subscript, which may look its index up.
  private lazy var declaresSubscripts = index.files.contains { file in
    file.records.contains { $0.kind == .subscripted }
  }

  init(_ key: String, _ index: ProjectIndex, areFollowed: Bool) {
    self.key = key
    self.index = index
    self.areFollowed = areFollowed
  }

  mutating func add(_ literals: [KeyLiteral], of path: String, isTest: Bool) {
    for literal in literals {
      if isTest {
        noteTest(path, literal)
      } else if let reason = reason(literal) {
        places.append(Place(path: path, position: literal.position, reason: reason))
      }
    }
  }

  private mutating func noteTest(_ path: String, _ literal: KeyLiteral) {
    findings.append(
      Finding(
        .keyUnrecognized, limit: .info,
        message: Message(
          "'\(key)' is a literal in a test here: change it if it expects the old text",
          comment: "发现：改名时，测试里有与键相同的字面量，不改动。%@：键"),
        path: path, range: literal.range, position: literal.position))
  }

  /// Returns the reason why a literal may be a key, or `nil` if it cannot be one.
  private mutating func reason(_ literal: KeyLiteral) -> Message? {
    switch literal.use {
    case .apart: return nil
    case .compared: return areFollowed ? compared : nil
    case .index: return declaresSubscripts ? unrecognized : areFollowed ? compared : nil
    case .taken(let name): return declaresFunction(name) ? unrecognized : nil
    case .rawValue: return rawValue
    case .open: return unrecognized
    }
  }

  private func declaresFunction(_ name: Name) -> Bool {
    index.types.declares(name) || index.aliases.contains(name)
      || index.members[name].contains { index.record($0).kind == .function }
  }

  private var unrecognized: Message {
    Message(
      """
      '\(key)' is a literal here that may come to a lookup: change it by hand and run again, or leave it \
      with '--leave-unrecognized'
      """, comment: "改键：这里的字面量可能会被查找。%@：旧键")
  }

  private var compared: Message {
    Message(
      """
      '\(key)' is compared here with texts that may be keys: change it by hand and run again, or leave it with \
      '--leave-unrecognized'
      """, comment: "改键：这里的字面量与可能是键的文本比较。%@：旧键")
  }

  private var rawValue: Message {
    Message(
      """
      '\(key)' is the raw value of a case here, which may come to a lookup: change it by hand and run again, \
      or leave it with '--leave-unrecognized'
      """, comment: "改键：这里的原始值可能会被查找。%@：旧键")
  }

  /// Adds sources in other languages and data files that spell the key.
  ///
  /// - Parameter tables: The tables of the catalogs that have the key.
  mutating func addNonSwift(of project: Project, tables: Set<String>) async {
    let spellings = await NonSwiftSpellings(of: key, in: project, tables: tables)
    failures += spellings.failures
    for place in spellings.places {
      places.append(
        Place(
          path: place.path, position: place.position,
          reason: Message(
            """
            '\(key)' is spelled here too, in no look-up that is rewritten: change it here first, or leave it \
            with '--leave-unrecognized'
            """, comment: "改键：查找调用之外的文件里也写着旧键。%@：旧键")))
    }
  }

  /// Adds the sources that this checkout lacks and that may look the key up in one of the catalogs.
  mutating func addMissing(_ missingSources: MissingSources, catalogs: some Sequence<String>) {
    let missing = Set(catalogs.flatMap { missingSources.places(thatMaySpellKeysOf: $0) })
    for place in missing {
      places.append(
        Place(
          path: place, position: nil,
          reason: Message(
            """
            this checkout lacks it, and it may look up '\(key)': fetch it and run again, or leave it with \
            '--leave-unrecognized'
            """, comment: "改键：检出的文件不全，缺少的源码可能用到旧键。%@：旧键；选项原样保留")))
    }
  }

  /// Errors of the files that could not be read.
  private(set) var failures: [GlossError] = []
}
