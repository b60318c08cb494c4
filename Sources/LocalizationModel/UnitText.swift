/// The text of a translation unit, or several phrases that stand for one another.
public enum UnitText: Hashable, Sendable {
  case plain(String)
  /// The phrases of an App Shortcut, in their order.
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

  /// The text, or the phrases one a line.
  public var joined: String {
    switch self {
    case .plain(let text): text
    case .phrases(let phrases): phrases.joined(separator: "\n")
    }
  }

  /// True if there is nothing but white space.
  package var isBlank: Bool {
    switch self {
    case .plain(let text): text.isBlank
    case .phrases(let phrases): phrases.allSatisfy(\.isBlank)
    }
  }
}
