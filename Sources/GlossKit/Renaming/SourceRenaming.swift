import LocalizationModel
import SourceScanner

/// One Swift source with another key.
struct SourceRenaming: Sendable {
  /// `nil` if it does not change.
  private(set) var file: Renaming.File?
  /// Where the new key stands already.
  private(set) var newSite: SourcePosition?
  private(set) var findings: [Finding] = []
  private(set) var failures: [GlossError] = []

  /// - Parameters:
  ///   - place: Of the source among the others.
  ///   - isMeant: Whether the key of a string is the one to change.
  init(
    _ place: Int, of sources: JoinedSources, from old: String, to new: String,
    isMeant: (ExtractedString) -> Bool
  ) {
    let path = sources.paths[place]
    do throws(GlossError) {
      let (bytes, stamp) = try FileReader.contents(of: path)
      if let offset = bytes.span.firstInvalidUTF8 {
        let position = LineTable(bytes.span).position(ofByte: offset, in: bytes.span)
        throw GlossError(path, at: position, .notUTF8(isUTF16: false))
      }
      let scan = sources.scan(bytes, at: place, hashingLiterals: true)
      newSite = scan.strings.first { $0.key.hasBytes(of: new) }?.position
      let sites = scan.strings.indices.filter { isMeant(scan.strings[$0]) }
      if sites.isEmpty {
        noteSpelling(of: old, scan, path)
        return
      }
      let edited = try Self.rewrite(sites.map { scan.strings[$0] }, to: new, bytes, path)
      try Self.verify(
        sources.scan(edited: edited, at: place).strings, scan.strings, Set(sites), new, path)
      file = Renaming.File(
        path: path, oldBytes: bytes, newBytes: edited, count: sites.count, stamp: stamp)
    } catch {
      failures.append(error)
    }
  }

  private mutating func noteSpelling(of key: String, _ scan: SourceScan, _ path: String) {
    guard scan.literalHashes.contains(LiteralHash.hash(key: key)) else { return }
    findings.append(
      Finding(
        rule: "key-unrecognized", severity: .warning,
        message: Message(
          """
          a literal spells '\(key)' here, but no call that localizes it was recognized: it stays as \
          it is
          """, comment: "发现：改名时，源码里有与键相同的字面量，但没有识别出本地化调用，不改动。%@：键"),
        path: path))
  }

  private static func rewrite(
    _ sites: [ExtractedString], to new: String, _ bytes: ContiguousArray<UInt8>, _ path: String
  ) throws(GlossError) -> ContiguousArray<UInt8> {
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
            detail: "the key is not one literal here: change it by hand, then run again"))
      }
      guard let text = RewrittenLiteral(literal, in: bytes).text(for: new) else {
        throw GlossError(
          path, at: site.position,
          .cannotRename(
            detail: "the literal here does not have an interpolation for each placeholder of "
              + "'\(new)': change it by hand, then run again"))
      }
      edits.append(Fix.Edit(site.range, text))
    }
    return EditedText(bytes, applying: [Fix(Message(verbatim: new), edits: edits, isSafe: true)])
      .bytes
  }

  /// Sees that the sites have the new key now and that no other string has changed.
  private static func verify(
    _ after: [ExtractedString], _ before: [ExtractedString], _ sites: Set<Int>, _ new: String,
    _ path: String
  ) throws(GlossError) {
    for (index, old) in before.enumerated() {
      let isSite = sites.contains(index)
      let isRight =
        after.count == before.count
        && (isSite
          ? looseKey(after[index].key).hasBytes(of: looseKey(new))
            && after[index].placeholders == old.placeholders
          : after[index].key.hasBytes(of: old.key))
        && after[index].comment == old.comment && after[index].defaultValue == old.defaultValue
      if isRight { continue }
      throw GlossError(
        path, at: old.position,
        .cannotRename(
          detail: "'\(new)' cannot be written here so that it is read as that key: change it by "
            + "hand, then run again"))
    }
  }
}
