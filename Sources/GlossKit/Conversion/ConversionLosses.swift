import LocalizationModel

/// Collects the texts and comments that a conversion leaves out or changes, and makes one finding
/// for all with the same file and reason, as the ledger of an import does.
struct ConversionLosses {
  enum Kind: Hashable {
    /// Texts that are left out.
    case texts
    /// Comments of keys that are left out.
    case comments
    /// Texts that lose something.
    case changedTexts
    /// Keys that lose something.
    case changedKeys

    var remark: Remark {
      switch self {
      case .texts: .notConvertible
      case .comments: .commentLeftOut
      case .changedTexts, .changedKeys: .changedByConversion
      }
    }
  }

  /// The key of a group: losses with equal ones share a finding.
  private struct Place: Hashable {
    let path: String
    let kind: Kind
    let reason: String
  }

  private struct Group {
    let place: Place
    let reason: Message
    let range: ByteRange?
    let position: SourcePosition?
    var count = 0
    /// The names to show, each once, in order of appearance.
    var names: [Message] = []
    var known: Set<String> = []
  }

  /// The names of all texts that are left out.
  private(set) var leftOut: Set<String> = []
  private var groups: [Group] = []
  private var places: [Place: Int] = [:]

  /// Adds a text or key. Each text that is left out counts, even with a name seen before;
  /// anything else counts once.
  ///
  /// - Parameters:
  ///   - name: The key, with the language if the file has several.
  ///   - place: The position in the file; the finding shows the one of its first text.
  mutating func add(
    _ kind: Kind, _ name: Message, _ reason: Message, in path: String,
    at place: (range: ByteRange, position: SourcePosition)? = nil
  ) {
    let key = Place(path: path, kind: kind, reason: reason.description)
    let index = places[key] ?? groups.count
    if index == groups.count {
      places[key] = index
      groups.append(
        Group(place: key, reason: reason, range: place?.range, position: place?.position))
    }
    let isNew = groups[index].known.insert(name.description).inserted
    if kind == .texts { leftOut.insert(name.description) }
    if isNew { groups[index].names.append(name) }
    if isNew || kind == .texts { groups[index].count += 1 }
  }

  /// The findings, one for each group, in the order of their first members.
  var findings: [Finding] {
    groups.map { group in
      Finding(
        group.place.kind.remark, message: Self.message(of: group), path: group.place.path,
        range: group.range, position: group.position)
    }
  }

  private static func message(of group: Group) -> Message {
    let names = Message.list(of: Array(group.names.prefix(3)), isCut: group.names.count > 3)
    let texts = Message.remark(Counted.texts.message(group.count), names)
    let keys = Message.remark(Counted.keys.message(group.count), names)
    let reason = group.reason
    return switch group.place.kind {
    case .texts: Message("left out \(texts): \(reason)", comment: "转换：没有转换的文字。%1$@：条数与键；%2$@：原因")
    case .comments:
      Message(
        "left out the comments of \(keys): \(reason)", comment: "转换：没有保留的注释。%1$@：键数与键；%2$@：原因")
    case .changedTexts:
      Message("changed \(texts): \(reason)", comment: "转换：转换时有所改变的内容。%1$@：条数与键；%2$@：原因")
    case .changedKeys:
      Message("changed \(keys): \(reason)", comment: "转换：转换时有所改变的内容。%1$@：条数与键；%2$@：原因")
    }
  }
}
