internal import CLibXML2

/// Stands beside a parser: keeps the first error, and stops at what no file here has a use for
/// before it costs memory.
@safe package final class MarkupWatch {
  /// The first error that the parser reported; `nil` if there is none.
  package private(set) var error: MarkupError?
  /// Whom the parser's functions work for.
  package let owner: AnyObject
  private let unretainedOwner: Unmanaged<AnyObject>
  private let documentTypes: MarkupReader.DocumentTypes
  private var elementCount = 0

  /// A tree of so many elements and attributes takes about a gigabyte.
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
      _ = unsafe MarkupWatch.with(context) { unsafe $0.note(error.pointee) }
    }
    unsafe handler.pointee.internalSubset = { context, _, _, _ in
      let isPassedOver = unsafe MarkupWatch.with(context) { watch in
        let parser = unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self)
        // Declarations of its own would come next.
        let next = unsafe parser?.pointee.input?.pointee.cur?.pointee
        return watch.documentTypes == .passedOver && next != UInt8(ascii: "[")
      }
      if isPassedOver != true { unsafe MarkupWatch.stop(context, .documentType) }
    }
    unsafe handler.pointee.externalSubset = nil
  }

  /// - Parameter context: What libxml2 hands to all of a parser's functions: the parser.
  /// - Returns: `nil` without a parser.
  package static func with<Result>(
    _ context: UnsafeMutableRawPointer?, _ body: (MarkupWatch) -> Result
  ) -> Result? {
    guard
      let context = unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self),
      let own = unsafe context.pointee._private
    else { return nil }
    return unsafe Unmanaged<MarkupWatch>.fromOpaque(own)._withUnsafeGuaranteedRef { body($0) }
  }

  /// Calls with the owner, which is known to be of a class, and leaves its count of references alone:
  /// there are many events.
  @inline(__always)
  func withOwner<Owner: AnyObject, Result>(
    _ type: Owner.Type, _ body: (Owner) -> Result
  ) -> Result {
    // It is held while there are events.
    unsafe Unmanaged<Owner>.fromOpaque(unretainedOwner.toOpaque())._withUnsafeGuaranteedRef {
      body($0)
    }
  }

  /// Counts elements and attributes, and stops the parser where they are too many.
  ///
  /// - Returns: Whether it goes on.
  package func count(elements count: Int, _ context: UnsafeMutableRawPointer?) -> Bool {
    elementCount += count
    if elementCount <= Self.elementLimit { return true }
    unsafe Self.stop(context, .tooManyElements(limit: Self.elementLimit))
    return false
  }

  /// Ends the parse for a reason that is an error of its place.
  package static func stop(_ context: UnsafeMutableRawPointer?, _ reason: MarkupError.Reason) {
    let line = unsafe Int(xmlSAX2GetLineNumber(context))
    let column = unsafe Int(xmlSAX2GetColumnNumber(context))
    _ = unsafe with(context) { watch in
      watch.note(MarkupError(reason, line: line, column: column))
      unsafe xmlStopParser(context?.assumingMemoryBound(to: xmlParserCtxt.self))
    }
  }

  /// Keeps the last error of a parser, should none have been reported.
  func noteLastError(of context: xmlParserCtxtPtr) {
    guard error == nil, let last = unsafe xmlCtxtGetLastError(context) else { return }
    unsafe note(last.pointee)
  }

  private func note(_ error: xmlError) {
    if unsafe error.level.rawValue < XML_ERR_ERROR.rawValue { return }
    let flaw = unsafe ParserFlaw(error)
    unsafe note(
      MarkupError(.notXML(flaw.wording), line: Int(error.line), column: Int(error.int2)))
  }

  /// Later errors are mostly consequences of the first.
  private func note(_ error: MarkupError) {
    if self.error == nil { self.error = error }
  }
}
