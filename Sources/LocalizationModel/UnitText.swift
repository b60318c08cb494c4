/// The text of a translation unit: one text, or the alternative phrases of an App Shortcut.
public enum UnitText: Hashable, Sendable {
  case plain(String)
  /// The phrases of an App Shortcut, in the catalog's order.
  case phrases([String])

  /// True if the bytes of both are equal; `==` on `String` treats canonical equivalents as equal.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.plain(let left), .plain(let right)): left.hasBytes(of: right)
    case (.phrases(let left), .phrases(let right)):
      left.elementsEqual(right) { $0.hasBytes(of: $1) }
    default: false
    }
  }

  /// The text, or the phrases, one per line.
  public var joined: String {
    switch self {
    case .plain(let text): text
    case .phrases(let phrases): phrases.joined(separator: "\n")
    }
  }

  /// True if the text, or each phrase, is empty or white space only.
  package var isBlank: Bool {
    switch self {
    case .plain(let text): text.isBlank
    case .phrases(let phrases): phrases.allSatisfy(\.isBlank)
    }
  }
}
