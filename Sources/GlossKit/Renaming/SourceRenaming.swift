import LegacyFormats
import LocalizationModel
import SourceScanner
import SwiftTree

/// The rename within one source, in Swift or C: finds the calls, rewrites their literals and scans the
/// result to verify it.
///
/// ``Renaming`` makes one for each scanned source, in parallel, and takes ``file``, ``failures``,
/// ``lookups`` and ``literals`` from it.
struct SourceRenaming: Sendable {
  let path: String
  /// The source with the new key; `nil` if it does not change.
  private(set) var file: FileChange?
  /// A place where the source has the new key already.
  private(set) var newSite: SourcePosition?
  private(set) var failures: [GlossError] = []
  /// The tables of the calls with the old key and with the new one.
  private(set) var lookups = KeyLookups()
  /// The literals that spell the old key without a known lookup.
  private(set) var literals: [KeyLiteral] = []
  /// The generated symbols that the source uses, and the ones that it declares.
  let symbols: SymbolSource
  /// The text as read; `nil` if nothing in it can change.
  private var text: SourceBuffer?
  private var edits: [Fix.Edit] = []
  /// The number of symbol uses that are rewritten.
  private var useCount = 0
  /// The new name of the symbol whose uses are rewritten.
  private var newName: String?
  /// The strings of the text as read, for comparison with the edited one.
  private var strings: [ExtractedString] = []
  /// The indices in ``strings`` of the strings that get the new key.
  private var sites: Set<Int> = []

  /// - Parameters:
  ///   - source: The source as read, with hashes of its literals.
  ///   - reader: The parser that it was read with.
  ///   - isMeant: Returns true for the strings whose key is to change.
  init(
    _ source: ScannedSource, _ text: SourceBuffer, _ reader: TwoPassScanner, from old: String,
    to new: String, isMeant: (ExtractedString) -> Bool
  ) {
    path = source.path
    symbols = SymbolSource(source)
    if !symbols.uses.isEmpty { (self.text, strings) = (text, source.strings) }
    do throws(GlossError) {
      if let failure = source.failure { throw failure }
      newSite = source.strings.first { $0.key.hasBytes(of: new) }?.position
      let sites = source.strings.indices.filter { isMeant(source.strings[$0]) }
      lookups = KeyLookups(
        old: sites.map { source.strings[$0] },
        new: source.strings.filter { $0.key.hasBytes(of: new) })
      let hash = LiteralHash(key: old)
      try Self.checkWhole(source, text, hash, old)
      let spelled =
        source.literalHashes.contains(hash) ? reader.literals(spelling: old, in: text.bytes) : []
      let extractedStarts = Set(source.strings.map(\.range.start))
      literals = spelled.filter { !extractedStarts.contains($0.range.start) }
      if sites.isEmpty { return }
      let renamed = Set(sites.map { source.strings[$0].range.start })
      if let value = spelled.first(where: {
        $0.use == .rawValue && renamed.contains($0.range.start)
      }) {
        throw Self.rawValue(old, new, path, value)
      }
      edits = try Self.edits(of: sites.map { source.strings[$0] }, to: new, text.bytes, path)
      (self.text, strings) = (text, source.strings)
      self.sites = Set(sites)
      makeFile()
    } catch {
      failures.append(error)
    }
  }

  /// Refuses a source with a syntax error that may spell the key.
  ///
  /// - Throws: ``GlossError`` with the place of the error.
  private static func checkWhole(
    _ source: ScannedSource, _ text: SourceBuffer, _ hash: LiteralHash, _ key: String
  ) throws(GlossError) {
    guard let flaw = source.flaws.first,
      source.literalHashes.contains(hash)
        || OtherSourceLiterals(text.bytes.span, path: source.path).hashes.contains(hash)
    else { return }
    throw GlossError(
      source.path, at: flaw.position,
      .cannotRename(
        Message(
          "not Swift from here on, so '\(key)' may be looked up unseen: repair this file first",
          comment: "改键：源文件有语法错误，里面可能有旧键。%@：旧键")))
  }

  private static func rawValue(
    _ old: String, _ new: String, _ path: String, _ literal: KeyLiteral
  ) -> GlossError {
    GlossError(
      path, at: literal.position,
      .cannotRename(
        Message(
          """
          '\(old)' is the raw value of a case, which may be stored or compared elsewhere: give the case the \
          raw value '\(new)' by hand, then run again
          """, comment: "改键：键是枚举成员的原始值，可能另有用途。%1$@：旧键；%2$@：新键")))
  }

  /// Rewrites certain uses of the old key's symbol.
  ///
  /// - Parameter symbol: The symbol of the new key.
  mutating func rewrite(_ uses: [SymbolUse], to symbol: GeneratedSymbol) {
    guard failures.isEmpty, !uses.isEmpty else { return }
    for use in uses { edits += use.edits(to: symbol) }
    (useCount, newName) = (uses.count, symbol.name)
    makeFile()
  }

  /// Makes the changed file of all edits so far. The fix is marked safe only so that it is applied.
  private mutating func makeFile() {
    guard let text else { return }
    let bytes = EditedText(
      text.bytes, applying: [Fix(Message(verbatim: ""), edits: edits, isSafe: true)]
    ).bytes
    file = FileChange(
      path, from: text.bytes, to: bytes, stamp: text.stamp, count: sites.count + useCount)
  }

