internal import CLibXML2
import MarkupReader

/// Owns one libxml2 document, the tree of an ``XLIFFDocument``, and frees it exactly once.
@safe struct XMLTree: ~Copyable {
  private let pointer: xmlDocPtr

  /// Parses a document without network access, document types, entities and deep nesting.
  ///
  /// White space between elements that libxml2 recognizes as layout is dropped.
  ///
  /// - Throws: ``XLIFFError`` for the first problem.
  init(_ bytes: Span<UInt8>) throws(XLIFFError) {
    unsafe pointer = try TreeBuilder().document(bytes)
  }

  /// Creates a document with an empty root element in a namespace.
  init(root: StaticString, namespace: String) throws(XLIFFError) {
    MarkupParser.prepare()
    guard let document = unsafe xmlNewDoc("1.0") else { throw XLIFFError(.markup(.outOfMemory)) }
    guard let element = unsafe xmlNewDocNode(document, nil, root.utf8Start, nil) else {
      unsafe xmlFreeDoc(document)
      throw XLIFFError(.markup(.outOfMemory))
    }
    unsafe _ = xmlDocSetRootElement(document, element)
    unsafe xmlSetNs(element, xmlNewNs(element, namespace, nil))
    unsafe pointer = document
  }

  deinit { unsafe xmlFreeDoc(pointer) }

  /// The root element; `nil` only in a document that was not read.
  var root: XMLElement? { unsafe XMLElement(xmlDocGetRootElement(pointer)) }

  /// The namespace of `xml:space`.
  var xmlNamespace: XMLNamespace {
    unsafe XMLNamespace(
      xmlSearchNsByHref(
        pointer, xmlDocGetRootElement(pointer), "http://www.w3.org/XML/1998/namespace"))
  }

  /// Declares a prefix for a namespace at the root.
  func declare(prefix: String, namespace: String) -> XMLNamespace {
    unsafe XMLNamespace(xmlNewNs(xmlDocGetRootElement(pointer), namespace, prefix))
  }

  /// Returns the document in UTF-8, in libxml2's formatted layout, which is Xcode's as well.
  func serialized() throws(XLIFFError) -> ContiguousArray<UInt8> {
    var memory: UnsafeMutablePointer<xmlChar>? = nil
    var count: Int32 = 0
    unsafe xmlDocDumpFormatMemoryEnc(pointer, &memory, &count, "UTF-8", 1)
    guard let memory = unsafe memory else { throw XLIFFError(.markup(.outOfMemory)) }
    defer { unsafe freeXMLMemory(memory) }
    return unsafe ContiguousArray(UnsafeBufferPointer(start: memory, count: Int(count)))
  }
}
