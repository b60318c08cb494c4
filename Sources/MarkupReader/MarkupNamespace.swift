internal import CLibXML2

/// The namespace of an element, or none. The XLIFF reader compares it with its version's namespace to
/// tell XLIFF's own elements from those of other programs. Valid while the document is read, because
/// the parser owns the name.
@safe package struct MarkupNamespace: Equatable {
  /// The parser's own copy of the name, so that comparing the namespace of every element makes no
  /// string.
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
