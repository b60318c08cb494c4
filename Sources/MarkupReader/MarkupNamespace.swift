internal import CLibXML2

/// The namespace of an element, or none. Valid while the document is read, because the parser owns
/// the name.
@safe package struct MarkupNamespace: Equatable {
  /// The parser's own copy of the name.
  private let pointer: UnsafePointer<xmlChar>?

  init(_ pointer: UnsafePointer<xmlChar>?) { unsafe self.pointer = pointer }

  /// No namespace.
  package static var none: MarkupNamespace { unsafe MarkupNamespace(nil) }

  package static func == (left: MarkupNamespace, right: MarkupNamespace) -> Bool {
    unsafe xmlStrEqual(left.pointer, right.pointer) != 0
  }

  /// The namespace's name; `nil` if there is none.
  package var name: String? {
    guard let pointer = unsafe pointer else { return nil }
    return unsafe String(decodingCString: pointer, as: UTF8.self)
  }
}
