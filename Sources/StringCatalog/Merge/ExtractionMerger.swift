import LocalizationModel

/// Merges extracted strings into a catalog, as Xcode does after a build: the core of `gloss sync`.
///
/// The strings of the sources come in, with the gone keys: keys that the sources no longer have.
/// The catalog is edited in place; the changes and findings go out. New keys are added, comments
/// and default values updated, translations of reworded keys carried over, and the entries of gone
/// keys removed or marked stale.
struct ExtractionMerger {
  let stale: StalePolicy
  private let renames: RenamePolicy
  let surroundings: MergeSurroundings
  var merge = ExtractionMerge()

  init(_ stale: StalePolicy, _ renames: RenamePolicy, _ surroundings: MergeSurroundings) {
    self.stale = stale
    self.renames = renames
    self.surroundings = surroundings
  }

  /// Does the work of ``StringCatalog/merge(_:gone:stale:renames:successors:)``.
  mutating func merge(
    _ strings: [ExtractedString], _ matches: [EntryMatch?], gone: some Sequence<String>,
    into catalog: inout StringCatalog
  ) throws(CatalogError) -> ExtractionMerge {
    // Throws for a catalog that could not be written, before anything is changed.
    _ = try catalog.harmlessDuplicates()
    let groups = ExtractedKey.grouped(unsettled(strings, matches, in: catalog))
    var added: [ExtractedKey] = []
    for sites in groups {
      if let place = catalog.places[TextKey(sites.key)] {
        update(catalog.entry(at: place), from: sites, in: &catalog)
      } else {
        added.append(sites)
      }
    }
    var gone = Set(gone.map { TextKey($0) })
    let found = Set((gone.isEmpty ? [] : strings).map { TextKey($0.key) })
    gone.subtract(found)
    let untyped = renames == .carry ? surroundings.untyped : [:]
    gone.subtract(surroundings.respelled.keys.lazy.map { TextKey($0) })
    gone.subtract(untyped.keys.lazy.map { TextKey($0) })
    if renames == .report {
      // A report of the pairs leaves both keys as they are.
      gone.subtract(surroundings.untyped.lazy.filter { !$1.isEmpty }.map { TextKey($0.key) })
    }
    // These take the texts of keys with `%arg`.
    let typedKeys = Set(untyped.values.joined().lazy.map { TextKey($0) })
    let rewordings =
      renames == .off || gone.isEmpty
      ? Rewordings()
      : catalog.rewordings(
        of: gone.map(\.text),
        among: added.filter {
          surroundings.arrivals[TextKey($0.key)] == nil && !typedKeys.contains(TextKey($0.key))
        }.flatMap(\.sites),
        successors: surroundings.successors)
    // Sorted, because the place of a new key in the file can depend on the new keys before it.
    for sites in KeyOrder.sorted(added, by: { ContiguousArray($0.key.utf8) }) {
      add(sites, to: &catalog)
    }
    var carried: [Rewording: RewordingFindings] = [:]
    if renames == .carry {
      for rewording in rewordings.certain {
        carried[rewording] = carry(rewording, in: &catalog)
        gone.remove(TextKey(rewording.old))
      }
    }
    addFindings(on: rewordings, carried, among: added)
    // A new key takes the texts of one old key only: then it no longer counts as new.
    var addedKeys = Set(added.map { TextKey($0.key) })
    for (old, new) in surroundings.respelled.sorted(by: { $0.key.precedesInBytes($1.key) }) {
      if carry(old, toRespelled: new, isNew: addedKeys.contains(TextKey(new)), in: &catalog) {
        addedKeys.remove(TextKey(new))
      }
    }
    carry(untyped, in: &catalog)
    for key in gone {
      if let place = catalog.places[key] { retire(catalog.entry(at: place), in: &catalog) }
    }
    merge.changes = KeyOrder.sorted(Array(merge.changes.enumerated())) {
      ContiguousArray($0.element.key.utf8)
    }.map(\.element)
    // The keys come in the order of a dictionary.
    merge.findings.sort()
    return merge
  }

