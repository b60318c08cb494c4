package import LocalizationModel

/// The value of a string literal: its texts with escapes decoded, and the places of its
/// interpolations between them. Extraction makes keys and comments of it.
package struct LiteralText {
  /// A decoded text, or the place of an interpolation.
  package enum Piece {
    case text(String)
    /// The interpolation's node.
    case interpolation(NodeID)
  }

  /// The pieces in order; no two texts are adjacent, and `""` has none.
  package private(set) var pieces: [Piece] = []

  /// True if the literal has no interpolation.
  package var isStatic: Bool {
    pieces.allSatisfy { if case .text = $0 { true } else { false } }
  }

  /// The text of a literal without interpolations; `nil` if it has any.
  package var staticText: String? {
    switch pieces.first {
    case nil: ""
    case .text(let text) where pieces.count == 1: text
    default: nil
    }
  }

  /// Decodes the literal of a `string` node.
  package init(_ node: NodeID, in tree: SyntaxTree) {
    self.init(
      token: tree.nodes[node].token, interpolations: tree.children(of: node), in: tree)
  }

  /// Decodes the literal that begins with a token.
  ///
  /// - Parameters:
  ///   - token: A `string` or `stringStart` token.
  ///   - interpolations: The nodes of its interpolations, in order.
  package init(token: TokenID, interpolations: ContiguousArray<NodeID> = [], in tree: SyntaxTree) {
    // Most literals need no decoding: their bytes are their text.
    if let plain = tree.plainText(ofLiteral: token) {
      if !plain.isEmpty { pieces = [.text(tree.text(plain))] }
      return
    }
    if readPlainPieces(from: token, interpolations, in: tree) { return }
    let literal = SyntaxOutline.StringLiteral(token, in: tree)
    var decoder = LiteralDecoder(literal, in: tree.source)
    var next = interpolations.startIndex
    for segment in literal.segments {
      switch segment {
      case .text(let range): decoder.append(range, in: tree.source)
      case .interpolation:
        flush(&decoder)
        if next < interpolations.endIndex { pieces.append(.interpolation(interpolations[next])) }
        next += 1
      }
    }
    decoder.finish()
    flush(&decoder)
  }

  /// Reads a literal on one line that has interpolations but no escapes, as most literals with
  /// interpolations are.
  ///
  /// - Returns: True if it is such a literal; if not, `pieces` stays empty.
  private mutating func readPlainPieces(
    from token: TokenID, _ interpolations: ContiguousArray<NodeID>, in tree: SyntaxTree
  ) -> Bool {
    let literal = tree.tokens[token]
    guard literal.kind == .stringStart, literal.detail == 0,
      literal.flags.isDisjoint(with: [.multiline, .unterminated])
    else { return false }
    let bytes = tree.source
    var read: [Piece] = []
    var rest = interpolations[...]
    var start = literal.endOffset
    var next = token + 1
    while true {
      let range = start..<tree.tokens[next].startOffset
      if bytes.span.holds(UInt8(ascii: "\\"), in: range) { return false }
      if !range.isEmpty { read.append(.text(tree.text(ByteRange(range)))) }
      let end = tree.tokens[next].partner
      guard tree.tokens[next].kind == .interpolationStart, end > next else {
        if tree.tokens[next].kind != .stringEnd { return false }
        pieces = read
        return true
      }
      if let node = rest.popFirst() { read.append(.interpolation(node)) }
      start = tree.tokens[end].endOffset
      next = end + 1
    }
  }

  private mutating func flush(_ decoder: inout LiteralDecoder) {
    if decoder.decoded.isEmpty { return }
    pieces.append(.text(String(decoding: decoder.decoded, as: UTF8.self)))
    decoder.decoded.removeAll(keepingCapacity: true)
  }
}

extension SyntaxTree {
  /// The range of the text of a literal on one line without interpolations and escapes; `nil` for
  /// other literals. Its bytes are its text, so that it can be compared or hashed without a
  /// `String`.
  package func plainText(ofLiteral token: TokenID) -> ByteRange? {
    let literal = tokens[token]
    guard literal.kind == .string, literal.detail == 0,
      literal.flags.isDisjoint(with: [.multiline, .unterminated])
    else { return nil }
    let text = ByteRange(start: literal.startOffset + 1, end: literal.endOffset - 1)
    let bytes = source
    let source = bytes.span
    if source.holds(UInt8(ascii: "\\"), in: text.start..<text.end) { return nil }
    return text
  }
}

