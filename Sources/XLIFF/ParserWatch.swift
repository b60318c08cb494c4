internal import CLibXML2

/// Stands beside a parser: keeps the first error, and stops at what a translators' file has no use
/// for before it costs memory.
final class ParserWatch {
  private(set) var error: XLIFFError?
  private var elementCount = 0

  /// A tree of so many elements and attributes takes about a gigabyte.
  static let elementLimit = 6_000_000

  /// Must outlive the parser.
  func attach(to context: xmlParserCtxtPtr) {
    unsafe context.pointee._private = Unmanaged.passUnretained(self).toOpaque()
    guard let handler = unsafe context.pointee.sax else { return }
    unsafe handler.pointee.serror = { context, error in
      guard let error = unsafe error else { return }
      let line = unsafe Int(error.pointee.line)
      let message = unsafe String(cString: error.pointee.message)
      unsafe ParserWatch.of(context)?.note(
        XLIFFError(
          .notXML(detail: ParserWatch.detail(message, line: line)), line: line,
          column: Int(error.pointee.int2)),
        isFatal: error.pointee.level.rawValue >= XML_ERR_ERROR.rawValue)
    }
    // Later than the options, which set what becomes of blanks.
    unsafe handler.pointee.startDocument = { context in
      unsafe xmlSAX2StartDocument(context)
      guard let parser = unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self) else { return }
      unsafe parser.pointee.sax?.pointee.ignorableWhitespace = { context, bytes, count in
        if unsafe ParserWatch.isInText(context) { unsafe xmlSAX2Characters(context, bytes, count) }
      }
    }
    unsafe handler.pointee.internalSubset = { context, _, _, _ in
      unsafe ParserWatch.stop(context, .documentType)
    }
    unsafe handler.pointee.startElementNs = {
      context, name, prefix, uri, namespaceCount, namespaces, count, defaulted, attributes in
      if let misplaced = unsafe ParserWatch.misplaced(context, name, uri) {
        unsafe ParserWatch.stop(context, misplaced)
        return
      }
      if let watch = unsafe ParserWatch.of(context) {
        watch.elementCount += 1 + Int(count)
        if watch.elementCount > ParserWatch.elementLimit {
          unsafe ParserWatch.stop(context, .tooManyElements(limit: ParserWatch.elementLimit))
          return
        }
      }
      unsafe xmlSAX2StartElementNs(
        context, name, prefix, uri, namespaceCount, namespaces, count, defaulted, attributes)
      if let parser = unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self),
        let input = unsafe parser.pointee.input, let element = unsafe parser.pointee.node
      {
        unsafe XMLElement(element).setLine(Int(input.pointee.line))
      }
    }
  }

  /// - Parameter context: What libxml2 hands to all of a parser's functions: the parser.
  private static func of(_ context: UnsafeMutableRawPointer?) -> ParserWatch? {
    guard
      let context = unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self),
      let own = unsafe context.pointee._private
    else { return nil }
    return unsafe Unmanaged<ParserWatch>.fromOpaque(own).takeUnretainedValue()
  }

  /// Whether the parser is in a text, where blanks between two marks part words. Only `xml:space` tells
  /// libxml2 so, and not every program writes it.
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

  /// What each element may stand in whose place decides over units: elsewhere they would be passed
  /// over, or taken for those of another file.
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
    // An element of another vocabulary may have any name.
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
    guard let parser = unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self) else { return }
    let line = unsafe Int(xmlSAX2GetLineNumber(context))
    let column = unsafe Int(xmlSAX2GetColumnNumber(context))
    unsafe of(context)?.note(XLIFFError(reason, line: line, column: column), isFatal: true)
    unsafe xmlStopParser(parser)
  }

  /// Later errors are mostly consequences of the first.
  private func note(_ error: XLIFFError, isFatal: Bool) {
    if isFatal, self.error == nil { self.error = error }
  }

  /// libxml2's sentence without its line end and full stop, and without the line, which some have.
  private static func detail(_ message: String, line: Int) -> String {
    var message = message[...]
    while let last = message.last, last.isWhitespace || last == "." { message.removeLast() }
    let place = " line \(line)"
    if message.hasSuffix(place) { message.removeLast(place.count) }
    return String(message).replacing("\n", with: " ")
  }
}
