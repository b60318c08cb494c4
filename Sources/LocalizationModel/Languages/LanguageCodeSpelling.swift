/// Spellings of language codes: catalogs follow BCP 47 (`zh-Hans`), other programs write `zh_hans`.
/// Imports and exchange formats use it to find a file's language in a catalog.
package enum LanguageCodeSpelling {
  /// Returns the parts of a code, separated by hyphens or underscores.
  package static func subtags(of name: some StringProtocol) -> [String] {
    name.split { $0 == "-" || $0 == "_" }.map { String($0) }
  }

  /// Returns the language of a code, without script and region.
  package static func base(of name: String) -> Substring { name.prefix { $0 != "-" && $0 != "_" } }

  /// True if the text can be a language code: `zh-Hans`, `pt-BR`, `es-419`.
  package static func isWellFormed(_ name: String) -> Bool {
    let subtags = name.split(separator: "-", omittingEmptySubsequences: false)
    return subtags.enumerated().allSatisfy { index, subtag in
      // `| 0x20` turns a capital ASCII letter into a small one; `&-` wraps, so that one comparison
      // tests both ends of a range.
      let isLetters = subtag.utf8.allSatisfy { ($0 | 0x20) &- UInt8(ascii: "a") < 26 }
      let isAlphanumeric = subtag.utf8.allSatisfy {
        ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 &- UInt8(ascii: "0") < 10
      }
      return index == 0
        ? isLetters && 2...3 ~= subtag.utf8.count : isAlphanumeric && 1...8 ~= subtag.utf8.count
    }
  }

  /// Returns the usual spelling: `zh-Hans` for `zh_hans`.
  package static func usual(_ name: String) -> String {
    if isUsual(name) { return name }
    let subtags = name.replacing("_", with: "-").lowercased()
      .split(separator: "-", omittingEmptySubsequences: false)
    return subtags.enumerated().map { index, subtag in
      if index == 0 { return String(subtag) }
      switch subtag.utf8.count {
      case 2: return subtag.uppercased()
      case 4: return subtag.prefix(1).uppercased() + subtag.dropFirst()
      default: return String(subtag)
      }
    }.joined(separator: "-")
  }

  /// True if a code has its usual spelling. A quick check without new strings; false for any text
  /// beyond ASCII.
  private static func isUsual(_ name: String) -> Bool {
    name.withBytes { bytes in
      func isCased(_ range: Range<Int>, upper: Range<Int>) -> Bool {
        range.allSatisfy { offset in
          switch bytes[offset] {
          case UInt8(ascii: "A")...UInt8(ascii: "Z"): upper.contains(offset)
          case UInt8(ascii: "a")...UInt8(ascii: "z"): !upper.contains(offset)
          case UInt8(ascii: "_"), 0x80...: false
          default: true
          }
        }
      }
      var start = 0
      for offset in 0...bytes.count
      where offset == bytes.count || bytes[offset] == UInt8(ascii: "-") {
        // The first part is the language, 2 letters are a region, and 4 a script.
        let capitals = start == 0 ? 0 : offset - start == 2 ? 2 : offset - start == 4 ? 1 : 0
        if !isCased(start..<offset, upper: start..<start + capitals) { return false }
        start = offset + 1
      }
      return true
    }
  }

  /// Returns the catalog's spelling of a language that a file names, or the usual one if the
  /// catalog does not have the language.
  ///
  /// - Parameter known: The catalog's languages.
  /// - Returns: `nil` if the name is no language code.
  package static func spelled(_ name: String, among known: [String]) -> String? {
    if known.contains(where: { $0.hasBytes(of: name) }) { return name }
    let usual = usual(name)
    let alike = known.filter { Self.usual($0) == usual }
    if let first = alike.first { return first }
    return isWellFormed(usual) ? usual : nil
  }

  /// True if a file with the source language `name` can belong to a catalog with the source
  /// language `catalog`. The region may differ, because each unit's source text is compared with
  /// the catalog's anyway.
  package static func isSource(_ name: String, of catalog: String) -> Bool {
    usual(name) == usual(catalog)
      || LanguageTag(name).isSame(ignoringRegionOf: LanguageTag(catalog))
  }
}
