/// A text of a unit, or several that stand for one another.
public enum UnitText: Hashable, Sendable {
  case plain(String)
  /// The phrases of an App Shortcut, in their order.
  case phrases([String])

  /// Texts are the same if their bytes are, which is less than Swift's `==` on `String` asks for.
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

  /// Whether it has nothing but white space.
  package var isBlank: Bool {
    switch self {
    case .plain(let text): text.isBlank
    case .phrases(let phrases): phrases.allSatisfy(\.isBlank)
    }
  }
}
