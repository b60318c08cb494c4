internal import CLibXML2

/// The guard of one parser, which ``MarkupParser`` attaches: keeps the first error, and stops the
/// parse at a document type or at too many elements, before they cost memory.
@safe package final class ParserGuard {
  /// The parser's first error; `nil` if there is none.
  package private(set) var error: MarkupError?
  /// The object to which the parser's functions pass the events.
  package let owner: AnyObject
  private let unretainedOwner: Unmanaged<AnyObject>
  private let documentTypes: MarkupReader.DocumentTypes
  private var elementCount = 0

  /// The greatest number of elements and attributes; a tree of so many takes about a gigabyte.
  package static let elementLimit = 6_000_000

  package init(_ owner: AnyObject, _ documentTypes: MarkupReader.DocumentTypes = .refused) {
    self.owner = owner
    unsafe unretainedOwner = Unmanaged.passUnretained(owner)
    self.documentTypes = documentTypes
  }

  func attach(to context: xmlParserCtxtPtr) {
    unsafe context.pointee._private = Unmanaged.passUnretained(self).toOpaque()
    guard let handler = unsafe context.pointee.sax else { return }
    unsafe handler.pointee.serror = { context, error in
      guard let error = unsafe error else { return }
      _ = unsafe ParserGuard.with(context) { unsafe $0.note(error.pointee) }
    }
    unsafe handler.pointee.internalSubset = { context, _, _, _ in
      let isPassedOver = unsafe ParserGuard.with(context) { watch in
        let parser = unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self)
        // A `[` would begin declarations of its own.
        let next = unsafe parser?.pointee.input?.pointee.cur?.pointee
        return watch.documentTypes == .skipped && next != UInt8(ascii: "[")
      }
      if isPassedOver != true { unsafe ParserGuard.stop(context, .documentType) }
    }
    unsafe handler.pointee.externalSubset = nil
  }

  /// Calls `body` with the guard of a parser; the result is `nil` without a parser.
  ///
  /// - Parameter context: The parser, which libxml2 passes to each of its functions.
  package static func with<Result>(
    _ context: UnsafeMutableRawPointer?, _ body: (ParserGuard) -> Result
  ) -> Result? {
    guard
      let context = unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self),
      let pointer = unsafe context.pointee._private
    else { return nil }
    return unsafe Unmanaged<ParserGuard>.fromOpaque(pointer)._withUnsafeGuaranteedRef { body($0) }
  }

  /// Calls `body` with the owner. No reference is counted, because there are many events.
  ///
  /// - Parameter type: The owner's class, which the caller must know.
  @inline(__always)
  func withOwner<Owner: AnyObject, Result>(
    _ type: Owner.Type, _ body: (Owner) -> Result
  ) -> Result {
    // The guard retains the owner while there are events.
    unsafe Unmanaged<Owner>.fromOpaque(unretainedOwner.toOpaque())._withUnsafeGuaranteedRef {
      body($0)
    }
  }

  /// Counts elements and attributes, and stops the parser beyond the limit.
  ///
  /// - Returns: False if it was stopped.
  package func count(elements count: Int, _ context: UnsafeMutableRawPointer?) -> Bool {
    elementCount += count
    if elementCount <= Self.elementLimit { return true }
    unsafe Self.stop(context, .tooManyElements(limit: Self.elementLimit))
    return false
  }

  /// Stops the parse with an error at its current place.
  package static func stop(_ context: UnsafeMutableRawPointer?, _ reason: MarkupError.Reason) {
    let line = unsafe Int(xmlSAX2GetLineNumber(context))
    let column = unsafe Int(xmlSAX2GetColumnNumber(context))
    _ = unsafe with(context) { watch in
      watch.note(MarkupError(reason, line: line, column: column))
      unsafe xmlStopParser(context?.assumingMemoryBound(to: xmlParserCtxt.self))
    }
  }

  /// Keeps the parser's last error if none was reported.
  func noteLastError(of context: xmlParserCtxtPtr) {
    guard error == nil, let last = unsafe xmlCtxtGetLastError(context) else { return }
    unsafe note(last.pointee)
  }

  private func note(_ error: xmlError) {
    if unsafe error.level.rawValue < XML_ERR_ERROR.rawValue { return }
    let flaw = unsafe ParserDiagnostic(error)
    unsafe note(
      MarkupError(.notXML(flaw.wording), line: Int(error.line), column: Int(error.int2)))
  }

  /// Keeps the first error; later ones are mostly its consequences.
  private func note(_ error: MarkupError) {
    if self.error == nil { self.error = error }
  }
}
