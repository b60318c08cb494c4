internal import CLibXML2

/// A start tag, while the parser is at it.
@safe package struct MarkupElement {
  private let localName: UnsafePointer<xmlChar>?
  /// The namespace of the element's name.
  package let namespace: MarkupNamespace
  /// The attributes, in the order of the document.
  package let attributes: MarkupAttributes
  /// Line of the end of the tag, counted from 1.
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

  /// Without the prefix.
  package var name: String {
    guard let name = unsafe localName else { return "" }
    return unsafe String(decodingCString: name, as: UTF8.self)
  }

  /// Whether that is its name without the prefix.
  package func isNamed(_ name: StaticString) -> Bool {
    unsafe xmlStrEqual(localName, name.utf8Start) != 0
  }
}
