/// Tells which tokens of a `Package.swift` count only under a condition: those in braces, as of an
/// `if` or a function, and those on either side of a `? :`.
///
/// ``PackageManifest`` passes it the tokens in their order, calls that it reads whole left out.
struct ManifestConditions {
  /// For each open bracket true if it, or one around it, stands under a condition.
  private var brackets: [Bool] = []
  /// For each open bracket true if a question mark stood in this element of it.
  private var hasQuestion = [false]

  /// True if what stands here counts only under a condition.
  var isConditional: Bool { brackets.last == true || hasQuestion.last == true }

  mutating func pass(_ index: Int, of read: ManifestTokens, in bytes: Span<UInt8>) {
    switch read.tokens[index] {
    case .mark(UInt8(ascii: "{")):
      brackets.append(true)
      hasQuestion.append(false)
    case .mark(UInt8(ascii: "[")), .mark(UInt8(ascii: "(")):
      brackets.append(isConditional)
      hasQuestion.append(false)
    case .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: "]")), .mark(UInt8(ascii: ")")):
      if brackets.popLast() != nil { hasQuestion.removeLast() }
    case .mark(UInt8(ascii: "?")) where Self.isTernary(index, of: read, in: bytes):
      hasQuestion[hasQuestion.count - 1] = true
    case .mark(UInt8(ascii: ",")): hasQuestion[hasQuestion.count - 1] = false
    // A statement begins, or its value.
    case .word("let"), .word("var"), .mark(UInt8(ascii: "=")):
      hasQuestion[hasQuestion.count - 1] = false
    case .word, .text, .mark: break
    }
  }

  /// True for the question mark of `a ? b : c`, unlike those of `a?.b` and `a ?? b`.
  private static func isTernary(
    _ index: Int, of read: ManifestTokens, in bytes: Span<UInt8>
  ) -> Bool {
    let offset = read.offsets[index]
    guard offset > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset - 1]) else { return false }
    return index + 1 == read.tokens.count || read.tokens[index + 1] != read.tokens[index]
  }
}
