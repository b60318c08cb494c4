import LocalizationModel

/// A key with all its sites (its occurrences in the sources), from which ``ExtractionMerger`` makes or
/// updates one entry.
///
/// Strings come in grouped by key; the comment, the default value and the source text that the
/// catalog should hold go out.
struct ExtractedKey {
  let key: String
  /// The sites, ordered by path, then by offset.
  let sites: [ExtractedString]

  /// Groups strings by key. The groups are in no order.
  static func grouped(_ strings: [ExtractedString]) -> [ExtractedKey] {
    Dictionary(grouping: strings) { TextKey($0.key) }.map { key, sites in
      let sites = decisive(sites)
      return ExtractedKey(
        key: key.text,
        sites: areInOrder(sites) ? sites : sites.sorted(by: precedes))
    }
  }

  /// Returns the sites that Xcode extracts, too, because they decide what Xcode writes into the
  /// entry; or all sites, if Xcode extracts none.
  private static func decisive(_ sites: [ExtractedString]) -> [ExtractedString] {
    guard sites.contains(where: \.isFollowed) else { return sites }
    let extractedByXcode = sites.filter { !$0.isFollowed }
    return extractedByXcode.isEmpty ? sites : extractedByXcode
  }

  private static func areInOrder(_ sites: [ExtractedString]) -> Bool {
    sites.indices.dropFirst().allSatisfy { !precedes(sites[$0], sites[$0 - 1]) }
  }

  private static func precedes(_ left: ExtractedString, _ right: ExtractedString) -> Bool {
    left.path != right.path
      ? left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
      : left.range.start < right.range.start
  }

  /// The distinct comments in code point order, one per line; `nil` if no site has one. Xcode joins
  /// different comments of one key in this way.
  var comment: String? {
    var only: String?
    var differ = false
    for site in sites {
      guard let comment = site.comment, !comment.isEmpty else { continue }
      if let only, !only.hasBytes(of: comment) { differ = true }
      only = only ?? comment
    }
    if !differ { return only }
    let comments = Set(sites.compactMap(\.comment).filter { !$0.isEmpty }.map { TextKey($0) })
      .map(\.text)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return comments.isEmpty ? nil : comments.joined(separator: "\n")
  }

  /// True if Xcode extracts none of the sites: each is a literal that only following `String`
  /// values through the project has found.
  var areFollowed: Bool { sites.allSatisfy(\.isFollowed) }

  /// The sites that give a default value.
  var valued: [ExtractedString] { sites.filter { $0.defaultValue != nil } }

  /// Returns the text that a catalog holds for a site's default value: with numbered arguments,
  /// such as `%1$@ of %2$@`, if it has several.
  static func text(_ site: ExtractedString) -> String? {
    site.defaultValue.map { value in
      numberedFormat(value, written: site.placeholders.map(\.specifier)) ?? value
    }
  }

  /// The key with numbered arguments, such as `%1$@ of %2$@`, which a new entry has as its source
  /// text; `nil` if the key has fewer than two arguments, or they have numbers already.
  var numberedKey: String? {
    numberedFormat(key, written: sites.flatMap { $0.placeholders.map(\.specifier) })
  }

  /// Returns the default value that the catalog should hold: `current` if any site gives it or may
  /// give it, else the first site's.
  func value(preferring current: String?) -> String? {
    let siteOfCurrent = current.flatMap { current in
      valued.first {
        Self.isSame(Self.text($0), current) || Self.isSame($0.defaultValue, current)
          || Self.mayGive($0, current)
      }
    }
    return siteOfCurrent == nil ? valued.first.flatMap { Self.text($0) } : current
  }

  /// True if a site's value may be `current`: the two differ in specifiers only, and one of the
  /// site's specifiers was guessed.
  private static func mayGive(_ site: ExtractedString, _ current: String) -> Bool {
    guard let value = site.defaultValue,
      site.placeholders.contains(where: { $0.confidence == .assumed })
    else { return false }
    return isSame(looseKey(value), looseKey(current))
  }

  /// Returns a finding if the sites give different default values; `nil` if they agree.
  ///
  /// - Parameter kept: The value that the catalog keeps; `nil` for the first one.
  func conflict(keeping kept: String?) -> Finding? {
    let kept = kept ?? valued.first.flatMap { Self.text($0) }
    guard let first = valued.first,
      valued.contains(where: { !Self.isSame($0.defaultValue, first.defaultValue) }),
      let kept,
      let other = valued.first(where: {
        !Self.isSame(Self.text($0), kept) && !Self.isSame($0.defaultValue, kept)
      })
    else { return nil }
    return Finding(
      .valueConflict,
      message: Message(
        """
        '\(key)' has the default value '\(other.defaultValue ?? "")' here and '\(kept)' elsewhere: \
        give one key one value
        """, comment: "发现：同一个键在不同位置的默认值不同。%1$@：键；%2$@：此处的值；%3$@：别处的值"),
      path: other.path, range: other.range, position: other.position)
  }

  private static func isSame(_ left: String?, _ right: String?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.hasBytes(of: right)
  }
}
