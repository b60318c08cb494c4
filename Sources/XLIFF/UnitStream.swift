internal import CLibXML2

/// Builds the units of an XLIFF 1.2 document while it is parsed, as far as it has the form that Xcode
/// and most programs write: units right in a `body`, texts without elements in them.
///
/// It gives up on all else, and on whatever is wrong: what that means, and where it stands, the tree
/// tells.
@safe final class UnitStream {
  /// Where the parser is.
  private enum Place {
    case document, xliff, file, header, tool, body, unit, source, target, note
  }

  private var place = Place.document
  private var hasGivenUp = false
  private var files: [XLIFFFile] = []
  private var hasHeader = false
  private var unit = TransUnit(id: nil, source: nil)
  private var state: String?
  private var stateQualifier: String?
  /// The text that the parser is in.
  private var text: ContiguousArray<UInt8> = []
  /// Bytes since the last tag.
  private var textCount = 0
  private var elementCount = 0
  /// The parser's own copy.
  private var namespace: UnsafePointer<xmlChar>?

  /// Longer texts libxml2 refuses, some a little earlier: whether it does the tree tells.
  private static let textLimit = 9_000_000

  /// - Returns: `nil` if the document is of another form, or damaged.
  /// - Throws: ``XLIFFError`` for what shows before it is parsed.
  static func files(of bytes: Span<UInt8>) throws(XLIFFError) -> [XLIFFFile]? {
    let stream = UnitStream()
    // No document type gets as far as to declare an entity, so that only the five of XML are
    // substituted, which in attributes is for whoever builds a tree else.
    let document = unsafe try XMLParsing.document(bytes, XML_PARSE_NOENT.rawValue) {
      unsafe stream.attach(to: $0)
    }
    guard let document = unsafe document else { return nil }
    unsafe xmlFreeDoc(document)
    return stream.hasGivenUp || stream.elementCount == 0 ? nil : stream.files
  }

  /// Must outlive the parser.
  private func attach(to context: xmlParserCtxtPtr) {
    unsafe context.pointee._private = Unmanaged.passUnretained(self).toOpaque()
    guard let handler = unsafe context.pointee.sax else {
      hasGivenUp = true
      return
    }
    unsafe handler.pointee.serror = { context, error in
      guard let error = unsafe error,
        unsafe error.pointee.level.rawValue >= XML_ERR_ERROR.rawValue
      else { return }
      unsafe UnitStream.giveUp(context)
    }
    unsafe handler.pointee.internalSubset = { context, _, _, _ in
      unsafe UnitStream.giveUp(context)
    }
    unsafe handler.pointee.reference = { context, _ in unsafe UnitStream.giveUp(context) }
    unsafe handler.pointee.startElementNs = {
      context, name, _, namespace, _, _, count, _, attributes in
      let isUsual = unsafe UnitStream.of(context) { stream, parser in
        unsafe stream.start(
          name, namespace, XMLAttributes(attributes, count: count),
          line: Int(parser.pointee.input?.pointee.line ?? 0))
      }
      if !isUsual { unsafe UnitStream.giveUp(context) }
    }
    unsafe handler.pointee.endElementNs = { context, _, _, _ in
      _ = unsafe UnitStream.of(context) { stream, _ in
        stream.end()
        return true
      }
    }
    unsafe handler.pointee.characters = { context, bytes, count in
      let isUsual = unsafe UnitStream.of(context) { stream, _ in
        unsafe stream.add(UnsafeBufferPointer(start: bytes, count: Int(count)))
      }
      if !isUsual { unsafe UnitStream.giveUp(context) }
    }
    unsafe handler.pointee.ignorableWhitespace = handler.pointee.characters
    // Such a section is text then, and others are passed over.
    unsafe handler.pointee.cdataBlock = nil
    unsafe handler.pointee.comment = nil
    unsafe handler.pointee.processingInstruction = nil
  }

