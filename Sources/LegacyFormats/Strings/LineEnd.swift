/// The line ends of a file. Edits of `.strings` files keep them.
package enum LineEnd: String, Sendable {
  case lineFeed = "\n"
  case both = "\r\n"
  case carriageReturn = "\r"

  /// Chooses the most frequent line end of a text.
  ///
  /// - Parameter scalars: The text. Without lines the result is a line feed, which also wins a tie.
  package init(mostOf scalars: some Collection<Unicode.Scalar>) {
    var (feeds, pairs, returns) = (0, 0, 0)
    var followsReturn = false
    for scalar in scalars {
      if scalar == "\n" {
        if followsReturn {
          (pairs, returns) = (pairs + 1, returns - 1)
        } else {
          feeds += 1
        }
      } else if scalar == "\r" {
        returns += 1
      }
      followsReturn = scalar == "\r"
    }
    self =
      feeds >= max(pairs, returns) ? .lineFeed : pairs >= returns ? .both : .carriageReturn
  }

  /// Returns a text with its line feeds replaced by these line ends.
  package func ending(_ text: String) -> String {
    if self == .lineFeed { return text }
    var ended = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n" { ended += rawValue } else { ended.unicodeScalars.append(scalar) }
    }
    return ended
  }
}
