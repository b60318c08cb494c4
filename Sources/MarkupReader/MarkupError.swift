package import LocalizationModel

/// The reason why XML could not be read. Each format's reader translates it into an error of its
/// own.
package struct MarkupError: Error, Equatable, Sendable {
  /// The problem of a document.
  package enum Reason: Equatable, Sendable {
    /// The XML is not well-formed; the message gives the reason.
    case notXML(Message)
    /// The document has a document type declaration. Where such declarations are accepted, it has
    /// one that declares entities or elements itself.
    case documentType
    /// Too large; the limit is in bytes.
    case tooLarge(limit: Int)
    /// Too many elements and attributes together.
    case tooManyElements(limit: Int)
    /// The bytes show another encoding than the XML declaration names.
    case encoding(declared: String, found: String)
    /// The encoding is neither UTF-8 nor UTF-16.
    case unsupportedEncoding(String)
    case outOfMemory
    /// The receiver stopped the parse.
    case stopped

    /// The document has only white space and comments.
    package static let noElement = Reason.notXML(
      Message("it has no elements", comment: "原因：XML 文件里没有元素"))
  }

  /// The problem as data.
  package let reason: Reason
  /// The line, counted from 1; 0 if no line is to blame.
  package let line: Int
  /// The column in UTF-8 bytes, counted from 1; 0 if none is to blame.
  package let column: Int

  package init(_ reason: Reason, line: Int = 0, column: Int = 0) {
    self.reason = reason
    self.line = line
    self.column = column
  }
}