  /// Returns the strings of keys that the catalog lacks or whose entry may have to change. An entry
  /// that is settled for each site of its key is settled for all of them together.
  private func unsettled(
    _ strings: [ExtractedString], _ matches: [EntryMatch?], in catalog: StringCatalog
  ) -> [ExtractedString] {
    var isSettled = [Bool](repeating: true, count: catalog.slots.count)
    for case let match? in matches where !match.isSettled { isSettled[match.place] = false }
    for key in surroundings.arrivals.keys {
      if let place = catalog.places[key] { isSettled[place] = false }
    }
    return zip(strings, matches).lazy
      .filter { _, match in match.map { !isSettled[$0.place] } ?? true }.map(\.0)
  }

  /// Adds an entry for a new key.
  private mutating func add(_ sites: ExtractedKey, to catalog: inout StringCatalog) {
    var entry = CatalogEntry(sites.key, sourceLanguage: catalog.sourceLanguage)
    entry.comment = sites.comment
    if sites.comment?.saysDoNotTranslate == true { entry.shouldTranslate = false }
    let value = sites.value(preferring: nil)
    // Xcode would mark a key as stale that it does not extract itself, so such a key is manual.
    entry.extractionState =
      sites.areFollowed ? .manual : value == nil ? nil : .extractedWithValue
    // A value equal to the key adds nothing.
    if let text = value ?? sites.numberedKey, !Self.isSame(text, sites.key) {
      entry.set(StringUnit(state: .new, value: text), language: catalog.sourceLanguage)
    }
    if let arrival = surroundings.arrivals[TextKey(sites.key)] {
      // Two comments tell two meanings.
      let isOther = sites.comment.map { comment in
        arrival.entry.comment.map { !Self.isSame(comment, $0) } ?? false
      }
      copyMovedEntry(arrival, into: &entry, sites, toBeReviewed: isOther ?? false)
    } else {
      merge.changes.append(CatalogChange(key: sites.key, kind: .added))
    }
    catalog.set(entry, for: sites.key)
    if let conflict = sites.conflict(keeping: value) { merge.findings.append(conflict) }
  }

  /// Updates the entry of a key that the sources still have.
  private mutating func update(
    _ entry: CatalogEntry, from sites: ExtractedKey, in catalog: inout StringCatalog
  ) {
    let source = entry.sourceUnit
    if let conflict = sites.conflict(keeping: sites.value(preferring: source?.value)) {
      merge.findings.append(conflict)
    }
    // Extraction does not change entries that are manual, migrated or in an unknown state.
    switch entry.extractionState {
    case nil, .extractedWithValue, .stale: break
    default: return
    }
    var kinds: [CatalogChange.Kind] = []
    let mayWriteSource = Self.mayWriteSourceText(entry)
    if entry.extractionState == .stale {
      let state: ExtractionState? =
        sites.areFollowed
        ? .manual : mayWriteSource && !sites.valued.isEmpty ? .extractedWithValue : nil
      catalog.setExtractionState(state, of: entry.key)
      kinds.append(.revived)
    }
    let comment = sites.comment
    let saysDoNotTranslate = comment?.saysDoNotTranslate ?? false
    if saysDoNotTranslate ? entry.shouldTranslate : entry.isUntranslatableByCode {
      catalog.edit(entry.key) { $0.shouldTranslate = !saysDoNotTranslate }
      kinds.append(saysDoNotTranslate ? .markedUntranslatable : .markedTranslatable)
    }
    if let comment {
      if !Self.isSame(comment, entry.comment) || entry.isCommentAutoGenerated {
        kinds.append(.commentChanged(old: entry.comment, new: comment))
        catalog.setComment(comment, of: entry.key)
      }
    }
    if mayWriteSource, let value = sites.value(preferring: source?.value) {
      if !Self.isSame(value, source?.value ?? entry.key) {
        if entry.extractionState == nil {
          catalog.setExtractionState(.extractedWithValue, of: entry.key)
        }
        catalog.setUnit(
          StringUnit(state: .new, value: value), language: catalog.sourceLanguage, of: entry.key)
        kinds.append(.valueChanged(old: source?.value, new: value))
      }
    }
    merge.changes += kinds.map { CatalogChange(key: entry.key, kind: $0) }
    if entry.hasNoWork, let arrival = surroundings.arrivals[TextKey(entry.key)],
      var taken = catalog.entry(entry.key)
    {
      // Two entries that were there at the same time may have two meanings.
      let isSame = arrival.entry.comment.map { Self.isSame($0, entry.comment) } ?? false
      copyMovedEntry(arrival, into: &taken, sites, toBeReviewed: !isSame)
      catalog.set(taken, for: entry.key)
    }
  }

