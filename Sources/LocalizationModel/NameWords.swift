/// The words of a name in code: `app` and `log` in `appLog`, `APP_LOG` and `app_log`.
///
/// Heuristics that read names compare words: `catalog` ends with the letters of `log`, and no word
/// of it is `log`.
package enum NameWords {
  /// Returns the words in lower case, in order. A run of capitals is one word, but for its last
  /// letter if a small one follows: `url` and `count` in `URLCount`.
  package static func all(in name: some StringProtocol) -> [String] {
    let scalars = Array(name.unicodeScalars)
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let isCapital = scalar.properties.isUppercase
      let followsSmall = index > 0 && !scalars[index - 1].properties.isUppercase
      let precedesSmall = index + 1 < scalars.count && scalars[index + 1].properties.isLowercase
      let isEnd = scalar == "_" || isCapital && (followsSmall || precedesSmall)
      if isEnd, !word.isEmpty {
        words.append(String(word).lowercased())
        word = String.UnicodeScalarView()
      }
      if scalar != "_" { word.append(scalar) }
    }
    return word.isEmpty ? words : words + [String(word).lowercased()]
  }
}
