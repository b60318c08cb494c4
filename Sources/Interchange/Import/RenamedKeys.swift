import LocalizationModel
import StringCatalog
import TranslationUnits

/// The keys of a translators' file that the catalog has under another name now: `gloss rename`
/// renamed them, or `gloss sync` carried them over to other words.
///
/// Nothing records a rename. A key of the export that the catalog lacks is compared with the keys
/// that the catalog has and the export lacks: the same source text means that the key was renamed,
/// and one that resembles it by far the most, that it was reworded. Where no former catalog is known,
/// the export lacks keys for other reasons as well: then a key counts only if it has the very
/// translation with which the unit was exported, by the file's checksums. ``UnitMatches`` takes the
/// result for units whose id is unknown.
struct RenamedKeys {
  /// The matches of units with a former key, by the index of the unit.
  private(set) var matches: [Int: UnitIndex.Match] = [:]

  private typealias Unit = (unitIndex: Int, id: String, path: LeafPath)

  private let index: UnitIndex
  private let file: UnitFile
  private let exported: ImportBases
  /// The catalogs that the file may have been exported from.
  private let formerTables: [UnitTable]
  /// The translated units of each key that the catalog does not have.
  private var groups: [TextKey: [Unit]] = [:]

  init(
    _ file: UnitFile, _ known: [UnitIndex.Match?], _ index: UnitIndex, _ exported: ImportBases
  ) {
    (self.index, self.file, self.exported) = (index, file, exported)
    for unitIndex in file.units.indices where known[unitIndex] == nil {
      guard let id = file.units[unitIndex].id, file.units[unitIndex].hasOwnTranslation else {
        continue
      }
      let (key, path) = UnitID.split(id) ?? (id, LeafPath())
      groups[TextKey(key), default: []].append((unitIndex, id, path))
    }
    guard !groups.isEmpty else {
      formerTables = []
      return
    }
    formerTables = exported.formerTables
    let knownEntries = Set(known.compactMap { $0?.entry })
    if formerTables.isEmpty, !exported.hasChecksums { return }
    if !formerTables.isEmpty {
      groups = groups.filter { key, _ in formerTables.contains { $0.index(of: key.text) != nil } }
    }
    let candidates = index.table.entries.indices.filter { entry in
      let key = index.table.entries[entry].key
      return !knownEntries.contains(entry)
        && !formerTables.contains { $0.index(of: key) != nil }
    }
    if groups.isEmpty || candidates.isEmpty { return }
    let renamed = renamed(candidates)
    for (key, entry) in renamed { add(key, entry, isReworded: false) }
    let taken = Set(renamed.values)
    let former = groups.keys.filter { renamed[$0] == nil }
    for (key, entry) in reworded(former, candidates.filter { !taken.contains($0) }, knownEntries) {
      add(key, entry, isReworded: true)
    }
  }

  /// Adds the matches of a key's units.
  private mutating func add(_ key: TextKey, _ entry: Int, isReworded: Bool) {
    for unit in groups[key] ?? [] {
      let id = UnitID.text(key: index.table.entries[entry].key, path: unit.path)
      guard
        var match = index.match(id, guess: UnitIndex.Guess(), isSource: { _ in false }),
        match.entry == entry, match.path == unit.path
      else { continue }
      if !isSameText(unit, as: match), !hasSameComment(key, entry, match) { continue }
      (match.formerID, match.isReworded, match.isExact) = (unit.id, isReworded, false)
      match.hasOtherComment = hasOtherComment(key, entry)
      matches[unit.unitIndex] = match
    }
  }

  /// True if a former catalog is known, or if a text of the catalog is the one that a unit was
  /// exported with.
  private func isSameText(_ unit: Unit, as match: UnitIndex.Match) -> Bool {
    if !formerTables.isEmpty { return true }
    let known = index.known(match)
    let sources = [file.units[unit.unitIndex].source, known.source].compactMap(\.self)
    switch exported.checksum(unit.id, sources, known.target.map { [$0.text] } ?? []) {
    case .known(let side):
      // Texts that both lack prove nothing.
      guard let side, let now = known.target else { return false }
      return side.text == now.text && !now.text.isBlank
    case .unknown, .changed: return false
    }
  }