  /// Scans the edited text and drops it, with a failure, if it does not have the intended keys and
  /// symbols.
  ///
  /// - Parameter sources: A scan of the project with all edited texts in place.
  mutating func verify(by sources: ProjectScan, from old: String, to new: String) {
    guard let file else { return }
    let text = SourceBuffer(bytes: file.newBytes, stamp: nil)
    let after = sources.source(text, at: path)
    do throws(GlossError) {
      try Self.verify(after.strings, strings, sites, old, new, file.path)
      if let newName, after.symbolUses.count(where: { $0.name == newName }) < useCount {
        throw GlossError(
          path, at: symbols.uses.first?.position,
          .cannotRename(
            Message(
              "'.\(newName)' cannot be written here so that it is read as the symbol: change it by hand",
              comment: "改键：新符号在此无法写成读得回来的样子。%@：符号")))
      }
    } catch {
      failures.append(error)
      self.file = nil
    }
    // Nothing reads them after the comparison, and they take memory.
    strings = []
  }

  private static func edits(
    of sites: [ExtractedString], to new: String, _ bytes: ContiguousArray<UInt8>, _ path: String
  ) throws(GlossError) -> [Fix.Edit] {
    if FileKind.isC(path) { return try cEdits(of: sites, to: new, bytes, path) }
    var literals: [Int: SyntaxOutline.StringLiteral] = [:]
    for literal in SyntaxOutline.outline(of: bytes).strings {
      literals[literal.range.start] = literal
    }
    var edits: [Fix.Edit] = []
    for site in sites {
      guard let literal = literals[site.range.start], literal.range == site.range else {
        throw GlossError(
          path, at: site.position,
          .cannotRename(
            Message(
              "the key is not one literal here: change it by hand, then run again",
              comment: "改键：这里的键不是一个字面量")))
      }
      guard let text = RewrittenLiteral(literal, in: bytes).text(for: new) else {
        throw GlossError(
          path, at: site.position,
          .cannotRename(
            Message(
              """
              the literal here does not have an interpolation for each placeholder of '\(new)': \
              change it by hand, then run again
              """, comment: "改键：字面量里的插值与新键的占位符对不上。%@：新键")))
      }
      edits.append(Fix.Edit(site.range, text))
    }
    return edits
  }

  /// Returns the edits in a source in C, whose encoding may be any that has ASCII.
  private static func cEdits(
    of sites: [ExtractedString], to new: String, _ bytes: ContiguousArray<UInt8>, _ path: String
  ) throws(GlossError) -> [Fix.Edit] {
    let isUTF8 = bytes.span.firstInvalidUTF8 == nil || new.utf8.allSatisfy { $0 < 0x80 }
    var edits: [Fix.Edit] = []
    for site in sites {
      let literals = bytes.span.extracting(site.range.start..<site.range.end)
      guard isUTF8, CLiteral.isPlain(literals) else { throw unwritable(new, path, site) }
      edits.append(Fix.Edit(site.range, CLiteral.text(new)))
    }
    return edits
  }

  /// Checks that the sites have the new key and that all other strings are unchanged.
  private static func verify(
    _ after: [ExtractedString], _ before: [ExtractedString], _ sites: Set<Int>, _ old: String,
    _ new: String, _ path: String
  ) throws(GlossError) {
    for (index, string) in before.enumerated() {
      guard after.count == before.count else { throw unwritable(new, path, string) }
      let result = after[index]
      let isSame =
        result.comment == string.comment && result.defaultValue == string.defaultValue
        && (sites.contains(index)
          ? result.placeholders == string.placeholders : result.key.hasBytes(of: string.key))
      if !isSame { throw unwritable(new, path, string) }
      guard sites.contains(index) else { continue }
      // The catalog's key may differ from the scan's in the types of placeholders, but in nothing
      // else.
      let isKey =
        string.key.hasBytes(of: old)
        ? result.key.hasBytes(of: new) : differInTypesOnly(new, result.key)
      if isKey { continue }
      if !looseKey(result.key).hasBytes(of: looseKey(new)) { throw unwritable(new, path, string) }
      throw GlossError(
        path, at: string.position,
        .cannotRename(
          Message(
            "a program looks here for '\(result.key)', never for '\(new)': give it that key",
            comment: "改键：程序在此查找的是另一个键。%1$@：程序查找的键；%2$@：新键")))
    }
  }

  /// Returns true if two keys differ only in the types of their placeholders.
  private static func differInTypesOnly(_ key: String, _ other: String) -> Bool {
    let (specifiers, others) = (FormatSpecifier.all(in: key), FormatSpecifier.all(in: other))
    return looseKey(key).hasBytes(of: looseKey(other))
      && specifiers.elementsEqual(others) { $0.kind == $1.kind && $0.position == $1.position }
  }

  private static func unwritable(
    _ key: String, _ path: String, _ site: ExtractedString
  ) -> GlossError {
    GlossError(
      path, at: site.position,
      .cannotRename(
        Message(
          """
          '\(key)' cannot be written here so that it is read as that key: change it by hand, \
          then run again
          """, comment: "改键：新键在此无法写成读得回来的样子。%@：新键")))
  }
}