/// Decodes the text segments of one literal: escapes, and for a multi-line literal the indentation,
/// the line breaks at either end and those after a backslash (The Swift Programming Language,
/// string literals).
private struct LiteralDecoder {
  var decoded: [UInt8] = []
  private let pounds: Int
  private let isMultiline: Bool
  /// The number of spaces and tabs before the closing delimiter, which are removed from every line.
  private var indentation = 0
  private var startsLine: Bool
  /// The offset after the literal's text.
  private let end: Int

  init(_ literal: SyntaxOutline.StringLiteral, in source: ContiguousArray<UInt8>) {
    pounds = literal.pounds
    isMultiline = literal.isMultiline
    startsLine = false
    let quotes = isMultiline ? 3 : 1
    let bodyStart = literal.range.start + pounds + quotes
    end = max(bodyStart, literal.range.end - pounds - quotes)
    guard isMultiline else { return }
    var index = min(end, source.count)
    while index > bodyStart, Self.isIndentation(source[index - 1]) { index -= 1 }
    indentation = end - index
  }

  private static func isIndentation(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  mutating func append(_ range: ByteRange, in source: ContiguousArray<UInt8>) {
    var offset = range.start
    // The line break after the opening delimiter does not belong to the text.
    if isMultiline, isOpening(range.start, in: source) {
      while offset < range.end, Self.isIndentation(source[offset]) { offset += 1 }
      offset = skipLineBreak(at: offset, in: source)
      startsLine = true
    }
    while offset < range.end {
      if startsLine {
        var skipped = 0
        while skipped < indentation, offset < range.end, Self.isIndentation(source[offset]) {
          offset += 1
          skipped += 1
        }
        startsLine = false
        continue
      }
      let byte = source[offset]
      switch byte {
      case UInt8(ascii: "\\") where hasPounds(offset + 1, source):
        offset = decodeEscape(at: offset + 1 + pounds, end: range.end, in: source)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        offset = skipLineBreak(at: offset, in: source)
        decoded.append(UInt8(ascii: "\n"))
        startsLine = true
      default:
        decoded.append(byte)
        offset += 1
      }
    }
  }

  /// Removes the line break before the closing delimiter.
  mutating func finish() {
    if isMultiline, decoded.last == UInt8(ascii: "\n") { decoded.removeLast() }
  }

  private func isOpening(_ offset: Int, in source: ContiguousArray<UInt8>) -> Bool {
    offset >= 3 && source[offset - 1] == UInt8(ascii: "\"")
      && source[offset - 2] == UInt8(ascii: "\"") && source[offset - 3] == UInt8(ascii: "\"")
  }

  private func skipLineBreak(at offset: Int, in source: ContiguousArray<UInt8>) -> Int {
    guard offset < source.count else { return offset }
    if source[offset] == UInt8(ascii: "\r") {
      let next = offset + 1
      return next < source.count && source[next] == UInt8(ascii: "\n") ? next + 1 : next
    }
    return source[offset] == UInt8(ascii: "\n") ? offset + 1 : offset
  }

  private func hasPounds(_ offset: Int, _ source: ContiguousArray<UInt8>) -> Bool {
    guard offset + pounds <= source.count else { return false }
    return source[offset..<offset + pounds].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Decodes one escape.
  ///
  /// - Parameter offset: The offset of the byte after the backslash and its pounds.
  /// - Returns: The offset after the escape.
  private mutating func decodeEscape(
    at offset: Int, end: Int, in source: ContiguousArray<UInt8>
  ) -> Int {
    guard offset < end else { return offset }
    switch source[offset] {
    case UInt8(ascii: "n"): decoded.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): decoded.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): decoded.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "0"): decoded.append(0)
    case UInt8(ascii: "u"): return decodeScalar(at: offset, end: end, in: source)
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      // A backslash at the end of a line joins it with the next one.
      var line = offset
      while line < end, Self.isIndentation(source[line]) { line += 1 }
      let next = skipLineBreak(at: line, in: source)
      if next > line {
        startsLine = true
        return next
      }
      decoded.append(source[offset])
    default: decoded.append(source[offset])
    }
    return offset + 1
  }

  /// Decodes `u{1F44B}` from its `u` on and returns the offset after it.
  private mutating func decodeScalar(
    at offset: Int, end: Int, in source: ContiguousArray<UInt8>
  ) -> Int {
    var index = offset + 1
    guard index < end, source[index] == UInt8(ascii: "{") else {
      decoded.append(source[offset])
      return index
    }
    index += 1
    var value: UInt32 = 0
    while index < end, let digit = Character(Unicode.Scalar(source[index])).hexDigitValue {
      value = value &<< 4 | UInt32(digit)
      index += 1
    }
    if index < end, source[index] == UInt8(ascii: "}") { index += 1 }
    if let scalar = Unicode.Scalar(value) {
      decoded.append(contentsOf: Array(String(Character(scalar)).utf8))
    }
    return index
  }
}
