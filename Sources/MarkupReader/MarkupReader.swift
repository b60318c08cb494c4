internal import CLibXML2

/// Reads XML from memory as a stream of events, with the network, entities and everything else off that a
/// file from outside could abuse.
///
///     try MarkupReader().read(bytes, into: receiver)
///
/// The document is never kept: memory grows with the deepest place. Depth, size and the number of
/// elements have limits.
package struct MarkupReader {
  /// What becomes of a document type declaration.
  package enum DocumentTypes: Sendable {
    case refused
    /// One that only names a document type, as property lists do, is ignored, and nothing is
    /// loaded for it. One that declares something itself is refused.
    case passedOver
  }

  /// How the bytes are decoded.
  package enum Encoding: Sendable {
    /// UTF-8 or UTF-16, as the file says itself.
    case declared
    /// UTF-8, whatever the file says: it was converted.
    case utf8
  }

  private let documentTypes: DocumentTypes
  private let encoding: Encoding

  package init(documentTypes: DocumentTypes = .refused, encoding: Encoding = .declared) {
    self.documentTypes = documentTypes
    self.encoding = encoding
  }

  /// Hands the events of a document to a receiver, in order.
  ///
  /// - Throws: ``MarkupError`` for the first thing that is wrong, or when the receiver stops. What
  ///   comes before it has been received.
  package func read(
    _ bytes: Span<UInt8>, into receiver: any MarkupReceiver
  ) throws(MarkupError) {
    let session = MarkupSession(receiver)
    // No document type gets as far as to declare an entity, so that only the five of XML are
    // substituted, which in attributes is otherwise left to whoever builds a tree.
    let document = unsafe try MarkupParser.document(
      bytes, in: encoding, options: XML_PARSE_NOENT.rawValue,
      watch: MarkupWatch(session, documentTypes)
    ) { unsafe Self.attach(to: xmlParserCtxtPtr($0)) }
    // It is a shell: no event reaches the functions that would fill it.
    if let document = unsafe document { unsafe xmlFreeDoc(xmlDocPtr(document)) }
    if !session.hasElement {
      throw MarkupError(.noElement, line: 1, column: 1)
    }
  }

  private static func attach(to context: xmlParserCtxtPtr) {
    guard let handler = unsafe context.pointee.sax else { return }
    unsafe handler.pointee.startElementNs = {
      context, name, _, namespace, _, _, count, _, attributes in
      unsafe MarkupSession.with(context) { session, watch in
        if unsafe !watch.count(elements: 1 + Int(count), context) { return true }
        let input = unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self).pointee.input
        return session.start(
          unsafe MarkupElement(
            name, namespace, MarkupAttributes(attributes, count: count),
            line: Int(input?.pointee.line ?? 0)))
      }
    }
    unsafe handler.pointee.endElementNs = { context, _, _, _ in
      unsafe MarkupSession.with(context) { session, _ in session.end() }
    }
    unsafe handler.pointee.characters = { context, bytes, count in
      unsafe MarkupSession.with(context) { session, _ in
        unsafe session.add(UnsafeBufferPointer(start: bytes, count: Int(count)).span)
      }
    }
    unsafe handler.pointee.ignorableWhitespace = handler.pointee.characters
    unsafe handler.pointee.comment = { context, text in
      unsafe MarkupSession.with(context) { session, _ in
        let count = unsafe Int(xmlStrlen(text))
        return unsafe session.comment(UnsafeBufferPointer(start: text, count: count).span)
      }
    }
    // An entity that is declared nowhere.
    unsafe handler.pointee.reference = { context, name in
      let name = unsafe name.map { unsafe String(decodingCString: $0, as: UTF8.self) } ?? ""
      unsafe MarkupWatch.stop(context, .notXML(.undefinedEntity(name)))
    }
    unsafe handler.pointee.cdataBlock = { context, bytes, count in
      unsafe MarkupSession.with(context) { session, _ in
        unsafe session.addSection(UnsafeBufferPointer(start: bytes, count: Int(count)).span)
      }
    }
    // Instructions are ignored.
    unsafe handler.pointee.processingInstruction = nil
  }
}

/// What stands behind the functions of one parser.
private final class MarkupSession {
  private let receiver: any MarkupReceiver
  private(set) var hasElement = false

  init(_ receiver: any MarkupReceiver) { self.receiver = receiver }

  func start(_ element: MarkupElement) -> Bool {
    hasElement = true
    return receiver.start(element)
  }

  func end() -> Bool { receiver.end() }

  func add(_ text: Span<UInt8>) -> Bool { receiver.add(text) }

  func addSection(_ text: Span<UInt8>) -> Bool { receiver.addSection(text) }

  func comment(_ text: Span<UInt8>) -> Bool { receiver.comment(text) }

  /// - Parameters:
  ///   - context: What libxml2 hands to all of a parser's functions: the parser.
  ///   - body: Tells whether to go on.
  static func with(
    _ context: UnsafeMutableRawPointer?,
    _ body: (MarkupSession, MarkupWatch) -> Bool
  ) {
    let goesOn = unsafe MarkupWatch.with(context) { watch in
      // Only the reader sets these functions, and for no other owner.
      watch.withOwner(MarkupSession.self) { body($0, watch) }
    }
    if goesOn == false { unsafe MarkupWatch.stop(context, .stopped) }
  }
}
