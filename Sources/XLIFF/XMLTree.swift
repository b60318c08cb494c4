internal import CLibXML2

/// Owns one libxml2 document and frees it exactly once.
@safe struct XMLTree: ~Copyable {
  private let pointer: xmlDocPtr

  /// More bytes than any exchange of one language has; a tree takes many times its file.
  static let sizeLimit = 128 * 1_048_576

  /// Parses a document with the network, document types, entities and deep nesting off.
  ///
  /// White space that is mere layout is left out where libxml2 can tell.
  ///
  /// - Throws: ``XLIFFError`` for the first thing that is wrong.
  init(_ bytes: Span<UInt8>) throws(XLIFFError) {
    guard bytes.count <= Self.sizeLimit, let count = Int32(exactly: bytes.count) else {
      throw XLIFFError(.tooLarge(limit: Self.sizeLimit))
    }
    if let problem = XMLEncoding.problem(of: bytes) {
      throw XLIFFError(problem, line: 1, column: 1)
    }
    _ = Self.isReady
    guard let context = unsafe xmlNewParserCtxt() else { throw XLIFFError(.outOfMemory) }
    defer { unsafe xmlFreeParserCtxt(context) }
    let watch = ParserWatch()
    unsafe watch.attach(to: context)
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOBLANKS.rawValue | XML_PARSE_BIG_LINES.rawValue
      | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
    let document = unsafe bytes.withUnsafeBytes { raw in
      unsafe xmlCtxtReadMemory(
        context, raw.baseAddress?.assumingMemoryBound(to: CChar.self), count, nil, nil,
        Int32(bitPattern: options))
    }
    if let error = watch.error {
      if let document = unsafe document { unsafe xmlFreeDoc(document) }
      throw error
    }
    guard let document = unsafe document else {
      throw XLIFFError(.notXML(detail: "there is no element in it"), line: 1, column: 1)
    }
    unsafe pointer = document
  }

  /// Makes a document that has an element in a namespace, and nothing in that.
  init(root: StaticString, namespace: String) throws(XLIFFError) {
    _ = Self.isReady
    guard let document = unsafe xmlNewDoc("1.0") else { throw XLIFFError(.outOfMemory) }
    guard let element = unsafe xmlNewDocNode(document, nil, root.utf8Start, nil) else {
      unsafe xmlFreeDoc(document)
      throw XLIFFError(.outOfMemory)
    }
    unsafe _ = xmlDocSetRootElement(document, element)
    unsafe xmlSetNs(element, xmlNewNs(element, namespace, nil))
    unsafe pointer = document
  }

  deinit { unsafe xmlFreeDoc(pointer) }

  /// The element that holds all others. A document that was read has one.
  var root: XMLElement? { unsafe XMLElement(xmlDocGetRootElement(pointer)) }

  /// The namespace of `xml:space`.
  var xmlNamespace: XMLNamespace {
    unsafe XMLNamespace(
      xmlSearchNsByHref(
        pointer, xmlDocGetRootElement(pointer), "http://www.w3.org/XML/1998/namespace"))
  }

  /// Declares a prefix at the root.
  func declare(prefix: String, namespace: String) -> XMLNamespace {
    unsafe XMLNamespace(xmlNewNs(xmlDocGetRootElement(pointer), namespace, prefix))
  }

  /// The document in UTF-8, in libxml2's formatted layout, which is Xcode's.
  func serialized() throws(XLIFFError) -> ContiguousArray<UInt8> {
    var memory: UnsafeMutablePointer<xmlChar>? = nil
    var count: Int32 = 0
    unsafe xmlDocDumpFormatMemoryEnc(pointer, &memory, &count, "UTF-8", 1)
    guard let memory = unsafe memory else { throw XLIFFError(.outOfMemory) }
    defer { unsafe freeXMLMemory(memory) }
    return unsafe ContiguousArray(UnsafeBufferPointer(start: memory, count: Int(count)))
  }

  /// libxml2 must be set up once before several threads use it.
  private static let isReady: Void = xmlInitParser()
}
