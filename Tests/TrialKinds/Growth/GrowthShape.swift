/// A project of which one count can be made as large as one likes.
package struct GrowthShape: Sendable {
  package let name: String
  /// What there are many of, in a few words.
  package let summary: String
  /// The count of the largest project that is tried; the others have half and a quarter of it.
  package let largest: Int
  /// What is run, without the tool's name.
  package let commands: [[String]]
  /// Whether it is only tried when it is asked for.
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

  /// The texts of its files, by their paths.
  package func files(_ count: Int) -> [String: String] { make(count) }

  package static let all = declarations + uses + directives + catalogs + projects

  static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }
}
