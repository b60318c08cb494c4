package import MarkupReader

/// Why an XLIFF document could not be read or made. A struct, so a new reason breaks no client's
/// `switch`.
public struct XLIFFError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Why a document cannot be read or written.
  package enum Reason: Equatable, Sendable {
    /// It cannot be read as XML.
    case markup(MarkupError.Reason)
    case notXLIFF(root: String)
    /// An element where it has no meaning, such as a unit in a unit.
    case misplaced(String, in: String)
    case unsupportedVersion(String, namespace: String)
    /// A text holds a character that XML has no way to write.
    case character(UInt32, unit: String)
    /// Data that inline elements refer to again and again.
    case tooMuchData
  }

  /// Counted from 1; 0 where no line is to blame.
  public let line: Int
  /// In bytes of the line as UTF-8, counted from 1; 0 where none is to blame.
  public let column: Int
  /// What went wrong, as data.
  package let reason: Reason

  package init(_ reason: Reason, line: Int = 0, column: Int = 0) {
    self.reason = reason
    self.line = line
    self.column = column
  }

  init(_ error: MarkupError) {
    self.init(.markup(error.reason), line: error.line, column: error.column)
  }

  public var description: String { line > 0 ? "\(line):\(column): \(detail)" : detail }

  /// What is wrong and what to do, without the place.
  package var detail: String {
    switch reason {
    case .markup(let reason): Self.detail(of: reason)
    case .notXLIFF(let root):
      "not an XLIFF document: its root element is '\(root)'"
    case .misplaced(let name, let parent):
      "the element '\(name)' stands in '\(parent)', where it cannot be: the file is damaged, so export "
        + "it anew from the program that it comes from"
    case .unsupportedVersion(let version, let namespace):
      "XLIFF of version '\(version)' in the namespace '\(namespace)' is not read: save the file as 1.2, "
        + "2.0 or 2.1"
    case .character(let scalar, let unit):
      "the unit '\(unit)' holds the character \(Self.name(of: scalar)), which XML cannot hold: "
        + "take it out of the key or the text"
    case .tooMuchData:
      "the inline elements refer to so much 'originalData' that the texts would be larger than the "
        + "file: save it without 'dataRef'"
    }
  }

  private static func detail(of reason: MarkupError.Reason) -> String {
    switch reason {
    case .notXML(let detail): "not well-formed XML: \(detail)"
    case .documentType:
      "the file has a document type declaration, which XLIFF has no use for: remove it"
    case .tooLarge(let limit):
      "the file is larger than \(limit / 1_048_576) MiB: split it by language or catalog"
    case .tooManyElements(let limit):
      "the file has more than \(limit) elements and attributes: split it by language or catalog"
    case .encoding(let declared, let found):
      "the file says that it is in '\(declared)' but is in \(found): save it as UTF-8"
    case .unsupportedEncoding(let name):
      "the file is in '\(name)': save it as UTF-8"
    case .outOfMemory: "there is not enough memory for the document"
    case .stopped: "reading was stopped"
    }
  }

  private static func name(of scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}
