internal import CLibXML2

/// Runs libxml2's parser over a document in memory: the one place that sets it up.
///
/// ``MarkupReader`` hands out events. Whoever needs libxml2's own tree attaches the functions that
/// build it and is as safe.
package enum MarkupParser {
  /// More bytes than any exchange of one language has; a tree takes many times its file.
  package static let sizeLimit = 128 * 1_048_576

  /// Parses with the network, document types and their entities off.
  ///
  /// - Parameters:
  ///   - options: libxml2's, beside the one that keeps it off the network.
  ///   - watch: Keeps the first error, which is thrown.
  ///   - attach: Sets the functions of the parser, an `xmlParserCtxt`.
  /// - Returns: The `xmlDoc` that they have made, to be freed; `nil` if that is nothing.
  package static func document(
    _ bytes: Span<UInt8>, in encoding: MarkupReader.Encoding = .declared, options: UInt32,
    watch: MarkupWatch, attach: (OpaquePointer) -> Void
  ) throws(MarkupError) -> OpaquePointer? {
    guard bytes.count <= sizeLimit, let count = Int32(exactly: bytes.count) else {
      throw MarkupError(.tooLarge(limit: sizeLimit))
    }
    // Not every version says so itself.
    if bytes.isEmpty { throw MarkupError(.noElement, line: 1, column: 1) }
    // Not XML_PARSE_NOERROR: from libxml2 2.13 on it keeps errors from the watch as well. While there is a watch,
    // nothing is printed.
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

  /// Sets libxml2 up, which must happen once before several threads use it.
  package static func prepare() { _ = isReady }

  private static let isReady: Void = xmlInitParser()
}
