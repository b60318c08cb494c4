/// The expected ratios of the guard: for each command the processor time that it takes, divided by
/// that of `extract` in the same run; for `extract` itself, divided by that of a fixed loop.
///
/// A file has one line for each command: its name, a colon and the ratio. `#` begins a comment.
package struct RatioTable: Equatable, Sendable {
  /// The name of the command that the others are compared with.
  package static let extract = "extract"
  /// The name of the fixed loop.
  package static let loop = "loop"

  /// The ratio by the name of the command.
  package private(set) var ratios: [String: Double] = [:]

  /// A line that is no command with a ratio.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    package let description: String
  }

  /// Reads a table.
  package init(_ text: String) throws(Failure) {
    for line in text.split(separator: "\n") {
      let words = line.prefix { $0 != "#" }.split(separator: ":").map { word in
        word.drop { $0 == " " }.split(separator: " ").joined(separator: " ")
      }
      if words.joined().isEmpty { continue }
      guard words.count == 2, let ratio = Double(words[1]), ratio > 0, ratios[words[0]] == nil
      else { throw Failure(description: "no command with a ratio: '\(line)'") }
      ratios[words[0]] = ratio
    }
  }

  /// Returns the ratio of a command in one round; `nil` if it or its peer was not measured.
  ///
  /// - Parameter seconds: The least processor time of each measured command and of the loop.
  package static func ratio(of name: String, _ seconds: [String: Double]) -> Double? {
    let peer = name == extract ? loop : extract
    guard let time = seconds[name], let base = seconds[peer], base > 0 else { return nil }
    return time / base
  }
}
