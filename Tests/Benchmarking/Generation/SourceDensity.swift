/// The content of a kilobyte of Swift: counts of some signs and words in the 12,125 sources (64 MB)
/// of 35 public apps that have catalogs. Each sign is counted as plain bytes, in code, comments and
/// literals alike.
///
/// ``SourceTemplates`` are weighted by these figures. In these apps, a third of the functions
/// contain a literal, a fifth of the bytes is in tests, and a file has 1.9 types, 0.7 extensions
/// and 5.4 functions.
package enum SourceDensity {
  /// The counts in 1,000 bytes.
  package static let signs: [(sign: String, count: Double)] = [
    ("\n", 27.3), (".", 14.3), ("(", 9.7), (": ", 9.3), ("\"", 5.2), ("=", 5.0), ("{", 4.7),
    ("//", 3.8), ("let ", 2.3), ("?", 1.6), ("var ", 1.1), ("self", 1.0), ("return", 1.0),
    ("func ", 1.0), ("case ", 0.8), ("@", 0.6), (" if ", 0.6), ("guard ", 0.3), ("init(", 0.3),
    ("static ", 0.3), ("struct ", 0.17), ("extension ", 0.14), ("class ", 0.10), ("enum ", 0.07),
  ]

  /// The bytes of catalogs for a byte of Swift: 17 MB for 64 MB.
  package static let catalogShare = 0.27

  /// Returns the count of a sign in 1,000 bytes of a text.
  package static func count(of sign: String, in text: [UInt8]) -> Double {
    let sign = Array(sign.utf8)
    var count = 0
    for start in text.indices.dropLast(sign.count - 1) where text[start] == sign[0] {
      if text[start..<start + sign.count].elementsEqual(sign) { count += 1 }
    }
    return Double(count) / Double(text.count) * 1_000
  }
}
