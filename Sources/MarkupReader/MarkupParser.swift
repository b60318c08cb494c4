internal import CLibXML2

/// Runs libxml2's parser over a document in memory. Only this type sets a parser up, so that no
/// document is parsed without the safe options.
///
/// ``MarkupReader`` attaches functions for events; the XLIFF reader attaches functions that build
/// libxml2's tree, with the same safety.
package enum MarkupParser {
  /// The greatest size in bytes, more than any exchange of one language has. A tree takes many
  /// times its file's memory.
  package static let sizeLimit = 128 * 1_048_576

  /// Parses a document without network access, document types and declared entities.
  ///
  /// - Parameters:
  ///   - options: Options of libxml2, added to the one that forbids network access.
  ///   - watch: The guard that keeps the first error, which is then thrown.
  ///   - attach: Sets the functions of the parser, an `xmlParserCtxt`.
  /// - Returns: The `xmlDoc` that these functions made, to be freed by the caller; `nil` if there
  ///   is none.
  package static func document(
    _ bytes: Span<UInt8>, in encoding: MarkupReader.Encoding = .declared, options: UInt32,
    watch: ParserGuard, attach: (OpaquePointer) -> Void
  ) throws(MarkupError) -> OpaquePointer? {
    guard bytes.count <= sizeLimit, let count = Int32(exactly: bytes.count) else {
      throw MarkupError(.tooLarge(limit: sizeLimit))
    }
    // Some versions of libxml2 report no error for empty input.
    if bytes.isEmpty { throw MarkupError(.noElement, line: 1, column: 1) }
    // XML_PARSE_NOERROR is not set: from libxml2 2.13 on it hides errors from the guard as well.
    // With a guard libxml2 prints nothing anyway.
    var options = options | XML_PARSE_NONET.rawValue
    switch encoding {
    case .utf8: options |= XML_PARSE_IGNORE_ENC.rawValue
    case .declared:
      if let problem = MarkupEncoding.problem(of: bytes) {
        throw MarkupError(problem, line: 1, column: 1)
      }
    }
    prepare()
    guard let context = unsafe xmlNewParserCtxt() else { throw MarkupError(.outOfMemory) }
    defer { unsafe xmlFreeParserCtxt(context) }
    unsafe watch.attach(to: context)
    unsafe attach(OpaquePointer(context))
    let document = unsafe withExtendedLifetime(watch) {
      unsafe bytes.withUnsafeBytes { raw in
        unsafe xmlCtxtReadMemory(
          context, raw.baseAddress?.assumingMemoryBound(to: CChar.self), count, nil, nil,
          Int32(bitPattern: options))
      }
    }
    unsafe watch.noteLastError(of: context)
    if let error = watch.error {
      if let document = unsafe document { unsafe xmlFreeDoc(document) }
      throw error
    }
    return OpaquePointer(document)
  }

  /// Initializes libxml2, which must happen once before several threads use it.
  package static func prepare() { _ = isReady }  // Swift evaluates a static constant once.

  private static let isReady: Void = xmlInitParser()
}
