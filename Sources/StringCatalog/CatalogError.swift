public import LocalizationModel
package import OrderedJSON

/// Why a catalog could not be read, changed or written.
public struct CatalogError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What stands in the way, with what a wording needs.
  package enum Reason: Equatable, Sendable {
    case notJSON(JSONSyntaxError)
    /// A value is of a type that leaves nothing to work on; `member` says where in the tree.
    case wrongType(member: Message, wanted: JSONKind, found: JSONKind)
    /// A member is there twice, with different values.
    ///
    /// - Parameter fits: Whether one value can say all that both say.
    case duplicate(name: String, first: SourcePosition, fits: Bool)
  }

  /// The path of the catalog as it was given.
  public let path: String
  /// UTF-8 bytes from the start of the file.
  public let offset: Int
  /// Where in the file it is.
  public let position: SourcePosition
  /// What stands in the way.
  package let reason: Reason

  init(_ reason: Reason, path: String, offset: Int, in bytes: ContiguousArray<UInt8>) {
    self.init(reason, path: path, offset: offset, in: bytes, LineTable(bytes.span))
  }

  /// - Parameter lines: The lines of the bytes, where there are several errors about them.
  init(
    _ reason: Reason, path: String, offset: Int, in bytes: ContiguousArray<UInt8>,
    _ lines: LineTable
  ) {
    self.reason = reason
    self.path = path
    self.offset = offset
    position = lines.position(ofByte: offset, in: bytes.span)
  }

  public var description: String { "\(path):\(position.line):\(position.column): \(wording)" }

  /// What is wrong and what to do, without the place.
  package var wording: Message {
    switch reason {
    case .notJSON(let error):
      Message("not valid JSON: \(error.wording)", comment: "原因：文件不是 JSON。%@：哪里不对")
    case .wrongType(let member, let wanted, let found):
      Message(
        "\(member) must be \(wanted.wording), not \(found.wording)",
        comment: "原因：目录里值的类型不对。%1$@：成员；%2$@：应有的类型；%3$@：实际的类型")
    case .duplicate(let name, let first, fits: true):
      Message(
        """
        '\(name)' is already there in line \(first.line), with other contents that fit: 'gloss check --fix' \
        makes one of both
        """, comment: "原因：目录里同一个名称有两份可以合并的内容。%1$@：名称；%2$lld：行号")
    case .duplicate(let name, let first, fits: false):
      Message(
        "'\(name)' is already there in line \(first.line), with another value: remove one of the two",
        comment: "原因：目录里同一个名称有两个不同的值。%1$@：名称；%2$lld：行号")
    }
  }
}
