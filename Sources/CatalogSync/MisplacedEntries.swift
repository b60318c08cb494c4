import LocalizationModel
import StringCatalog

/// The entries of a catalog that lie outside of `strings`, where nothing reads them.
///
/// A sync adds no second entry for their keys: it would hide that the texts are there.
struct MisplacedEntries {
  private let strays: [StrayMember]
  private let keys: Set<TextKey>

  /// - Parameter matched: Entries inside others are searched only if it has strings without entry.
  init(in matched: ResolvedCatalog) {
    let structure = matched.catalog.structure
    strays =
      (matched.matches.contains { $0 == nil }
      ? structure.strayMembers() : structure.strayMembersOfRoot())
      .filter(\.isEntry)
    keys = Set(strays.map { TextKey($0.name.text) })
  }

  /// True if one of them has the key.
  func hold(_ key: String) -> Bool { !keys.isEmpty && keys.contains(TextKey(key)) }

  /// One finding on all of them; `nil` if there are none.
  func finding(in catalog: StringCatalog) -> Finding? {
    guard let first = strays.first else { return nil }
    var seen: Set<TextKey> = []
    let names = strays.map(\.name.text).filter { seen.insert(TextKey($0)).inserted }
    let range = first.name.range
    return Finding(
      .entryMisplaced,
      message: Message(
        """
        entries outside 'strings' (\(strays.count)), which nothing reads: \
        \(Message.list(Array(names.prefix(3)), isQuoted: true, isCut: names.count > 3)); \
        no second ones are added: 'gloss check --fix=all' moves them
        """, comment: "发现：条目不在 strings 里，同步不再添加同名条目。%1$lld：条目的数量；%2$@：键；选项原样保留"),
      path: catalog.path, range: range,
      position: catalog.position(ofByte: range.start))
  }
}
