internal import CLibXML2
import MarkupReader

/// Owns one libxml2 document and frees it exactly once.
@safe struct XMLTree: ~Copyable {
  private let pointer: xmlDocPtr

  /// Parses a document with the network, document types, entities and deep nesting off.
  ///
  /// White space that is mere layout is left out where libxml2 can tell.
  ///
  /// - Throws: ``XLIFFError`` for the first thing that is wrong.
  init(_ bytes: Span<UInt8>) throws(XLIFFError) {
    unsafe pointer = try TreeBuilder().document(bytes)
  }

  /// Makes a document that has an element in a namespace, and nothing in that.
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
    guard let memory = unsafe memory else { throw XLIFFError(.markup(.outOfMemory)) }
    defer { unsafe freeXMLMemory(memory) }
    return unsafe ContiguousArray(UnsafeBufferPointer(start: memory, count: Int(count)))
  }
}
