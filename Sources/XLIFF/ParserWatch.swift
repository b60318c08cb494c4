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
    unsafe handler.pointee.internalSubset = { context, _, _, _ in
      unsafe ParserWatch.stop(context, .documentType)
    }
    unsafe handler.pointee.startElementNs = {
      context, name, prefix, uri, namespaceCount, namespaces, count, defaulted, attributes in
      if let watch = unsafe ParserWatch.of(context) {
        watch.elementCount += 1 + Int(count)
        if watch.elementCount > ParserWatch.elementLimit {
          unsafe ParserWatch.stop(context, .tooManyElements(limit: ParserWatch.elementLimit))
          return
        }
      }
      unsafe xmlSAX2StartElementNs(
        context, name, prefix, uri, namespaceCount, namespaces, count, defaulted, attributes)
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