  /// True if extraction may write the source text: there is none yet, or extraction wrote it. Any
  /// other text was edited in the catalog, as were variations.
  private static func mayWriteSourceText(_ entry: CatalogEntry) -> Bool {
    guard let texts = entry[entry.sourceLanguage], !texts.members.isEmpty else { return true }
    let holdsForms = texts.members.contains { ["variations", "substitutions"].contains($0.name) }
    return !holdsForms && texts.unit?.isNew == true
  }

  /// Removes, marks or keeps the entry of a gone key, as the policy says.
  mutating func retire(
    _ entry: CatalogEntry, in catalog: inout StringCatalog
  ) {
    switch entry.extractionState {
    case nil, .extractedWithValue: break
    case .stale where stale == .prune: break
    default: return
    }
    if entry.isUntranslatableByHand { return }
    switch stale {
    case .keep:
      return
    case .xcode where entry.hasNoWork, .prune:
      catalog.remove(entry.key)
      merge.changes.append(CatalogChange(key: entry.key, kind: .removed))
    case .xcode, .mark:
      catalog.setExtractionState(.stale, of: entry.key)
      merge.changes.append(CatalogChange(key: entry.key, kind: .markedStale))
    }
  }

  private static func isSame(_ left: String, _ right: String?) -> Bool {
    right.map { left.hasBytes(of: $0) } ?? false
  }

  // MARK: Keys that were reworded

  /// Carries the translations of a gone key over to a key that was just added.
  private mutating func carry(
    _ rewording: Rewording, in catalog: inout StringCatalog
  ) -> RewordingFindings {
    let change = KeyCarrier.wordChange(from: rewording.old, to: rewording.new, in: catalog)
    let texts = KeyCarrier.carry(
      from: rewording.old, to: rewording.new, change, in: &catalog)
    merge.changes.removeAll { $0.kind == .added && $0.key.hasBytes(of: rewording.new) }
    merge.changes.append(
      CatalogChange(key: rewording.new, kind: .reworded(from: rewording.old)))
    retireRewordedKey(rewording.old, in: &catalog)
    return RewordingFindings(
      rewording, texts, changedMeaning: change?.changedMeaning, language: catalog.sourceLanguage)
  }

  /// Removes, marks or keeps a key after its translations were carried over to another key.
  private mutating func retireRewordedKey(
    _ key: String, in catalog: inout StringCatalog
  ) {
    switch stale {
    case .xcode, .prune:
      catalog.remove(key)
    case .mark:
      catalog.setExtractionState(.stale, of: key)
      merge.changes.append(CatalogChange(key: key, kind: .markedStale))
    case .keep: break
    }
  }

  /// Carries the texts of a key that the code never looks up over to the key with other specifiers
  /// that it does look up, unless the latter has texts of its own.
  ///
  /// A `manual` key stays: a person added it, and a finding says that it is unused.
  ///
  /// - Returns: True if the new key took the texts.
  private mutating func carry(
    _ old: String, toRespelled new: String, isNew: Bool, in catalog: inout StringCatalog
  ) -> Bool {
    guard let entry = catalog.entry(old), let target = catalog.entry(new) else { return false }
    let isCarried = renames == .carry && !entry.hasNoWork && (isNew || target.hasNoWork)
    if isCarried {
      SpecifierChange(to: new).carry(old, to: new, in: &catalog)
      merge.changes.removeAll { $0.kind == .added && $0.key.hasBytes(of: new) }
      merge.changes.append(CatalogChange(key: new, kind: .reworded(from: old)))
    }
    switch entry.extractionState {
    case nil where isCarried && stale == .xcode && !entry.isUntranslatableByHand,
      .extractedWithValue where isCarried && stale == .xcode && !entry.isUntranslatableByHand:
      catalog.remove(old)
    default: retire(entry, in: &catalog)
    }
    return isCarried
  }

