package import LocalizationModel
import StringCatalog
import SwiftTree

/// The keys of one catalog that no source spells any more, so that a sync may mark them stale or
/// remove them.
///
/// A missing key is one that extraction did not find. The initializer compares the missing keys
/// with the literals of all sources; the plan of a sync then calls the `keeping` functions, which
/// take out keys that other files of the project spell. A key that stays in use gets a finding.
package struct UnusedKeys: Sendable {
  package let catalog: ResolvedCatalog
  /// The unused keys: first those of ``respelled``, then the others in the catalog's order.
  package private(set) var keys: [String] = []
  /// The keys among ``keys`` that the sources spell with other specifiers.
  package private(set) var respelled = UnreachableKeys()
  /// The number of keys that stay because the checkout lacks sources that may use them.
  package private(set) var countKeptForMissingSources = 0
  /// The keys with `%arg` among ``keys``, with the strings that the code looks up instead.
  package var untyped: [String: [ExtractedString]] {
    if respelled.untyped.isEmpty { return [:] }
    let keys = Set(keys)
    return respelled.untyped.filter { keys.contains($0.key) }
  }
  /// One finding for each missing key that stays, and one for sources that could not be read.
  package private(set) var findings: [Finding] = []
  /// False if a file that may spell a missing key could not be read.
  package private(set) var isComplete = true

  /// Finds the missing keys that no source spells. No key is unused while a source or a folder is
  /// unread, since it may spell any key.
  ///
  /// - Parameters:
  ///   - missing: Keys of the catalog that extraction did not find.
  ///   - unread: A path of the project that could not be read, or `nil`.
  package init(
    of catalog: ResolvedCatalog, missing: [String], _ spelling: SourceSpellings,
    _ sources: SyncSources, unread: String?
  ) {
    self.catalog = catalog
    if missing.isEmpty && catalog.respelled.isEmpty { return }
    let incomplete = spelling.incompleteSources(of: catalog.path)
    if let first = incomplete.first ?? unread {
      if !missing.isEmpty { noteIncomplete(first, missingCount: missing.count, sources) }
      return
    }
    let mayBeSpelled = { spelling.layout.maySpell($0, keysOf: catalog.path) }
    respelled = spelling.respelled(of: catalog, sources)
    // A key with `%arg` that no string has in types goes the way of every missing key.
    let replaced = respelled.keys.filter { respelled.untyped[$0]?.isEmpty != true }
    keys = replaced.distinctByBytes()
    let withReplacement = Set(replaced)
    // A missing key can equal a string's key by Swift's `==`, which ignores Unicode composition,
    // but not byte for byte, as a lookup compares.
    let extracted = Set(catalog.strings.lazy.map(\.key).filter(\.isNotASCII))
    let stringKeys = Self.keysByLiteral(
      missing.contains(where: \.hasPercent) ? catalog.strings : [])
    let lines = LineTable(catalog.catalog.bytes.span)
    let otherTables = OtherTables(of: catalog.path, missing, spelling, sources)
    for key in missing
    where !sources.mayBeSpelledOutsideBuild(key) && !withReplacement.contains(key) {
      if !spelling.spelled.isSpelled(key, where: mayBeSpelled)
        || otherTables.areOnlyOnes(thatSpell: key, where: mayBeSpelled)
      {
        keys.append(key)
      } else if key.isNotASCII, extracted.contains(key) {
        note(otherwiseEncoded: key, lines)
      } else if key.hasPercent, let other = stringKeys[LiteralHash(key: key)] {
        note(key, respelledAs: other, lines)
      } else if spelling.spelled.spellers(of: key).contains(where: mayBeSpelled) {
        note(unrecognized: key, lines)
      } else {
        note(computed: key, lines)
      }
    }
  }

  /// Returns the first key with specifiers for each literal hash, in which specifiers are alike.
  private static func keysByLiteral(_ strings: [ExtractedString]) -> [LiteralHash: String] {
    var keys: [LiteralHash: String] = [:]
    for string in strings where string.key.hasPercent {
      let literal = LiteralHash(key: string.key)
      if keys[literal] == nil { keys[literal] = string.key }
    }
    return keys
  }

  /// Returns the unused keys without those spelled in files that are not extracted, such as
  /// excluded folders.
  package func keeping(
    keysSpelledIn outside: ExcludedSpellings, _ sources: SyncSources
  ) -> UnusedKeys {
    if keys.isEmpty { return self }
    var unused = self
    if let unread = outside.unread {
      unused.keys = []
      unused.noteIncomplete(unread, missingCount: keys.count, sources)
      return unused
    }
    if let place = outside.unreadOutsidePath {
      unused.keys = []
      unused.noteOutside(place, missingCount: keys.count)
      return unused
    }
    unused.dropKeys { outside.speller(of: $0, in: catalog.path) }
    return unused
  }

  /// Returns the unused keys without those that the project's data files hold, such as JSON or
  /// property lists.
  package func keeping(keysSpelledIn resources: SpelledKeys) -> UnusedKeys {
    var unused = self
    unused.dropKeys { resources.speller(of: $0) { _ in true } }
    return unused
  }

  /// Returns no unused keys if the checkout lacks sources that may spell them.
  package func keeping(keysOf missing: MissingSources) -> UnusedKeys {
    if keys.isEmpty || missing.places(thatMaySpellKeysOf: catalog.path).isEmpty { return self }
    var unused = self
    unused.countKeptForMissingSources = keys.count
    unused.keys = []
    return unused
  }

  /// Drops the keys that a file spells, with a finding for each.
  ///
  /// - Parameter speller: Returns the path of a file that spells the key, or `nil`.
  private mutating func dropKeys(spelledBy speller: (String) -> String?) {
    if keys.isEmpty { return }
    let lines = LineTable(catalog.catalog.bytes.span)
    var unspelled: [String] = []
    for key in keys {
      if let speller = speller(key) {
        note(key, spelledOnlyIn: speller, lines)
      } else {
        unspelled.append(key)
      }
    }
    keys = unspelled
  }

  private mutating func noteIncomplete(
    _ source: String, missingCount: Int, _ sources: SyncSources
  ) {
    let subject =
      missingCount == 1
      ? Message(
        "1 key is not found in the sources, but it stays as it is",
        comment: "发现的前半句：源码中找不到一个键，条目保留")
      : Message(
        "\(missingCount) keys are not found in the sources, but they stay as they are",
        comment: "发现的前半句：源码中找不到若干键，条目保留。%lld：键的数量")
    findings.append(
      Finding(
        .sourcesIncomplete,
        message: Message(
          "\(subject), because '\(source)' could not be read whole: repair that file",
          comment: "发现：有源文件没有读完，因此不删除键。%1$@：前半句；%2$@：源文件的路径"),
        path: catalog.path))
    isComplete = false
    // Syntax errors of tests and of files out of scope are not reported elsewhere.
    findings += sources.flaws(of: source)
  }

  private mutating func noteOutside(_ place: String, missingCount: Int) {
    findings.append(
      Finding(
        .sourcesIncomplete, limit: .info,
        message: Message(
          """
          keys that are in no source stay as they are (\(missingCount)), because '\(place)' lies \
          outside the project and is not read: '--allow-outside' reads it
          """, comment: "发现：项目之外的源码没有读取，因此不删除键。%1$lld：键的数量；%2$@：项目之外的路径"),
        path: catalog.path))
  }

  private mutating func note(unrecognized key: String, _ lines: LineTable) {
    note(
      .keyUnrecognized, limit: .info,
      Message(
        """
        '\(key)' is a literal in the sources, but in no call that is known to localize it for this catalog, or \
        only in a '#Preview' or under '#if DEBUG': the entry stays as it is
        """, comment: "发现：源码里有与键相同的字面量，但没有识别出本地化调用。%@：键"), key, lines)
  }

  private mutating func note(computed key: String, _ lines: LineTable) {
    note(
      .keyUnrecognized, limit: .info,
      Message(
        """
        the sources have a literal with an interpolation that can make '\(key)': the entry stays as it is
        """, comment: "发现：源码里有带插值的字面量，运行时可能拼出这个键。%@：键"), key, lines)
  }

  private mutating func note(_ key: String, respelledAs live: String, _ lines: LineTable) {
    note(
      .keyUnrecognized, limit: .info,
      Message(
        """
        the sources spell '\(key)' with other specifiers, as '\(live)': the entry stays as it is; \
        delete it if nothing else looks it up
        """, comment: "发现：源码里的键与目录里的键只是格式说明符不同。%1$@：目录里的键；%2$@：源码里的键"), key, lines)
  }

  private mutating func note(otherwiseEncoded key: String, _ lines: LineTable) {
    note(
      .keyOtherwiseEncoded,
      Message(
        """
        the sources spell '\(key)' with other Unicode scalars for the same characters, which is \
        another key when the app runs: spell both alike; the entry stays as it is
        """, comment: "发现：源码里的键与目录里的键看起来相同，但 Unicode 码位不同。%@：键"), key, lines)
  }

  private mutating func note(_ key: String, spelledOnlyIn path: String, _ lines: LineTable) {
    note(
      .keyUnrecognized, limit: .info,
      Message(
        """
        only '\(path)', which is not extracted, has '\(key)': the entry stays as it is
        """, comment: "发现：只有不提取字符串的文件里有这个键，条目保留。%1$@：文件的路径；%2$@：键"), key, lines)
  }

  private mutating func note(
    _ remark: BuiltinDiagnostic, limit: Finding.Severity = .error, _ message: Message,
    _ key: String,
    _ lines: LineTable
  ) {
    let range = catalog.catalog.entry(key)?.keyRange
    let position = range.map {
      lines.position(ofByte: $0.start, in: catalog.catalog.bytes.span)
    }
    findings.append(
      Finding(
        remark, limit: limit, message: message, path: catalog.path, range: range,
        position: position))
  }
}

extension String {
  fileprivate var isNotASCII: Bool { utf8.contains { $0 >= 0x80 } }

  fileprivate var hasPercent: Bool { utf8.contains(UInt8(ascii: "%")) }
}
