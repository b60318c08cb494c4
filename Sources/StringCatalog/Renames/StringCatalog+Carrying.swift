import LocalizationModel

/// What a merge does with keys that were reworded.
extension StringCatalog {
  /// Hands the translations of a gone key on to one that was just added.
  mutating func carry(_ rewording: Rewording, _ stale: StalePolicy, _ merge: inout CatalogMerge) {
    copyTranslations(from: rewording.old, to: rewording.new)
    merge.changes.removeAll { $0.kind == .added && $0.key.hasBytes(of: rewording.new) }
    merge.changes.append(
      CatalogChange(key: rewording.new, kind: .reworded(from: rewording.old)))
    switch stale {
    case .xcode, .prune: remove(rewording.old)
    case .mark:
      setExtractionState(.stale, of: rewording.old)
      merge.changes.append(CatalogChange(key: rewording.old, kind: .markedStale))
    case .keep: break
    }
  }

  /// Says which keys belong together, or may.
  func note(
    _ rewordings: Rewordings, _ policy: RenamePolicy, among added: [ExtractedKey],
    _ merge: inout CatalogMerge
  ) {
    if rewordings.isEmpty { return }
    var sites: [TextKey: ExtractedString] = [:]
    for group in added { sites[TextKey(group.key)] = group.sites.first }
    for rewording in rewordings.certain {
      guard let site = sites[TextKey(rewording.new)] else { continue }
      merge.findings.append(
        policy == .carry
          ? Self.finding(
            .keyReworded, limit: .info,
            Message(
              """
              '\(rewording.old)' is '\(rewording.new)' now: its translations are carried over, to \
              be reviewed
              """, comment: "发现：键被改写，译文转给新键并待审核。%1$@：旧键；%2$@：新键"), at: site)
          : Self.finding(
            .keyReworded,
            Message(
              """
              '\(rewording.new)' seems to be '\(rewording.old)' in other words: 'gloss rename' \
              hands its translations on
              """, comment: "发现：新键看起来是旧键的改写，译文没有转移。%1$@：新键；%2$@：旧键"), at: site))
    }
    for doubt in rewordings.doubtful {
      guard let site = doubt.new.lazy.compactMap({ sites[TextKey($0)] }).first else { continue }
      let old = doubt.old.map { "'\($0)'" }.joined(separator: ", ")
      let new = doubt.new.map { "'\($0)'" }.joined(separator: ", ")
      merge.findings.append(
        Self.finding(
          .keyRewordingUnclear,
          Message(
            """
            \(new) may be \(old) in other words, but which is which is not clear, so no \
            translations are carried over: 'gloss rename' does it for the right ones
            """, comment: "发现：无法确定哪个新键是哪个旧键的改写。%1$@：新键列表；%2$@：旧键列表"),
          at: site))
    }
  }

  private static func finding(
    _ remark: Remark, limit: Finding.Severity = .error, _ message: Message,
    at site: ExtractedString
  ) -> Finding {
    Finding(
      remark, limit: limit, message: message, path: site.path, range: site.range,
      position: site.position)
  }
}
