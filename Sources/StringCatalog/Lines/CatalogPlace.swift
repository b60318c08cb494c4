public import LocalizationModel

/// A member of a catalog, as people name it: `Send · de · plural.one`.
public struct CatalogPlace: Hashable, Sendable, CustomStringConvertible {
  /// `nil` for a member of the catalog itself.
  public var key: String?
  /// `nil` for a member of the whole entry, such as its comment.
  public var language: String?
  /// Where in the localization; empty for a plain text.
  public var path = LeafPath()
  /// The names of the members that lead on from there, such as `comment` or `state`; empty for a
  /// text, and for all that the place holds.
  public var members: [String] = []

  /// Makes the place of the catalog itself.
  public init() {}

  /// On one line, whatever the key holds.
  public var description: String {
    var parts = key.map { [$0.isEmpty ? "\"\"" : CatalogLine.onOneLine($0)] } ?? []
    if let language { parts.append(CatalogLine.onOneLine(language)) }
    if !path.isEmpty { parts.append(CatalogLine.onOneLine(path.description)) }
    if !members.isEmpty { parts.append(CatalogLine.onOneLine(members.joined(separator: "."))) }
    return parts.joined(separator: " · ")
  }

  /// Places are the same if the bytes of their texts are.
  public static func == (left: Self, right: Self) -> Bool {
    left.texts.elementsEqual(right.texts) { $0.utf8.elementsEqual($1.utf8) }
  }

  public func hash(into hasher: inout Hasher) {
    for text in texts { TextKey(text).hash(into: &hasher) }
  }

  /// All that tells places apart; what is absent is told from what is empty.
  private var texts: [String] {
    [key.map { "=" + $0 } ?? "", language.map { "=" + $0 } ?? ""] + path.names + [""] + members
  }
}
