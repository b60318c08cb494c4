internal import CLibXML2

/// The attributes of a start tag, valid only during the event.
@safe package struct MarkupAttributes {
  /// Five pointers for each attribute, as libxml2 passes them: name, prefix, namespace, start and
  /// end of the value.
  private let pointers: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  /// The number of attributes.
  package let count: Int

  init(_ pointers: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int32) {
    unsafe self.pointers = pointers
    self.count = Int(count)
  }

  /// The value of an attribute without a prefix; `nil` if there is none.
  package subscript(name: StaticString) -> String? { value(name, isPrefixed: false) }

  /// The value of an attribute with any prefix; `nil` if there is none.
  package subscript(prefixed name: StaticString) -> String? { value(name, isPrefixed: true) }

  /// Calls `body` with the bytes of the value of an attribute without a prefix, which makes no
  /// string.
  ///
  /// - Returns: `nil` if there is no such attribute.
  package func withValue<Result>(
    _ name: StaticString, _ body: (Span<UInt8>) -> Result
  ) -> Result? {
    guard let bytes = unsafe bytes(of: name, isPrefixed: false) else { return nil }
    return unsafe body(bytes.span)
  }

  private func value(_ name: StaticString, isPrefixed: Bool) -> String? {
    guard let bytes = unsafe bytes(of: name, isPrefixed: isPrefixed) else { return nil }
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  private func bytes(
    of name: StaticString, isPrefixed: Bool
  ) -> UnsafeBufferPointer<UInt8>? {
    guard let pointers = unsafe pointers else { return nil }
    for index in 0..<count {
      let fields = unsafe pointers + 5 * index
      guard unsafe (fields[1] != nil) == isPrefixed,
        unsafe xmlStrEqual(fields[0], name.utf8Start) != 0
      else { continue }
      guard let start = unsafe fields[3], let end = unsafe fields[4] else {
        return unsafe UnsafeBufferPointer(start: nil, count: 0)
      }
      return unsafe UnsafeBufferPointer(start: start, count: end - start)
    }
    return nil
  }

  /// True if some attribute is a prefixed `id`, as `xml:id` is. libxml2 checks that value only when
  /// it builds a tree.
  package var hasIdentity: Bool {
    guard let pointers = unsafe pointers else { return false }
    return (0..<count).contains { index in
      let fields = unsafe pointers + 5 * index
      return unsafe fields[1] != nil
        && xmlStrEqual(fields[0], ("id" as StaticString).utf8Start) != 0
    }
  }
}
