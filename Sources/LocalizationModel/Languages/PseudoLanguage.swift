/// Pseudo-languages: codes such as `en-XA` and `ar-XB` for texts that a tool makes from the source
/// to test a program. CLDR reserves three regions for them. Rules on language and length skip them.
package enum PseudoLanguage {
  /// True if a code, in any spelling, is a pseudo-language's.
  package static func contains(_ language: String) -> Bool {
    let region = language.split { $0 == "-" || $0 == "_" }.last.map { $0.uppercased() }
    return region == "XA" || region == "XB" || region == "XC"
  }
}
