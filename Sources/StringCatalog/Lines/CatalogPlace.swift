public import LocalizationModel

/// The place of a value in a catalog, as people name it: `Send · de · plural.one`.
///
/// It identifies the lines of `gloss textconv`, the changes of `gloss diff` and the conflicts of
/// `gloss merge`.
public struct CatalogPlace: Hashable, Sendable, CustomStringConvertible {
  /// The key; `nil` for a member of the catalog itself.
  public var key: String?
  /// The language; `nil` for a member of the whole entry, such as its comment.
  public var language: String?
  /// The path in the localization; empty for a plain text.
  public var path = LeafPath()
  /// The names of further members, such as `comment` or `state`; empty for a text, and for a whole
  /// entry or localization.
  public var members: [String] = []

  /// Makes the place of the catalog itself.
  public init() {}

  /// The place on one line, whatever characters the key has.
  public var description: String {
    var parts = key.map { [$0.isEmpty ? "\"\"" : CatalogLine.onOneLine($0)] } ?? []
    if let language { parts.append(CatalogLine.onOneLine(language)) }
    if !path.isEmpty { parts.append(CatalogLine.onOneLine(path.description)) }
    if !members.isEmpty { parts.append(CatalogLine.onOneLine(members.joined(separator: "."))) }
    return parts.joined(separator: " · ")
  }

  /// True if the texts of both places have the same bytes.
  public static func == (left: Self, right: Self) -> Bool {
    left.texts.elementsEqual(right.texts) { $0.utf8.elementsEqual($1.utf8) }
  }

  public func hash(into hasher: inout Hasher) {
    for text in texts { TextKey(text).hash(into: &hasher) }
  }

  /// All texts that identify the place. A key or language starts with `=`, so that an empty one
  /// differs from a missing one.
  private var texts: [String] {
    [key.map { "=" + $0 } ?? "", language.map { "=" + $0 } ?? ""] + path.names + [""] + members
  }
}
