/// What the events of a document are handed to.
package protocol MarkupReceiver: AnyObject {
  /// Begins an element.
  ///
  /// - Parameter element: Valid during the call only.
  /// - Returns: Whether to go on.
  func start(_ element: MarkupElement) -> Bool

  /// Ends the element that was begun last and is not ended yet.
  ///
  /// - Returns: Whether to go on.
  func end() -> Bool

  /// Takes a part of a text, in UTF-8 and with its references resolved: a text may come in several
  /// parts, and layout is text, too.
  ///
  /// - Returns: Whether to go on.
  func add(_ text: Span<UInt8>) -> Bool

  /// Takes a CDATA section, which to most receivers is a text like any other.
  ///
  /// - Returns: Whether to go on.
  func addSection(_ text: Span<UInt8>) -> Bool

  /// Takes what stands between the marks of a comment.
  ///
  /// - Returns: Whether to go on.
  func comment(_ text: Span<UInt8>) -> Bool
}

extension MarkupReceiver {
  /// By default a CDATA section is text like any other.
  package func addSection(_ text: Span<UInt8>) -> Bool { add(text) }

  /// By default comments are ignored.
  package func comment(_ text: Span<UInt8>) -> Bool { true }
}
