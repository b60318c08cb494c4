/// One declaration or call that a literal passes through before a localizing call looks it up.
/// ``ExtractedString/chain`` lists them, and `gloss why` and `sync --explain` print them.
public struct ChainStep: Hashable, Sendable {
  /// The name in the code: `Row(title:)`, `Row.title`, `String.localized`, `NSLocalizedString`.
  public var name: String
  /// The path of the file with the declaration.
  public var path: String
  /// The line of its name, counted from 1.
  public var line: Int

  /// Makes a step; `line` counts from 1.
  package init(name: String, path: String, line: Int) {
    self.name = name
    self.path = path
    self.line = line
  }
}
