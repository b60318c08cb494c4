internal import CLibXML2
import MarkupReader

/// Builds the tree of a document with libxml2's own functions, and stops at an element that is not
/// allowed in its place. ``XMLTree`` uses it.
final class TreeBuilder {
  private var misplacement: XLIFFError?

  /// Parses a document.
  ///
  /// - Returns: The tree, to be freed by the caller.
  /// - Throws: ``XLIFFError`` for the first problem.
  func document(_ bytes: Span<UInt8>) throws(XLIFFError) -> xmlDocPtr {
    let document: xmlDocPtr?
    do throws(MarkupError) {
      let made = unsafe try MarkupParser.document(
        bytes, options: XML_PARSE_BIG_LINES.rawValue, watch: ParserGuard(self)
      ) { unsafe Self.attach(to: xmlParserCtxtPtr($0)) }
      unsafe document = made.map { unsafe xmlDocPtr($0) }
    } catch {
      throw misplacement ?? XLIFFError(error)
    }
    if let misplacement {
      if let document = unsafe document { unsafe xmlFreeDoc(document) }
      throw misplacement
    }
    guard let document = unsafe document else {
      throw XLIFFError(.markup(.noElement), line: 1, column: 1)
    }
    return unsafe document
  }

  private static func attach(to context: xmlParserCtxtPtr) {
    guard let handler = unsafe context.pointee.sax else { return }
    // Replaces XML_PARSE_NOBLANKS, with which newer versions drop blanks without calling this
    // function. Set at the start of the document, because the options may overwrite it before.
    unsafe handler.pointee.startDocument = { context in
      unsafe xmlSAX2StartDocument(context)
      guard let parser = unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self) else { return }
      unsafe parser.pointee.sax?.pointee.ignorableWhitespace = { context, bytes, count in
        if unsafe TreeBuilder.isInText(context) { unsafe xmlSAX2Characters(context, bytes, count) }
      }
    }
    unsafe handler.pointee.startElementNs = {
      context, name, prefix, uri, namespaceCount, namespaces, count, defaulted, attributes in
      if let misplaced = unsafe TreeBuilder.misplaced(context, name, uri) {
        unsafe TreeBuilder.stop(context, misplaced)
        return
      }
      let goesOn = unsafe ParserGuard.with(context) { watch in
        unsafe watch.count(elements: 1 + Int(count), context)
      }
      if goesOn == false { return }
      unsafe xmlSAX2StartElementNs(
        context, name, prefix, uri, namespaceCount, namespaces, count, defaulted, attributes)
      if let parser = unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self),
        let input = unsafe parser.pointee.input, let element = unsafe parser.pointee.node
      {
        unsafe XMLElement(element).setLine(Int(input.pointee.line))
      }
    }
  }

  /// True if the parser is in a text, where white space between two marks separates words. libxml2
  /// knows that only from `xml:space`, which not every program writes.
  private static func isInText(_ context: UnsafeMutableRawPointer?) -> Bool {
    guard let parser = unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self) else {
      return false
    }
    var element = unsafe XMLElement(parser.pointee.node)
    while let current = element {
      if current.isNamed("source") || current.isNamed("target") { return true }
      if current.isNamed("trans-unit") || current.isNamed("unit") { return false }
      element = current.parent
    }
    return false
  }

  /// The elements on which the reading of units depends, and the elements that may contain them. In
  /// another place their units would be missed, or counted to another file.
  private static let places: [(name: StaticString, parents: [StaticString])] = [
    ("trans-unit", ["body", "group", "bin-unit", "file"]), ("unit", ["file", "group"]),
    ("file", ["xliff"]), ("body", ["file"]), ("group", ["body", "group", "file"]),
  ]

  private static func misplaced(
    _ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<xmlChar>?,
    _ namespace: UnsafePointer<xmlChar>?
  ) -> XLIFFError.Reason? {
    guard
      let place = places.first(where: { unsafe xmlStrEqual(name, $0.name.utf8Start) != 0 }),
      let parser = unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self),
      let parent = unsafe parser.pointee.node
    else { return nil }
    // An element of another vocabulary can have any name.
    guard let root = unsafe xmlDocGetRootElement(parser.pointee.myDoc),
      unsafe xmlStrEqual(namespace, root.pointee.ns?.pointee.href) != 0
    else { return nil }
    let isInPlace = place.parents.contains { allowed in
      unsafe xmlStrEqual(parent.pointee.name, allowed.utf8Start) != 0
    }
    if isInPlace { return nil }
    return .misplaced(place.name.description, in: unsafe XMLElement(parent).name)
  }

  private static func stop(_ context: UnsafeMutableRawPointer?, _ reason: XLIFFError.Reason) {
    let line = unsafe Int(xmlSAX2GetLineNumber(context))
    let column = unsafe Int(xmlSAX2GetColumnNumber(context))
    _ = unsafe ParserGuard.with(context) { watch in
      if watch.error == nil, let builder = watch.owner as? TreeBuilder {
        builder.misplacement = XLIFFError(reason, line: line, column: column)
      }
      unsafe xmlStopParser(context?.assumingMemoryBound(to: xmlParserCtxt.self))
    }
  }
}
