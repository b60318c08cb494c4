public import LocalizationModel

/// Why a catalog could not be read, changed or written.
public struct CatalogError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What stands in the way, with what a wording needs.
  package enum Reason: Equatable, Sendable {
    case notJSON(detail: String)
    /// A value is of a type that leaves nothing to work on; `member` says where in the tree.
    case wrongType(member: String, wanted: String, found: String)
    /// A member is there twice, with different values.
    case duplicate(name: String, first: SourcePosition)
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

  public var description: String { "\(path):\(position.line):\(position.column): \(detail)" }

  /// What is wrong and what to do, without the place.
  package var detail: String {
    switch reason {
    case .notJSON(let detail): "not valid JSON: \(detail)"
    case .wrongType(let member, let wanted, let found):
      "\(member) must be \(wanted), not \(found)"
    case .duplicate(let name, let first):
      "'\(name)' is already there in line \(first.line), with another value: "
        + "remove one of the two"
    }
  }
}
