internal import CLibXML2

/// Runs libxml2's parser over a document in memory.
enum XMLParsing {
  /// More bytes than any exchange of one language has; a tree takes many times its file.
  static let sizeLimit = 128 * 1_048_576

  /// Parses with the network off. What else is to be refused is for whoever attaches.
  ///
  /// - Parameters:
  ///   - options: libxml2's, beside those that keep it quiet.
  ///   - attach: Sets the parser's functions.
  /// - Returns: What they have made, to be freed; `nil` if that is nothing.
  /// - Throws: ``XLIFFError`` for what shows without the parser.
  static func document(
    _ bytes: Span<UInt8>, _ options: UInt32, attach: (xmlParserCtxtPtr) -> Void
  ) throws(XLIFFError) -> xmlDocPtr? {
    guard bytes.count <= sizeLimit, let count = Int32(exactly: bytes.count) else {
      throw XLIFFError(.tooLarge(limit: sizeLimit))
    }
    if let problem = XMLEncoding.problem(of: bytes) {
      throw XLIFFError(problem, line: 1, column: 1)
    }
    prepare()
    guard let context = unsafe xmlNewParserCtxt() else { throw XLIFFError(.outOfMemory) }
    defer { unsafe xmlFreeParserCtxt(context) }
    unsafe attach(context)
    let options =
      options | XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
    return unsafe bytes.withUnsafeBytes { raw in
      unsafe xmlCtxtReadMemory(
        context, raw.baseAddress?.assumingMemoryBound(to: CChar.self), count, nil, nil,
        Int32(bitPattern: options))
    }
  }

  /// libxml2 must be set up once before several threads use it.
  static func prepare() { _ = isReady }

  private static let isReady: Void = xmlInitParser()
}
