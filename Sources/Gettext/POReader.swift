/// Reads PO files as GNU gettext does, with the variations of other programs: comments in any
/// order, texts cut into any pieces, either line end, a byte order mark, obsolete entries and
/// previous texts. ``GettextReader`` makes units of the document.
package struct POReader {
  /// A keyword of an entry: `msgctxt`, `msgid`, `msgid_plural`, `msgstr` or `msgstr[i]`.
  private enum Field: Equatable {
    case context, id, pluralID
    case text(Int)
  }

  private let bytes: ContiguousArray<UInt8>
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  private var entries: [POEntry] = []
  /// The comments before the next entry.
  private var pending = POEntry(context: nil, id: "", texts: [])
  /// The keywords of the current entry, in order.
  private var fields: [Field] = []
  /// The texts of these keywords in bytes. They are not members of `fields`, because each test of
  /// `fields` would then count references, which takes time.
  private var texts: [ContiguousArray<UInt8>] = []
  /// The place of the current entry's first keyword.
  private var firstKeyword: (line: Int, column: Int) = (1, 1)

  /// Returns the document.
  ///
  /// - Throws: ``POError`` with the line and column of the damage.
  package static func document(of bytes: ContiguousArray<UInt8>) throws(POError) -> PODocument {
    var reader = POReader(bytes)
    try reader.readAll()
    return try reader.document()
  }

  private init(_ bytes: ContiguousArray<UInt8>) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (offset, lineStart) = (3, 3) }
  }

  /// Makes the document; the entries are moved into it, not copied.
  private mutating func document() throws(POError) -> PODocument {
    var header: [(name: String, value: String)] = []
    var headerLine = 0
    if let index = entries.firstIndex(where: { $0.context == nil && $0.id.isEmpty }) {
      let entry = entries.remove(at: index)
      headerLine = entry.line
      let text = entry.texts.first ?? ""
      for line in text.split(whereSeparator: \.isNewline) {
        let halves = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        // `msgcat` puts these signs between headers that it joins.
        let isJoint = line.hasPrefix("#-#-#-#-#")
        if isJoint { throw POError(.joined, line: entry.line, column: 1) }
        guard halves.count == 2 else { continue }
        header.append((String(Self.trimmed(halves[0])), String(Self.trimmed(halves[1]))))
      }
      // A second empty entry without a context is meaningless.
      entries.removeAll { $0.context == nil && $0.id.isEmpty }
    }
    var document = PODocument(header: header, entries: entries)
    document.headerLine = headerLine
    try checkEncoding(document)
    return document
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }

  /// Accepts UTF-8 only. `CHARSET` is the placeholder of gettext's templates for an encoding that
  /// is not chosen yet.
  private func checkEncoding(_ document: PODocument) throws(POError) {
    if bytes.allSatisfy({ $0 < 0x80 }) { return }
    let type = document["Content-Type"] ?? ""
    let charset = type.firstRange(of: "charset=").map { type[$0.upperBound...] } ?? ""
    let name = charset.prefix { !$0.isWhitespace && $0 != ";" }
    if !["", "utf-8", "utf8", "charset", "us-ascii", "ascii"].contains(name.lowercased()) {
      throw POError(.charset(String(name)), line: 1, column: 1)
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw POError(.notUTF8, line: 1, column: 1)
    }
  }

  // MARK: Lines

  private mutating func readAll() throws(POError) {
    // The byte order marks of UTF-16.
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw POError(.notUTF8, line: 1, column: 1)
    }
    while offset < bytes.count {
      skipBlanks()
      if offset < bytes.count, !isAtLineEnd {
        switch bytes[offset] {
        case UInt8(ascii: "#"): try readComment()
        case UInt8(ascii: "\""): try readText()
        default: try readKeyword()
        }
      }
      endLine()
    }
    try endEntry()
  }

  private mutating func readComment() throws(POError) {
    // Comments belong to the entry that follows.
    try endEntry()
    let start = offset
    while offset < bytes.count, !isAtLineEnd { offset += 1 }
    let mark = start + 1 < offset ? bytes[start + 1] : 0
    switch mark {
    case UInt8(ascii: "."): pending.comments.append(comment(from: start + 2))
    case UInt8(ascii: ":"): pending.places.append(comment(from: start + 2))
    case UInt8(ascii: ","):
      pending.flags += comment(from: start + 2).split(separator: ",").map {
        String(Self.trimmed($0))
      }
    // The comments before an obsolete entry belong to that entry and are dropped with it.
    case UInt8(ascii: "~"): pending = POEntry(context: nil, id: "", texts: [])
    default: break
    }
  }

  private func comment(from start: Int) -> String {
    let isSpaced = start < offset && bytes[start] == UInt8(ascii: " ")
    return String(decoding: bytes[(isSpaced ? start + 1 : start)..<offset], as: UTF8.self)
  }

  private mutating func readKeyword() throws(POError) {
    let (start, column) = (offset, offset - lineStart + 1)
    while offset < bytes.count, isWordByte(bytes[offset]) { offset += 1 }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    if word == "domain" {
      while offset < bytes.count, !isAtLineEnd { offset += 1 }
      return
    }
    guard let field = Self.field(word) else {
      let shown =
        word.isEmpty
        ? String(decoding: bytes[start..<min(start + 1, bytes.count)], as: UTF8.self) : word
      throw POError(.unknownKeyword(shown), line: line, column: column)
    }
    try begin(field, word, column)
    skipBlanks()
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") { try readText() }
    if offset < bytes.count, !isAtLineEnd {
      throw POError(.noQuote, line: line, column: offset - lineStart + 1)
    }
  }

  private static func field(_ word: String) -> Field? {
    switch word {
    case "msgctxt": .context
    case "msgid": .id
    case "msgid_plural": .pluralID
    case "msgstr": .text(0)
    default:
      if word.hasPrefix("msgstr["), word.hasSuffix("]"),
        let index = Int(word.dropFirst(7).dropLast()),
        0...99 ~= index
      {
        .text(index)
      } else {
        nil
      }
    }
  }

  /// Begins a keyword of the current entry. A context or source after a translation begins the next
  /// entry.
  private mutating func begin(_ field: Field, _ word: String, _ column: Int) throws(POError) {
    let hasText = fields.contains { if case .text = $0 { true } else { false } }
    if field == .context || field == .id, hasText { try endEntry() }
    let isInOrder: Bool
    switch field {
    case .context: isInOrder = fields.isEmpty
    case .id: isInOrder = fields.isEmpty || fields == [.context]
    case .pluralID: isInOrder = fields.last == .id
    case .text: isInOrder = fields.contains(.id) && !fields.contains(field)
    }
    guard isInOrder else { throw POError(.misplaced(word), line: line, column: column) }
    if fields.isEmpty { firstKeyword = (line, column) }
    fields.append(field)
    texts.append([])
  }

  private mutating func endEntry() throws(POError) {
    if fields.isEmpty { return }
    // Swapped, so that the pending entry is not copied.
    var entry = POEntry(context: nil, id: "", texts: [])
    swap(&entry, &pending)
    entry.line = firstKeyword.line
    var hasID = false
    var indices: Set<Int> = []
    for (field, bytes) in zip(fields, texts) {
      let text = String(decoding: bytes, as: UTF8.self)
      switch field {
      case .context: entry.context = text
      case .id: (entry.id, hasID) = (text, true)
      case .pluralID: entry.pluralID = text
      case .text(let index):
        while entry.texts.count <= index { entry.texts.append("") }
        entry.texts[index] = text
        indices.insert(index)
      }
    }
    guard hasID, !entry.texts.isEmpty else {
      throw POError(
        .lacks(hasID ? "msgstr" : "msgid"), line: firstKeyword.line, column: firstKeyword.column)
    }
    if indices.count < entry.texts.count {
      entry.skippedIndices = entry.texts.indices.filter { !indices.contains($0) }
    }
    entries.append(entry)
    fields.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
  }

  // MARK: Texts

  /// Reads the quoted texts of a line; most lines have one.
  private mutating func readText() throws(POError) {
    guard !fields.isEmpty else {
      throw POError(.misplaced("\""), line: line, column: offset - lineStart + 1)
    }
    repeat {
      try readPiece()
      skipBlanks()
    } while offset < bytes.count && bytes[offset] == UInt8(ascii: "\"")
    if offset < bytes.count, !isAtLineEnd {
      throw POError(.noQuote, line: line, column: offset - lineStart + 1)
    }
  }

  private mutating func readPiece() throws(POError) {
    let column = offset - lineStart + 1
    offset += 1
    var text = plainBytes()
    while true {
      guard offset < bytes.count, !isAtLineEnd else {
        throw POError(.openQuote, line: line, column: column)
      }
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") { break }
      let byteColumn = offset - lineStart + 1
      let isEscape = byte == UInt8(ascii: "\\")
      let value = isEscape ? try escape() : byte
      if !isEscape { offset += 1 }
      // Tabs and line ends are the only control characters that a text may have.
      if value < 0x20, ![0x09, 0x0A, 0x0D].contains(value) {
        throw POError(.control(UInt32(value)), line: line, column: byteColumn)
      }
      text.append(value)
    }
    offset += 1
    if texts[texts.count - 1].isEmpty {
      texts[texts.count - 1] = text
    } else {
      texts[texts.count - 1] += text
    }
  }

  /// Takes the bytes up to the first quotation mark, backslash or control character: in most cases
  /// the whole text.
  private mutating func plainBytes() -> ContiguousArray<UInt8> {
    let end = plainEnd(from: offset)
    defer { offset = end }
    return ContiguousArray(bytes[offset..<end])
  }

  private func plainEnd(from start: Int) -> Int {
    let span = bytes.span
    var end = start
    while end < span.count, span[end] >= 0x20, span[end] != UInt8(ascii: "\""),
      span[end] != UInt8(ascii: "\\")
    {
      end &+= 1
    }
    return end
  }

  /// Reads an escape: a backslash and a letter, up to three octal digits, or `x` and hexadecimal
  /// digits.
  private mutating func escape() throws(POError) -> UInt8 {
    let start = offset
    let letter = start + 1 < bytes.count ? bytes[start + 1] : 0
    if let byte = POEscape.byte(of: letter) {
      offset += 2
      return byte
    }
    let isHexadecimal = letter == UInt8(ascii: "x")
    let digits = start + (isHexadecimal ? 2 : 1)
    var end = digits
    while end < bytes.count, end < digits + (isHexadecimal ? 2 : 3),
      Self.isDigit(bytes[end], isHexadecimal: isHexadecimal)
    {
      end += 1
    }
    let number = String(decoding: bytes[digits..<end], as: UTF8.self)
    guard let byte = UInt8(number, radix: isHexadecimal ? 16 : 8) else {
      let text = String(
        decoding: bytes[start..<min(max(end, start + 2), bytes.count)], as: UTF8.self)
      throw POError(.badEscape(text), line: line, column: start - lineStart + 1)
    }
    offset = end
    return byte
  }

  private static func isDigit(_ byte: UInt8, isHexadecimal: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"): true
    case UInt8(ascii: "8"), UInt8(ascii: "9"): isHexadecimal
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
      isHexadecimal
    default: false
    }
  }

  // MARK: Bytes

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "["), UInt8(ascii: "]"):
      true
    default: false
    }
  }

  private var isAtLineEnd: Bool {
    bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r")
  }

  private mutating func skipBlanks() {
    while offset < bytes.count,
      bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t")
    {
      offset += 1
    }
  }

  private mutating func endLine() {
    guard offset < bytes.count else { return }
    let isPair =
      bytes[offset] == UInt8(ascii: "\r") && offset + 1 < bytes.count
      && bytes[offset + 1] == UInt8(ascii: "\n")
    offset += isPair ? 2 : 1
    line += 1
    lineStart = offset
  }
}
