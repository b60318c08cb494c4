/// Expands the braces of a glob for ``Glob``: `{a,b}.swift` becomes `a.swift` and `b.swift`.
struct BraceExpansion {
  /// The most alternatives of one pattern; each pair of braces multiplies them.
  private static let limit = 256
  /// The most pairs of braces inside one another.
  private static let depthLimit = 32

  /// The offset of the next byte of the pattern.
  private var offset = 0

  /// Returns the alternatives of a pattern, at least one.
  mutating func alternatives(of pattern: [UInt8]) throws(Glob.Flaw) -> [[Glob.Token]] {
    offset = 0
    let alternatives = try sequence(pattern, depth: 0)
    if offset < pattern.count { throw .unbalancedBrace }
    return alternatives
  }

  /// Reads one alternative, up to its comma or brace or the end of the pattern.
  ///
  /// - Returns: The patterns without braces that it stands for.
  private mutating func sequence(
    _ pattern: [UInt8], depth: Int
  ) throws(Glob.Flaw) -> [[Glob.Token]] {
    var results: [[Glob.Token]] = [[]]
    while offset < pattern.count {
      let byte = pattern[offset]
      let token: Glob.Token
      switch byte {
      case UInt8(ascii: "{"):
        offset += 1
        results = try Self.products(results, choices(pattern, depth: depth + 1))
        continue
      case UInt8(ascii: "}"):
        if depth == 0 { throw .unbalancedBrace }
        return results
      case UInt8(ascii: ",") where depth > 0:
        return results
      case UInt8(ascii: "\\") where offset + 1 < pattern.count:
        offset += 1
        token = .byte(pattern[offset])
      case UInt8(ascii: "*"): token = .anyRun
      case UInt8(ascii: "?"): token = .anyCharacter
      default: token = .byte(byte)
      }
      for index in results.indices { results[index].append(token) }
      offset += 1
    }
    return results
  }

  /// Reads the alternatives of a pair of braces, through the closing one.
  private mutating func choices(
    _ pattern: [UInt8], depth: Int
  ) throws(Glob.Flaw) -> [[Glob.Token]] {
    if depth > Self.depthLimit { throw .tooManyAlternatives }
    var alternatives: [[Glob.Token]] = []
    while true {
      alternatives += try sequence(pattern, depth: depth)
      if alternatives.count > Self.limit { throw .tooManyAlternatives }
      guard offset < pattern.count else { throw .unbalancedBrace }
      offset += 1
      if pattern[offset - 1] == UInt8(ascii: "}") { return alternatives }
    }
  }

  /// Returns every head followed by every tail.
  private static func products(
    _ heads: [[Glob.Token]], _ tails: [[Glob.Token]]
  ) throws(Glob.Flaw) -> [[Glob.Token]] {
    if heads.count * tails.count > limit { throw .tooManyAlternatives }
    return heads.flatMap { head in tails.map { head + $0 } }
  }
}
