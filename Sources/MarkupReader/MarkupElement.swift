internal import CLibXML2

/// A start tag, which ``MarkupReader`` passes to a receiver; valid only during the event.
@safe package struct MarkupElement {
  private let localName: UnsafePointer<xmlChar>?
  /// The namespace of the element's name.
  package let namespace: MarkupNamespace
  /// The attributes, in the order of the document.
  package let attributes: MarkupAttributes
  /// The line of the tag's end, counted from 1.
  package let line: Int

  init(
    _ localName: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?,
    _ attributes: MarkupAttributes, line: Int
  ) {
    unsafe self.localName = localName
    unsafe self.namespace = MarkupNamespace(namespace)
    self.attributes = attributes
    self.line = line
  }

  /// The name without its prefix.
  package var name: String {
    guard let name = unsafe localName else { return "" }
    return unsafe String(decodingCString: name, as: UTF8.self)
  }

  /// True if the element has this name, whatever its prefix.
  package func isNamed(_ name: StaticString) -> Bool {
    unsafe xmlStrEqual(localName, name.utf8Start) != 0
  }
}
