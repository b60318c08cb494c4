package import LocalizationModel

/// Why XML could not be read.
///
/// Whoever reads a format puts it in the words of that format.
package struct MarkupError: Error, Equatable, Sendable {
  /// Why a document cannot be read.
  package enum Reason: Equatable, Sendable {
    /// Not well-formed; the message says why.
    case notXML(Message)
    /// A document type declaration, or one that declares something where others are ignored.
    case documentType
    /// In bytes.
    case tooLarge(limit: Int)
    /// In elements and attributes.
    case tooManyElements(limit: Int)
    case encoding(declared: String, found: String)
    case unsupportedEncoding(String)
    case outOfMemory
    /// The receiver of the events has seen enough.
    case stopped

    /// Nothing but blanks and comments.
    package static let noElement = Reason.notXML(
      Message("it has no elements", comment: "原因：XML 文件里没有元素"))
  }

  /// What went wrong, as data.
  package let reason: Reason
  /// Counted from 1; 0 where no line is to blame.
  package let line: Int
  /// In bytes of the line as UTF-8, counted from 1; 0 where none is to blame.
  package let column: Int

  package init(_ reason: Reason, line: Int = 0, column: Int = 0) {
    self.reason = reason
    self.line = line
    self.column = column
  }
}
