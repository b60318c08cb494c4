/// The string literals of C, Objective-C and C++ sources. A sync keeps a catalog's entry whose key
/// equals one of them, because code that gloss does not understand may look the key up.
///
/// Literals with only white space, comments or an `@` between them (a row) are one text to the
/// compiler. Each literal of a row counts alone as well, and so does quoted text in a comment.
package struct CLiterals {
  /// The caller's function, which gets texts that are not much longer than `sizeLimit`.
  private let add: ([UInt8]) -> Void
  /// The size in bytes beyond which no text can be a key, so that it is not kept whole.
  private let sizeLimit: Int

  /// The joined text of the current row of literals.
  private var row: [UInt8] = []
  private var rowCount = 0

  /// Calls `add` with the text of each literal and of each row of them, in the order of the source.
  ///
  /// - Parameter sizeLimit: The length in bytes of the longest useful text. A longer text may be
  ///   cut, but stays longer than this.
  package static func visit(
    _ source: Span<UInt8>, sizeLimit: Int, _ add: ([UInt8]) -> Void
  ) {
    withoutActuallyEscaping(add) { add in
      var literals = CLiterals(add: add, sizeLimit: sizeLimit)
      literals.read(source)
    }
  }

  private init(add: @escaping ([UInt8]) -> Void, sizeLimit: Int) {
    self.add = add
    self.sizeLimit = sizeLimit
  }

  private mutating func read(_ source: Span<UInt8>) {
    var lexer = CLexer(sizeLimit: sizeLimit)
    while let token = lexer.next(in: source) {
      switch token.kind {
      case .lineBreak, .mark(UInt8(ascii: "@")): break
      case .comment: addQuotes(in: source.extracting(token.range))
      case .literal(let isClosed):
        add(lexer.text)
        rowCount += 1
        if row.count <= sizeLimit { row += lexer.text }
        if !isClosed { endRow() }
      case .word, .character, .mark: endRow()
      }
    }
    endRow()
  }

  private mutating func endRow() {
    if rowCount > 1 { add(row) }
    rowCount = 0
    row.removeAll(keepingCapacity: true)
  }

  /// Adds quoted texts in a comment; the row of literals around the comment goes on.
  private func addQuotes(in comment: Span<UInt8>) {
    var offset = 0
    while offset < comment.count {
      if comment[offset] != UInt8(ascii: "\"") {
        offset += 1
        continue
      }
      var lexer = CLexer(sizeLimit: sizeLimit, offset: offset)
      offset = lexer.literal(in: comment).range.upperBound
      add(lexer.text)
    }
  }
}
