public import LocalizationModel
package import OrderedJSON

/// The error of a catalog that could not be read, edited or written, with its place in the file.
public struct CatalogError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kinds of errors, each with the data that its wording needs.
  package enum Reason: Equatable, Sendable {
    case notJSON(JSONSyntaxError)
    /// A value has another type than the format says; `member` names the value in the message.
    case wrongType(member: Message, wanted: JSONKind, found: JSONKind)
    /// An object has two members of the same name with different values.
    ///
    /// - Parameter fits: True if one value can hold the contents of both, so that `gloss check
    ///   --fix` can unite them.
    case duplicate(name: String, first: SourcePosition, fits: Bool)
  }

  /// The path of the catalog as the caller gave it.
  public let path: String
  /// The UTF-8 offset in the file, from 0.
  public let offset: Int
  /// The line and column of ``offset``.
  public let position: SourcePosition
  /// The kind of the error.
  package let reason: Reason

  init(_ reason: Reason, path: String, offset: Int, in bytes: ContiguousArray<UInt8>) {
    self.init(reason, path: path, offset: offset, in: bytes, LineTable(bytes.span))
  }

  /// Makes an error with a line table that is shared by several errors about one file.
  ///
  /// - Parameter lines: The lines of `bytes`.
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

  /// The sentence for people: what is wrong, then what to do, without the place.
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
