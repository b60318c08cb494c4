internal import CLibXML2
import MarkupReader

/// Builds the tree of a document with libxml2's own functions, and stops at an element that is not
/// allowed where it is. ``XMLTree`` uses it.
///
/// A class, because the C callbacks get it back through a reference and set the error in it.
final class TreeBuilder {
  /// The error for the first element that is not allowed where it is.
  private var misplacement: XLIFFError?

  /// Parses a document.
  ///
  /// - Returns: The tree, to be freed by the caller.
  /// - Throws: ``XLIFFError`` for the first problem.
  func document(_ bytes: Span<UInt8>) throws(XLIFFError) -> xmlDocPtr {
    let document: xmlDocPtr?
    do throws(MarkupError) {
      let parsed = unsafe try MarkupParser.document(
        bytes, options: XML_PARSE_BIG_LINES.rawValue, watch: ParserGuard(self)
      ) { unsafe Self.attach(to: xmlParserCtxtPtr($0)) }
      unsafe document = parsed.map { unsafe xmlDocPtr($0) }
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

  /// Replaces the parser's callbacks for blanks and start tags.
  private static func attach(to context: xmlParserCtxtPtr) {
    guard let handler = unsafe context.pointee.sax else { return }
    // Drops blanks that are layout. The option XML_PARSE_NOBLANKS does not serve: newer versions of
    // libxml2 then drop all blanks without a call. The function is set at the start of the
    // document, because the options may overwrite it before.
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
      let mayContinue = unsafe ParserGuard.with(context) { watch in
        unsafe watch.count(elements: 1 + Int(count), context)
      }
      if mayContinue == false { return }
      unsafe xmlSAX2StartElementNs(
        context, name, prefix, uri, namespaceCount, namespaces, count, defaulted, attributes)
      if let parser = unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self),
        let input = unsafe parser.pointee.input, let element = unsafe parser.pointee.node
      {
        unsafe XMLElement(element).setLine(Int(input.pointee.line))
      }
    }
  }

  /// True if the parser is in a text, where white space between two inline elements separates
  /// words. libxml2 knows that only from `xml:space`, which not every program writes.
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
  /// another element their units would be missed, or added to another file.
  private static let allowedParents: [(name: StaticString, parents: [StaticString])] = [
    ("trans-unit", ["body", "group", "bin-unit", "file"]), ("unit", ["file", "group"]),
    ("file", ["xliff"]), ("body", ["file"]), ("group", ["body", "group", "file"]),
  ]

  /// Returns the error for an element that is not allowed in the open one; `nil` if it is allowed.
  private static func misplaced(
    _ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<xmlChar>?,
    _ namespace: UnsafePointer<xmlChar>?
  ) -> XLIFFError.Reason? {
    guard
      let rule = allowedParents.first(where: { unsafe xmlStrEqual(name, $0.name.utf8Start) != 0 }),
      let parser = unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self),
      let parent = unsafe parser.pointee.node
    else { return nil }
    // An element of another vocabulary can have any name.
    guard let root = unsafe xmlDocGetRootElement(parser.pointee.myDoc),
      unsafe xmlStrEqual(namespace, root.pointee.ns?.pointee.href) != 0
    else { return nil }
    let isAllowed = rule.parents.contains { allowed in
      unsafe xmlStrEqual(parent.pointee.name, allowed.utf8Start) != 0
    }
    if isAllowed { return nil }
    return .misplaced(rule.name.description, in: unsafe XMLElement(parent).name)
  }

  /// Records the error, unless there is one already, and stops the parser.
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
