/// One declaration or call on the way of a literal to what looks it up.
public struct ChainStep: Hashable, Sendable {
  /// How the code names it: `Row(title:)`, `Row.title`, `String.localized`, `NSLocalizedString`.
  public var name: String
  /// The path of the file that declares it.
  public var path: String
  /// The line of its name, counted from 1.
  public var line: Int

  /// Makes a step; `line` counts from 1.
  public init(name: String, path: String, line: Int) {
    self.name = name
    self.path = path
    self.line = line
  }
}
