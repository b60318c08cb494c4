import LocalizationModel

/// Collects the texts and comments that a conversion leaves out or changes. ``CatalogMaker`` and
/// ``StringsMaker`` get one finding for all losses with the same file, kind and reason.
struct ConversionLosses {
  enum Kind: Hashable {
    /// Texts that are left out.
    case texts
    /// Comments of keys that are left out.
    case comments
    /// Texts that lose a part, such as a state.
    case changedTexts
    /// Keys that lose a part, such as the mark that they are stale.
    case changedKeys

    /// The definition of the finding, with its id and severity.
    var remark: BuiltinDiagnostic {
      switch self {
      case .texts: .notConvertible
      case .comments: .commentLeftOut
      case .changedTexts, .changedKeys: .changedByConversion
      }
    }
  }

  /// The identity of a group: losses with equal identities share a finding.
  private struct GroupIdentity: Hashable {
    let path: String
    let kind: Kind
    let reason: String
  }

  /// The losses that one finding reports.
  private struct Group {
    let identity: GroupIdentity
    let reason: Message
    let range: ByteRange?
    let position: SourcePosition?
    var count = 0
    /// The names to show, each once, in order of appearance.
    var names: [Message] = []
    var knownNames: Set<String> = []
  }

  /// The names of all texts that are left out.
  private(set) var leftOut: Set<String> = []
  private var groups: [Group] = []
  private var groupIndices: [GroupIdentity: Int] = [:]

  /// Adds a loss. Each text that is left out counts, even with a name seen before;
  /// any other loss counts once for each name.
  ///
  /// - Parameters:
  ///   - name: The key, with the language if the file has several.
  ///   - place: The position in the file; a finding shows the position of its first loss.
  mutating func add(
    _ kind: Kind, _ name: Message, _ reason: Message, in path: String,
    at place: (range: ByteRange, position: SourcePosition)? = nil
  ) {
    let identity = GroupIdentity(path: path, kind: kind, reason: reason.description)
    let index = groupIndices[identity] ?? groups.count
    if index == groups.count {
      groupIndices[identity] = index
      groups.append(
        Group(identity: identity, reason: reason, range: place?.range, position: place?.position))
    }
    let isNew = groups[index].knownNames.insert(name.description).inserted
    if kind == .texts { leftOut.insert(name.description) }
    if isNew { groups[index].names.append(name) }
    if isNew || kind == .texts { groups[index].count += 1 }
  }

  /// The findings, one for each group, in the order of their first members.
  var findings: [Finding] {
    groups.map { group in
      Finding(
        group.identity.kind.remark, message: Self.message(of: group), path: group.identity.path,
        range: group.range, position: group.position)
    }
  }

  private static func message(of group: Group) -> Message {
    let names = Message.list(of: Array(group.names.prefix(3)), isCut: group.names.count > 3)
    let texts = Message.remark(Counted.texts.message(group.count), names)
    let keys = Message.remark(Counted.keys.message(group.count), names)
    let reason = group.reason
    return switch group.identity.kind {
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