  /// True if both keys have the same comment and neither has a text yet.
  private func hasSameComment(
    _ key: TextKey, _ entry: Int, _ match: UnitIndex.Match
  ) -> Bool {
    guard index.known(match).target == nil, let comments = comments(of: key, entry) else {
      return false
    }
    return comments.former == comments.now
  }

  /// True if a key and the one that the catalog has now both have comments, which differ.
  private func hasOtherComment(_ key: TextKey, _ entry: Int) -> Bool {
    comments(of: key, entry).map { $0.former != $0.now } ?? false
  }

  /// The checksums of the comments of a key and of the one that the catalog has now; `nil` if one
  /// has none.
  private func comments(
    of key: TextKey, _ entry: Int
  ) -> (former: TextChecksum, now: TextChecksum)? {
    let former = formerComment(of: key).map { TextChecksum(of: $0) }
    let units = (groups[key] ?? []).lazy.compactMap { file.units[$0.unitIndex].comment }
    guard let former = former ?? units.first,
      let now = comment(of: index.table.entries[entry]).map({ TextChecksum(of: $0) })
    else { return nil }
    return (former, now)
  }

  // MARK: The same source text

  /// Returns the entries of keys whose source text is the same under another name.
  private func renamed(_ candidates: [Int]) -> [TextKey: Int] {
    // The candidates by their source text at each path that the units have.
    var byText: [LeafPath: [TextKey: [Int]]] = [:]
    func entries(_ unit: Unit) -> [Int] {
      if byText[unit.path] == nil {
        byText[unit.path] = Dictionary(grouping: candidates) { entry in
          TextKey(index.units(at: entry).sourceText(at: unit.path).joined)
        }
      }
      guard let source = file.units[unit.unitIndex].source?.joined else { return [] }
      return byText[unit.path]?[TextKey(source)] ?? []
    }
    var renamed: [TextKey: Int] = [:]
    for (key, units) in groups {
      var fitting = Set(entries(units[0]))
      for unit in units.dropFirst() { fitting.formIntersection(entries(unit)) }
      if fitting.count > 1, let comment = formerComment(of: key) {
        fitting = fitting.filter { self.comment(of: index.table.entries[$0]) == comment }
      }
      if fitting.count == 1 { renamed[key] = fitting.first }
    }
    let uses = Dictionary(grouping: renamed.values) { $0 }
    return renamed.filter { uses[$0.value]?.count == 1 }
  }

  // MARK: Other words

  /// Returns the entries of keys that were certainly reworded.
  private func reworded(
    _ former: [TextKey], _ candidates: [Int], _ known: Set<Int>
  ) -> [TextKey: Int] {
    let entries = index.table.entries
    let old = former.sorted { $0.text.precedesInBytes($1.text) }.map { key in
      WordedKey(key.text, text: formerText(of: key), comment: formerComment(of: key))
    }
    let new = candidates.map {
      WordedKey(
        entries[$0].key, text: index.table.sourceText(of: $0).joined,
        comment: formerTables.isEmpty ? nil : comment(of: entries[$0]))
    }
    let rewordings = RewordingCandidates(index.table.catalog).rewordings(of: old, among: new) {
      known.sorted().map { index.table.sourceText(of: $0).joined }
    }
    return Dictionary(
      rewordings.certain.compactMap { rewording in
        index.table.index(of: rewording.new).map { (TextKey(rewording.old), $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  private func formerEntry(of key: TextKey) -> (table: UnitTable, index: Int)? {
    formerTables.lazy.compactMap { table in table.index(of: key.text).map { (table, $0) } }.first
  }

  /// Returns the exported source text of a key.
  private func formerText(of key: TextKey) -> String {
    let units = groups[key] ?? []
    let main = units.first { $0.path.isEmpty } ?? units.last
    return formerEntry(of: key).map { $0.table.sourceText(of: $0.index).joined }
      ?? main.flatMap { file.units[$0.unitIndex].source?.joined } ?? key.text
  }

  private func formerComment(of key: TextKey) -> String? {
    formerEntry(of: key).flatMap { comment(of: $0.table.entries[$0.index]) }
  }

  /// Returns the comment of an entry; `nil` if it has none, or if Xcode generated it.
  private func comment(of entry: ExportedEntry) -> String? {
    entry.notes.first { $0.from == nil && !$0.text.isEmpty }?.text
  }
}