  /// - Parameter context: What libxml2 hands to all of a parser's functions: the parser.
  private static func of(
    _ context: UnsafeMutableRawPointer?, _ body: (UnitStream, xmlParserCtxtPtr) -> Bool
  ) -> Bool {
    guard
      let context = unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self),
      let own = unsafe context.pointee._private
    else { return false }
    return unsafe Unmanaged<UnitStream>.fromOpaque(own)._withUnsafeGuaranteedRef { stream in
      unsafe body(stream, context)
    }
  }

  private static func giveUp(_ context: UnsafeMutableRawPointer?) {
    _ = unsafe of(context) { stream, parser in
      stream.hasGivenUp = true
      unsafe xmlStopParser(parser)
      return true
    }
  }

  // MARK: The parts of a document

  /// - Returns: Whether that is in the usual form.
  private func start(
    _ name: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?,
    _ attributes: XMLAttributes, line: Int
  ) -> Bool {
    elementCount += 1 + attributes.count
    textCount = 0
    if elementCount > ParserWatch.elementLimit || attributes.hasIdentity { return false }
    if place == .document { unsafe self.namespace = namespace }
    guard unsafe xmlStrEqual(namespace, self.namespace) != 0,
      let next = unsafe Self.place(of: name, in: place)
    else { return false }
    switch next {
    case .xliff: if !isSupported(attributes) { return false }
    case .file: open(attributes, line: line)
    case .header:
      if hasHeader { return false }
      hasHeader = true
    case .tool:
      if files[files.count - 1].tool != nil { return false }
      files[files.count - 1].tool = XLIFFFile.Tool(
        id: attributes["tool-id"] ?? "", name: attributes["tool-name"] ?? "",
        version: attributes["tool-version"] ?? "", build: attributes["build-num"] ?? "")
    case .unit:
      unit = TransUnit(
        id: attributes["id"], isTranslatable: attributes["translate"].map { $0 != "no" },
        source: nil, line: line)
    case .target: (state, stateQualifier) = (attributes["state"], attributes["state-qualifier"])
    case .document, .body, .source, .note: break
    }
    text.removeAll(keepingCapacity: true)
    place = next
    return true
  }

  /// What an element of that name is in a place; `nil` for anything unusual.
  private static func place(of name: UnsafePointer<xmlChar>?, in place: Place) -> Place? {
    func isNamed(_ wanted: StaticString) -> Bool {
      unsafe xmlStrEqual(name, wanted.utf8Start) != 0
    }
    switch place {
    case .document: return isNamed("xliff") ? .xliff : nil
    case .xliff: return isNamed("file") ? .file : nil
    case .file: return isNamed("body") ? .body : isNamed("header") ? .header : nil
    case .header: return isNamed("tool") ? .tool : nil
    case .body: return isNamed("trans-unit") ? .unit : nil
    case .unit:
      if isNamed("source") { return .source }
      if isNamed("target") { return .target }
      return isNamed("note") ? .note : nil
    case .tool, .source, .target, .note: return nil
    }
  }

  private func isSupported(_ attributes: XMLAttributes) -> Bool {
    guard attributes["version"] == XLIFFVersion.v1_2.rawValue else { return false }
    guard let namespace = unsafe namespace else { return true }
    return unsafe String(decodingCString: namespace, as: UTF8.self) == XLIFFVersion.v1_2.namespace
  }

  private func open(_ attributes: XMLAttributes, line: Int) {
    hasHeader = false
    files.append(
      XLIFFFile(
        original: attributes["original"], sourceLanguage: attributes["source-language"],
        targetLanguage: attributes["target-language"], line: line))
  }

  /// - Returns: Whether the text is of usual size.
  private func add(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    textCount += bytes.count
    if place == .source || place == .target { unsafe text.append(contentsOf: bytes) }
    return textCount <= Self.textLimit
  }

  private func end() {
    textCount = 0
    switch place {
    case .source:
      unit.isAmbiguous = unit.isAmbiguous || unit.source != nil
      unit.source = unit.source ?? .plain(String(decoding: text, as: UTF8.self))
    case .target:
      unit.isAmbiguous = unit.isAmbiguous || unit.target != nil
      unit.target =
        unit.target
        ?? TransUnit.Target(
          .plain(String(decoding: text, as: UTF8.self)),
          state: state.map { TransUnit.State(rawValue: $0) }, stateQualifier: stateQualifier)
    case .unit: files[files.count - 1].units.append(unit)
    default: break
    }
    place = Self.around(place)
  }

  private static func around(_ place: Place) -> Place {
    switch place {
    case .document, .xliff: .document
    case .file: .xliff
    case .header, .body: .file
    case .tool: .header
    case .unit: .body
    case .source, .target, .note: .unit
    }
  }
}