  // MARK: Keys that moved between catalogs

  /// Copies another catalog's entry of a key into the new entry, except members that are set there.
  ///
  /// - Parameter isDoubtful: True if the key may have another meaning here. Like those of a key that
  ///   stays in use there, the translations then are to be reviewed.
  private mutating func copyMovedEntry(
    _ arrival: MergeSurroundings.Arrival, into entry: inout CatalogEntry, _ sites: ExtractedKey,
    toBeReviewed isDoubtful: Bool
  ) {
    for localization in arrival.entry.localizations
    where TextTransfer.isWorthCarrying(localization, of: arrival.entry) {
      entry.take(localization, toReview: arrival.staysInUse || isDoubtful)
    }
    entry.takeMembers(of: arrival.entry)
    merge.changes.append(
      CatalogChange(
        key: sites.key, kind: arrival.staysInUse ? .added : .moved(from: arrival.path)))
    guard let site = sites.sites.first else { return }
    let message =
      arrival.staysInUse
      ? Message(
        "'\(sites.key)' is in '\(arrival.path)' as well: its translations are copied, to be reviewed",
        comment: "发现：另一个目录也有这个键，复制其译文，待复核。%1$@：键；%2$@：那个目录")
      : isDoubtful
        ? Message(
          "'\(sites.key)' has moved here from '\(arrival.path)', with its translations, to be reviewed",
          comment: "发现：键从另一个目录移来，两处注释不同，译文待复核。%1$@：键；%2$@：原来的目录")
        : Message(
          "'\(sites.key)' has moved here from '\(arrival.path)', with its translations",
          comment: "发现：键从另一个目录移来，译文一并带来。%1$@：键；%2$@：原来的目录")
    merge.findings.append(Self.finding(.keyMoved, limit: .info, message, at: site))
  }

  /// Adds findings on keys that were reworded, or may have been.
  private mutating func addFindings(
    on rewordings: Rewordings, _ carried: [Rewording: RewordingFindings],
    among added: [ExtractedKey]
  ) {
    if rewordings.isEmpty { return }
    var sites: [TextKey: ExtractedString] = [:]
    for group in added { sites[TextKey(group.key)] = group.sites.first }
    for rewording in rewordings.certain {
      guard let site = sites[TextKey(rewording.new)] else { continue }
      guard let carried = carried[rewording] else {
        merge.findings.append(
          Self.finding(
            .keyReworded,
            Message(
              """
              '\(rewording.new)' seems to be '\(rewording.old)' reworded: 'gloss rename' carries \
              its translations over
              """, comment: "发现：新键看起来是旧键的改写，译文没有转移。%1$@：新键；%2$@：旧键"), at: site))
        continue
      }
      merge.findings += carried.messages.map {
        Self.finding(.keyReworded, limit: carried.needsCheck ? .warning : .info, $0, at: site)
      }
    }
    for doubt in rewordings.doubtful {
      guard let site = doubt.new.lazy.compactMap({ sites[TextKey($0)] }).first else { continue }
      let old = Message.list(doubt.old, isQuoted: true)
      let new = Message.list(doubt.new, isQuoted: true)
      merge.findings.append(
        Self.finding(
          .keyRewordingUnclear,
          Message(
            """
            \(new) may be \(old) reworded, but it is not clear which is which, so no translations are \
            carried over: 'gloss rename OLD NEW' does it for the right pair
            """, comment: "发现：无法确定哪个新键是哪个旧键的改写。%1$@：新键列表；%2$@：旧键列表"),
          at: site))
    }
  }

  private static func finding(
    _ remark: BuiltinDiagnostic, limit: Finding.Severity = .error, _ message: Message,
    at site: ExtractedString
  ) -> Finding {
    Finding(
      remark, limit: limit, message: message, path: site.path, range: site.range,
      position: site.position)
  }
}
