/// A language code in its BCP 47 parts, such as `zh-Hans-CN`, to tell whether two codes name one
/// language.
///
/// Programs name one language in several ways. The data of Unicode CLDR decide which of them are
/// equal: codes that were replaced (`iw` by `he`), and scripts and regions that can be left out
/// (`de` is `de-DE`). Imports find a file's language in a catalog by it.
package struct LanguageTag: Hashable, Sendable {
  /// The first subtag, in lower case.
  package private(set) var language: String
  /// The script, such as `Hans`; `nil` if the code gives none.
  package private(set) var script: String?
  /// The region, such as `TW`; `nil` if the code gives none.
  package private(set) var region: String?
  /// The parts after language, script and region, in order.
  private var rest: [String] = []

  /// Parses a code.
  ///
  /// - Parameter name: A code in any case, with hyphens or underscores.
  package init(_ name: String) {
    let parts = LanguageCodeSpelling.subtags(of: name.lowercased())
    language = parts.first ?? ""
    for part in parts.dropFirst() {
      let count = part.utf8.count
      let isLetters = part.utf8.allSatisfy { $0 >= UInt8(ascii: "a") }
      let isNumber = part.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      // A single letter begins an extension, as in `en-u-ca-gregory`, to which all later parts
      // belong.
      if !rest.isEmpty || count == 1 {
        rest.append(part)
      } else if count == 4, isLetters, script == nil, region == nil {
        script = part.prefix(1).uppercased() + part.dropFirst()
      } else if region == nil, count == 2 && isLetters || count == 3 && isNumber {
        region = part.uppercased()
      } else {
        rest.append(part)
      }
    }
  }

  private init(language: String, script: String?, region: String?) {
    (self.language, self.script, self.region) = (language, script, region)
  }

  /// The code with hyphens between its parts.
  package var name: String {
    ([language, script, region].compactMap { $0 } + rest).joined(separator: "-")
  }

  /// The tag with current codes and with the most likely script and region filled in: equal for all
  /// codes of one language. CLDR calls it the maximized tag.
  package var whole: LanguageTag {
    var tag = replaced
    let (script, region) = (tag.script, tag.region)
    for known in [(script, region), (nil, region), (script, nil), (nil, nil)] {
      let key = LanguageTag(language: tag.language, script: known.0, region: known.1).name
      guard let likely = Self.likely[key] else { continue }
      let whole = LanguageTag(likely)
      tag.script = script ?? whole.script
      tag.region = region ?? whole.region
      break
    }
    return tag
  }

  /// True if two tags name the same language in the same script and region, as `zh-CN` and
  /// `zh-Hans` do.
  package func isSame(as other: LanguageTag) -> Bool { whole == other.whole }

  /// True if two tags name the same language in the same script, for any regions: `en-GB` and `en`.
  package func isSame(ignoringRegionOf other: LanguageTag) -> Bool {
    var (left, right) = (whole, other.whole)
    (left.region, right.region) = (nil, nil)
    return left == right
  }

  /// True if two tags name the same language, in any script and for any region.
  package func isRelated(to other: LanguageTag) -> Bool { whole.language == other.whole.language }

  /// True if CLDR knows the language.
  package var isKnown: Bool { whole.script != nil }

  /// The tag with codes that are still in use.
  private var replaced: LanguageTag {
    var tag = self
    // A replacement may be replaced in turn; CLDR has no chain of more than four.
    for _ in 0..<4 {
      guard let next = tag.replacedOnce else { break }
      tag = next
    }
    tag.region = tag.region.map { Self.regions[$0] ?? $0 }
    tag.language = Self.matches[tag.language] ?? tag.language
    return tag
  }

  /// The tag after one replacement, or `nil` if all codes are in use.
  private var replacedOnce: LanguageTag? {
    func replaced(by key: String, _ tag: LanguageTag) -> LanguageTag? {
      Self.aliases[key].map { replacement in
        var new = LanguageTag(replacement)
        new.script = new.script ?? tag.script
        new.region = new.region ?? tag.region
        new.rest += tag.rest
        return new
      }
    }
    for index in rest.indices {
      var tag = self
      tag.rest.remove(at: index)
      if let new = replaced(by: "\(language)-\(rest[index])", tag) { return new }
    }
    if let region {
      var tag = self
      tag.region = nil
      if let new = replaced(by: "\(language)-\(region)", tag) { return new }
    }
    return replaced(by: language, self)
  }

  // Replaced tags, languages to treat as one, replaced regions, and likely scripts and regions.
  private static let aliases = PairTable(aliasTable)
  private static let matches = PairTable(matchTable)
  private static let regions = PairTable(regionTable)
  private static let likely = PairTable(likelyTable)
}
