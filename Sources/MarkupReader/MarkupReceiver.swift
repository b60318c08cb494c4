/// The consumer of the events of a document that ``MarkupReader`` reads. The reader of each format
/// implements it.
package protocol MarkupReceiver: AnyObject {
  /// Begins an element.
  ///
  /// - Parameter element: Valid during the call only.
  /// - Returns: False to stop the parse.
  func start(_ element: MarkupElement) -> Bool

  /// Ends the innermost open element.
  ///
  /// - Returns: False to stop the parse.
  func end() -> Bool

  /// Takes a part of a text, in UTF-8 with its references resolved. One text may come in several
  /// parts, and white space between elements is text as well.
  ///
  /// - Returns: False to stop the parse.
  func add(_ text: Span<UInt8>) -> Bool

  /// Takes a CDATA section, which most receivers treat as text.
  ///
  /// - Returns: False to stop the parse.
  func addSection(_ text: Span<UInt8>) -> Bool

  /// Takes the text of a comment, without its marks.
  ///
  /// - Returns: False to stop the parse.
  func comment(_ text: Span<UInt8>) -> Bool
}

extension MarkupReceiver {
  /// Takes a CDATA section as text.
  package func addSection(_ text: Span<UInt8>) -> Bool { add(text) }

  /// Ignores comments.
  package func comment(_ text: Span<UInt8>) -> Bool { true }
}
