public import LocalizationModel
import OrderedJSON

extension StringCatalog {
  /// Something that ``formatted()`` leaves out because it says nothing.
  public struct Repair: Hashable, Sendable, CustomStringConvertible {
    /// Of the member's name in the file as read.
    public let position: SourcePosition
    let reason: Reason

    enum Reason: Hashable, Sendable {
      case repeated(String)
      case emptyComment
    }

    public var description: String {
      switch reason {
      case .repeated(let name): "'\(name)' was there twice with the same value"
      case .emptyComment: "'comment' was null"
      }
    }
  }

  /// The bytes of the file as read in Xcode's form, with all that can be mended without a doubt:
  /// members that are there twice with the same value are there once, comments that are `null` are gone.
  ///
  /// - Returns: `repairs` is what was left out, in the order of the file.
  /// - Throws: If an object has two members of the same name with different values.
  public func formatted() throws(CatalogError) -> (
    bytes: ContiguousArray<UInt8>, repairs: [Repair]
  ) {
    let repeated = try harmlessDuplicates()
    let dropped = (repeated + emptyComments).sorted()
    let changes = order(dropping: dropped)
    if dropped.isEmpty, changes.isEmpty, document.hasCanonicalLayout { return (document.bytes, []) }
    var writer = JSONWriter(capacity: document.bytes.count + 1024)
    writer.write(0, of: document, order: changes)
    if dropped.isEmpty { return (writer.bytes, []) }
    let lines = LineTable(document.bytes.span)
    let doubles = Set(repeated)
    let repairs = dropped.map { name in
      Repair(
        position: lines.position(
          ofByte: document.range(of: name).lowerBound, in: document.bytes.span),
        reason: doubles.contains(name) ? .repeated(document.text(of: name)) : .emptyComment)
    }
    return (writer.bytes, repairs)
  }

  /// The names of comments of entries that are `null`.
  private var emptyComments: [Int] {
    // `null` is so rare that the tape is searched for it rather than every entry for its comment.
    (1..<document.nodeCount).filter { node in
      document.kind(of: node) == .null && document.depth(of: node) == 3
        && document.isText(node - 1, "comment") && isEntryMember(node - 1)
    }.map { $0 - 1 }
  }

  private func isEntryMember(_ name: Int) -> Bool {
    guard let strings = document.root["strings"]?.index else { return false }
    return strings < name && name < document.next(after: strings)
  }
}
