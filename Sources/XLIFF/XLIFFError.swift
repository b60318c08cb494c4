package import LocalizationModel
package import MarkupReader

/// The reason why an XLIFF document could not be read or made. A struct, so that a new reason
/// breaks no client's `switch`.
public struct XLIFFError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The problem of a document.
  package enum Reason: Equatable, Sendable {
    /// The document cannot be read as XML.
    case markup(MarkupError.Reason)
    case notXLIFF(root: String)
    /// An element inside one that must not contain it, such as a unit within a unit.
    case misplaced(String, in: String)
    case unsupportedVersion(String, namespace: String)
    /// A text has a character that XML cannot hold.
    case character(UInt32, unit: String)
    /// Inline elements refer to the same data again and again.
    case tooMuchData
  }

  /// The line, counted from 1; 0 if the problem has no line.
  public let line: Int
  /// The column in UTF-8 bytes, counted from 1; 0 if the problem has no column.
  public let column: Int
  /// The problem as data.
  package let reason: Reason

  package init(_ reason: Reason, line: Int = 0, column: Int = 0) {
    self.reason = reason
    self.line = line
    self.column = column
  }

  init(_ error: MarkupError) {
    self.init(.markup(error.reason), line: error.line, column: error.column)
  }

  public var description: String {
    line > 0 ? "\(line):\(column): \(wording)" : wording.description
  }

  /// The problem and its remedy, without line and column.
  package var wording: Message {
    switch reason {
    case .markup(let reason): Self.wording(of: reason)
    case .notXLIFF(let root):
      Message(
        "not an XLIFF document: its root element is '\(root)'", comment: "原因：文件不是 XLIFF。%@：根元素")
    case .misplaced(let name, let parent):
      Message(
        """
        the element '\(name)' stands in '\(parent)', which is not allowed: the file is damaged, so \
        export it again from the program that made it
        """, comment: "原因：XLIFF 的元素位置不对。%1$@：元素；%2$@：外层元素")
    case .unsupportedVersion(let version, let namespace):
      Message(
        """
        XLIFF of version '\(version)' in the namespace '\(namespace)' is not supported: save the \
        file as 1.2, 2.0 or 2.1
        """, comment: "原因：读不了此版本的 XLIFF。%1$@：版本；%2$@：命名空间")
    case .character(let scalar, let unit):
      Message(
        """
        the unit '\(unit)' holds the character \(Self.name(of: scalar)), which XML cannot hold: \
        remove it from the key or the text
        """, comment: "原因：翻译单元里有 XML 不能写的字符。%1$@：单元；%2$@：U+ 开头的编码")
    case .tooMuchData:
      Message(
        """
        the inline elements refer to so much 'originalData' that the texts would be larger than the \
        file: save it without 'dataRef'
        """, comment: "原因：XLIFF 反复引用 originalData。'dataRef' 原样保留")
    }
  }

  private static func wording(of reason: MarkupError.Reason) -> Message {
    switch reason {
    case .notXML(let why):
      Message("not well-formed XML: \(why)", comment: "原因：XML 的格式不对。%@：哪里不对")
    case .documentType:
      Message(
        "the file has a document type declaration, which XLIFF has no use for: remove it",
        comment: "原因：XLIFF 里有文档类型声明")
    case .tooLarge(let limit):
      Message(
        "the file is larger than \(limit / 1_048_576) MiB: split it by language or catalog",
        comment: "原因：XLIFF 文件太大。%lld：上限，单位 MiB")
    case .tooManyElements(let limit):
      Message(
        "the file has more than \(limit) elements and attributes: split it by language or catalog",
        comment: "原因：XLIFF 的元素与属性太多。%lld：上限")
    case .encoding(let declared, let found):
      Message(
        "the file says that it is in '\(declared)' but is in \(found): save it as UTF-8",
        comment: "原因：XLIFF 所说的编码不对。%1$@：声明的编码；%2$@：实际的编码")
    case .unsupportedEncoding(let name):
      Message("the file is in '\(name)': save it as UTF-8", comment: "原因：不支持文件的编码。%@：编码")
    case .outOfMemory:
      Message("there is not enough memory for the document", comment: "原因：内存不足")
    case .stopped: Message("reading was stopped", comment: "原因：读取被中止")
    }
  }

  private static func name(of scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}
