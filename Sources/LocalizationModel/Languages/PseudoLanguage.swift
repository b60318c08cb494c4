/// Languages that tools make of the source text to try a program: `en-XA`, `ar-XB`. CLDR keeps three
/// regions for them that are no country's.
package enum PseudoLanguage {
  /// Whether a language is one, in whatever spelling.
  package static func contains(_ language: String) -> Bool {
    let region = language.split { $0 == "-" || $0 == "_" }.last.map { $0.uppercased() }
    return region == "XA" || region == "XB" || region == "XC"
  }
}
