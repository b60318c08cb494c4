internal import CLibXML2

/// The attributes of a start tag, while the parser is at it.
@safe package struct MarkupAttributes {
  /// For each its name, prefix and namespace, and where its value starts and ends.
  private let pointers: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  /// How many attributes the element has.
  package let count: Int

  init(_ pointers: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int32) {
    unsafe self.pointers = pointers
    self.count = Int(count)
  }

  /// The value of one that has no prefix; `nil` if it is not there.
  package subscript(name: StaticString) -> String? { value(name, isPrefixed: false) }

  /// The value of one that has a prefix, whichever; `nil` likewise.
  package subscript(prefixed name: StaticString) -> String? { value(name, isPrefixed: true) }

  /// Hands on the bytes of the value of one that has no prefix, without making a text of them.
  ///
  /// - Returns: `nil` if it is not there.
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
      let own = unsafe pointers + 5 * index
      guard unsafe (own[1] != nil) == isPrefixed,
        unsafe xmlStrEqual(own[0], name.utf8Start) != 0
      else { continue }
      guard let start = unsafe own[3], let end = unsafe own[4] else {
        return unsafe UnsafeBufferPointer(start: nil, count: 0)
      }
      return unsafe UnsafeBufferPointer(start: start, count: end - start)
    }
    return nil
  }

  /// Whether one is `xml:id`, whose value libxml2 checks only when it builds a tree.
  package var hasIdentity: Bool {
    guard let pointers = unsafe pointers else { return false }
    return (0..<count).contains { index in
      let own = unsafe pointers + 5 * index
      return unsafe own[1] != nil && xmlStrEqual(own[0], ("id" as StaticString).utf8Start) != 0
    }
  }
}
