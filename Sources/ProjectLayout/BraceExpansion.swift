/// Expands the `{a,b}` of a glob into patterns without braces, for ``Glob``.
struct BraceExpansion {
  /// The most alternatives of one pattern; each pair of braces multiplies them.
  private static let limit = 256
  private static let depthLimit = 32

  private var offset = 0

  /// Returns the alternatives of a pattern, at least one.
  mutating func alternatives(of pattern: [UInt8]) throws(Glob.Flaw) -> [[Glob.Token]] {
    offset = 0
    let all = try sequence(pattern, depth: 0)
    if offset < pattern.count { throw .unbalancedBrace }
    return all
  }

  /// Reads up to the comma or brace that ends an alternative, or to the end of the pattern.
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

  private mutating func choices(
    _ pattern: [UInt8], depth: Int
  ) throws(Glob.Flaw) -> [[Glob.Token]] {
    if depth > Self.depthLimit { throw .tooManyAlternatives }
    var all: [[Glob.Token]] = []
    while true {
      all += try sequence(pattern, depth: depth)
      if all.count > Self.limit { throw .tooManyAlternatives }
      guard offset < pattern.count else { throw .unbalancedBrace }
      offset += 1
      if pattern[offset - 1] == UInt8(ascii: "}") { return all }
    }
  }

  private static func products(
    _ heads: [[Glob.Token]], _ tails: [[Glob.Token]]
  ) throws(Glob.Flaw) -> [[Glob.Token]] {
    if heads.count * tails.count > limit { throw .tooManyAlternatives }
    return heads.flatMap { head in tails.map { head + $0 } }
  }
}
