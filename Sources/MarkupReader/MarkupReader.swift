internal import CLibXML2

/// Reads XML from memory as a stream of events, with everything off that a file from outside could
/// abuse, such as network access and entities. All readers of XML in this project use it.
///
///     try MarkupReader().read(bytes, into: receiver)
///
/// The document is never kept as a whole: memory grows with its depth only. Depth, size and the
/// number of elements are limited.
package struct MarkupReader {
  /// The treatment of a document type declaration.
  package enum DocumentTypes: Sendable {
    case refused
    /// A declaration that only names a document type, as in property lists, is ignored and nothing
    /// is loaded for it. A declaration that declares entities or elements itself is refused.
    case skipped
  }

  /// The decoding of the bytes.
  package enum Encoding: Sendable {
    /// UTF-8 or UTF-16, as the file declares.
    case declared
    /// UTF-8, whatever the file declares, since the caller converted it.
    case utf8
  }

  private let documentTypes: DocumentTypes
  private let encoding: Encoding

  package init(documentTypes: DocumentTypes = .refused, encoding: Encoding = .declared) {
    self.documentTypes = documentTypes
    self.encoding = encoding
  }

  /// Passes the events of a document to a receiver, in order.
  ///
  /// - Throws: ``MarkupError`` for the first problem, or when the receiver stops. Events before it
  ///   have been passed on.
  package func read(
    _ bytes: Span<UInt8>, into receiver: any MarkupReceiver
  ) throws(MarkupError) {
    let session = MarkupSession(receiver)
    // Since no document type can declare entities, this option resolves only the five entities of
    // XML. Without it the entities in attributes would stay unresolved.
    let document = unsafe try MarkupParser.document(
      bytes, in: encoding, options: XML_PARSE_NOENT.rawValue,
      watch: ParserGuard(session, documentTypes)
    ) { unsafe Self.attach(to: xmlParserCtxtPtr($0)) }
    // libxml2 makes a document, which stays empty: the functions that would fill it are replaced.
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
    // Called for an entity without a declaration.
    unsafe handler.pointee.reference = { context, name in
      let name = unsafe name.map { unsafe String(decodingCString: $0, as: UTF8.self) } ?? ""
      unsafe ParserGuard.stop(context, .notXML(.undefinedEntity(name)))
    }
    unsafe handler.pointee.cdataBlock = { context, bytes, count in
      unsafe MarkupSession.with(context) { session, _ in
        unsafe session.addSection(UnsafeBufferPointer(start: bytes, count: Int(count)).span)
      }
    }
    // Processing instructions are ignored.
    unsafe handler.pointee.processingInstruction = nil
  }
}

/// The owner of one parser's functions: passes their events on to the receiver.
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

  /// Calls `body` with the session and guard of a parser.
  ///
  /// - Parameters:
  ///   - context: The parser, which libxml2 passes to each of its functions.
  ///   - body: Returns false to stop the parse.
  static func with(
    _ context: UnsafeMutableRawPointer?,
    _ body: (MarkupSession, ParserGuard) -> Bool
  ) {
    let shallContinue = unsafe ParserGuard.with(context) { watch in
      // Only the reader sets these functions, so the owner is always a session.
      watch.withOwner(MarkupSession.self) { body($0, watch) }
    }
    if shallContinue == false { unsafe ParserGuard.stop(context, .stopped) }
  }
}
