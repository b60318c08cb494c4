/// A family of generated projects in which one count, such as the number of overloads, can have any
/// size. ``GrowthTrial`` measures gloss on them.
package struct GrowthShape: Sendable {
  /// The name on the command line.
  package let name: String
  /// The things whose count grows, in a few words.
  package let summary: String
  /// The count of the largest project to try; the others have half and a quarter of it.
  package let largest: Int
  /// The commands to run, without the tool's name.
  package let commands: [[String]]
  /// True if the shape is tried only on request.
  package let isLarge: Bool
  private let make: @Sendable (Int) -> [String: String]

  init(
    _ name: String, _ summary: String, _ largest: Int, _ commands: [[String]],
    isLarge: Bool = false,
    _ make: @escaping @Sendable (Int) -> [String: String]
  ) {
    self.name = name
    self.summary = summary
    self.largest = largest
    self.commands = commands
    self.isLarge = isLarge
    self.make = make
  }

  /// Returns the texts of the project's files, by path.
  package func files(_ count: Int) -> [String: String] { make(count) }

  /// All shapes.
  package static let all = declarations + uses + directives + catalogs + projects

  static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }
}
