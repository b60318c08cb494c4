import LocalizationModel

/// Keys with `%arg`, which an extractor without types has written.
extension ExtractionMerger {
  /// Carries the texts of keys with `%arg` over to the typed keys that the code looks up instead,
  /// and removes the old entries of extraction whose texts are all there.
  ///
  /// - Parameter untyped: For each key with `%arg`, its typed keys. Without any, the texts stay with
  ///   the old key: another wording of the code would not take `%arg`.
  mutating func carry(_ untyped: [String: [String]], in catalog: inout StringCatalog) {
    var taken: Set<TextKey> = []
    for (old, twins) in untyped.sorted(by: { $0.key.precedesInBytes($1.key) }) {
      if twins.isEmpty, let entry = catalog.entry(old) {
        retire(entry, in: &catalog)
        continue
      }
      guard let entry = catalog.entry(old), twins.allSatisfy({ catalog.holds($0) }) else {
        continue
      }
      let carrier = UntypedKeyCarrier(entry, to: twins, in: catalog)
      for (key, edited) in carrier.edited {
        catalog.set(edited, for: key)
        taken.insert(TextKey(key))
        merge.changes.append(CatalogChange(key: key, kind: .reworded(from: old)))
      }
      let wasStale = entry.extractionState == .stale
      if carrier.isComplete, stale == .xcode || stale == .prune, Self.isOfExtraction(entry) {
        catalog.remove(old)
        if !carrier.changesTexts {
          merge.changes.append(CatalogChange(key: old, kind: .removed))
        }
        continue
      }
      if stale != .prune { retire(entry, in: &catalog) }
      // At the next run the entry is stale, and these texts are known.
      if !wasStale || carrier.changesTexts {
        addFindings(on: carrier.leftovers, of: entry, twins, in: catalog)
      }
    }
    // A typed key that takes texts no longer counts as new.
    merge.changes.removeAll { $0.kind == .added && taken.contains(TextKey($0.key)) }
  }

  /// True if extraction wrote the entry, so that it may go with its last use; a person's entry stays.
  private static func isOfExtraction(_ entry: CatalogEntry) -> Bool {
    [nil, .extractedWithValue, .stale].contains(entry.extractionState)
      && !entry.isUntranslatableByHand
  }

  /// Adds a finding for each text that stays with its old key.
  private mutating func addFindings(
    on leftovers: [UntypedKeyCarrier.Leftover], of entry: CatalogEntry, _ twins: [String],
    in catalog: StringCatalog
  ) {
    for leftover in leftovers {
      let subject = Message(
        "the '\(leftover.language)' text '\(leftover.text)' of '\(entry.key)' is not carried over",
        comment: "发现的前半句：带 %arg 的旧键的一条译文没有转移。%1$@：语言；%2$@：译文；%3$@：旧键")
      let message =
        leftover.finished.map {
          Message(
            "\(subject), because '\($0)' has another one: the old entry stays",
            comment: "发现：新键已有译文，旧键的译文没有转移。%1$@：前半句；%2$@：新键")
        }
        ?? Message(
          """
          \(subject), because its placeholders are not those of \(Message.list(twins, isQuoted: true)): the old \
          entry stays
          """, comment: "发现：译文的占位符与新键不对应，没有转移。%1$@：前半句；%2$@：带引号的新键列表")
      merge.findings.append(
        Finding(
          .keyUntyped, limit: .warning, message: message, path: catalog.path,
          range: entry.keyRange,
          position: entry.keyRange.map { catalog.position(ofByte: $0.start) }))
    }
  }
}
