public import LocalizationModel
import OrderedJSON

/// The differences between two catalogs, for `gloss diff`. Each text, comment or other single value
/// is a leaf, compared by itself; a text's state belongs to its leaf.
///
///     for change in CatalogDifference(from: old, to: new).changes { print(change) }
public struct CatalogDifference: Hashable, Sendable {
  /// The changes in the order of the new catalog. Removed leaves stand where they were in the old
  /// one.
  public let changes: [Change]

  /// One leaf that was added, removed or changed.
  public struct Change: Hashable, Sendable, CustomStringConvertible {
    /// The place of the leaf.
    public let place: CatalogPlace
    /// The old text, or another value as JSON; `nil` if the leaf is new. Empty for a whole entry.
    public let old: String?
    /// The new text, or another value as JSON; `nil` if the leaf was removed. Empty for a whole
    /// entry.
    public let new: String?
    /// The state of the old text; `nil` if it has none.
    public let oldState: TranslationState?
    /// The state of the new text; `nil` if it has none.
    public let newState: TranslationState?

    /// True if a key was added or removed with its whole entry.
    public var isWholeEntry: Bool {
      place.key != nil && place.language == nil && place.members.isEmpty
    }

    /// The change on one line: `~ Send · de: 'Abschicken' → 'Senden' [needs_review → translated]`.
    public var description: String { "\(sign) \(place)\(detail)" }

    /// The sign of the change: `+`, `-` or `~`.
    package var sign: String { old == nil ? "+" : new == nil ? "-" : "~" }

    /// The part of the description after the place: the texts and states.
    package var detail: String {
      if isWholeEntry { return "" }
      let texts = [old, new].compactMap { $0.map { "'\(CatalogLine.onOneLine($0))'" } }
      let states = [oldState, newState].compactMap { $0?.rawValue }
      if texts.count == 2, old?.utf8.elementsEqual((new ?? "").utf8) ?? false {
        return " · state: \(states.joined(separator: " → "))"
      }
      // Most texts are `translated`, so only another state is shown for one text.
      let showsStates = texts.count == 2 ? oldState != newState : states != ["translated"]
      let suffix = showsStates && !states.isEmpty ? " [\(states.joined(separator: " → "))]" : ""
      return ": \(texts.joined(separator: " → "))\(suffix)"
    }
  }

  /// Compares two catalogs as read. Edits made since are ignored.
  public init(from old: StringCatalog, to new: StringCatalog) {
    let same = Self.sameEntries(old, new)
    let (old, new) = (Sections(old, skipping: same.old), Sections(new, skipping: same.new))
    var changes: [Change] = []
    // The number of old sections before the current one: the removed ones among them come first.
    var passed = 0
    for section in new.all {
      if let index = old.indices[section.key] {
        while passed < index {
          if new.indices[old.all[passed].key] == nil { changes += old.all[passed].changes(to: nil) }
          passed += 1
        }
        changes += old.all[index].changes(to: section)
        passed = max(passed, index + 1)
      } else {
        changes += section.additions
      }
    }
    for section in old.all[passed...] where new.indices[section.key] == nil {
      changes += section.changes(to: nil)
    }
    self.changes = changes
  }
}

extension CatalogDifference {
  /// Returns the name nodes of entries whose bytes are equal in both catalogs. Nearly all are, and
  /// need not be turned into lines.
  private static func sameEntries(
    _ old: StringCatalog, _ new: StringCatalog
  ) -> (old: Set<Int>, new: Set<Int>) {
    var same: (old: Set<Int>, new: Set<Int>) = ([], [])
    guard !old.hasRepeatedKeys, !new.hasRepeatedKeys,
      let strings = new.document.root["strings"]?.index
    else { return same }
    var lookup = MemberLookup(old.document, old.document.root["strings"]?.index)
    for name in new.document.names(of: strings) {
      guard let other = lookup.name(like: name, of: new.document),
        old.document.hasSameBytes(other + 1, as: name + 1, of: new.document)
      else { continue }
      same.old.insert(other)
      same.new.insert(name)
    }
    return same
  }

  /// The lines of a catalog, grouped by key.
  private struct Sections {
    var all: [Section] = []
    /// The index in `all` of each key's section.
    var indices: [TextKey?: Int] = [:]

    init(_ catalog: StringCatalog, skipping skipped: Set<Int>) {
      for line in catalog.linesWithStates(skipping: skipped) {
        let key = line.place.key.map { TextKey($0) }
        if let index = indices[key] {
          all[index].add(line)
        } else {
          indices[key] = all.count
          all.append(Section(key: key))
          all[all.count - 1].add(line)
        }
      }
    }
  }

  /// The lines of one key, or of the catalog itself if `key` is `nil`.
  private struct Section {
    let key: TextKey?
    private var leaves: [Leaf] = []
    /// The index in `leaves` of each place.
    private var leafIndices: [CatalogPlace: Int] = [:]

    private struct Leaf {
      let place: CatalogPlace
      var value: String?
      var state: TranslationState?
    }

    init(key: TextKey?) { self.key = key }

    mutating func add(_ line: CatalogLine) {
      // An entry without content is one line with nothing to compare.
      if line.place.language == nil, line.place.members.isEmpty { return }
      var place = line.place
      let isState = place.language != nil && place.members == ["state"]
      if isState { place.members = [] }
      let index = leafIndices[place] ?? leaves.count
      if index == leaves.count {
        leafIndices[place] = index
        leaves.append(Leaf(place: place))
      }
      if isState {
        leaves[index].state = TranslationState(rawValue: line.value)
      } else if leaves[index].value == nil {
        leaves[index].value = line.value
      }
    }

    private var wholeEntry: CatalogPlace {
      var place = CatalogPlace()
      place.key = key?.text
      return place
    }

    /// The changes that add the section.
    var additions: [Change] {
      let leaves = leaves.map {
        Change(place: $0.place, old: nil, new: $0.value ?? "", oldState: nil, newState: $0.state)
      }
      if key == nil { return leaves }
      return [Change(place: wholeEntry, old: nil, new: "", oldState: nil, newState: nil)] + leaves
    }

    /// Returns the changes that lead to another section.
    ///
    /// - Parameter new: The new section; `nil` if the key was removed.
    func changes(to new: Section?) -> [Change] {
      var changes: [Change] = []
      for leaf in new?.leaves ?? [] {
        let old = leafIndices[leaf.place].map { leaves[$0] }
        let isSame =
          old.map { ($0.value ?? "").utf8.elementsEqual((leaf.value ?? "").utf8) } ?? false
        if isSame, old?.state == leaf.state { continue }
        changes.append(
          Change(
            place: leaf.place, old: old.map { $0.value ?? "" }, new: leaf.value ?? "",
            oldState: old?.state, newState: leaf.state))
      }
      for leaf in leaves where new?.leafIndices[leaf.place] == nil {
        changes.append(
          Change(
            place: leaf.place, old: leaf.value ?? "", new: nil, oldState: leaf.state, newState: nil)
        )
      }
      if key == nil || new != nil { return changes }
      return [Change(place: wholeEntry, old: "", new: nil, oldState: nil, newState: nil)] + changes
    }
  }
}
