/// How the lines of a file end.
package enum LineEnd: String, Sendable {
  case lineFeed = "\n"
  case both = "\r\n"
  case carriageReturn = "\r"

  /// - Parameter scalars: A text. Where most of its lines end alike, so do new ones; without lines, and
  ///   where the counts are even, they end with a line feed before all else.
  package init(mostOf scalars: some Collection<Unicode.Scalar>) {
    var (feeds, pairs, returns) = (0, 0, 0)
    var isBehindReturn = false
    for scalar in scalars {
      if scalar == "\n" {
        if isBehindReturn {
          (pairs, returns) = (pairs + 1, returns - 1)
        } else {
          feeds += 1
        }
      } else if scalar == "\r" {
        returns += 1
      }
      isBehindReturn = scalar == "\r"
    }
    self =
      feeds >= max(pairs, returns) ? .lineFeed : pairs >= returns ? .both : .carriageReturn
  }

  /// - Parameter text: With line feeds.
  package func ending(_ text: String) -> String {
    if self == .lineFeed { return text }
    var ended = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n" { ended += rawValue } else { ended.unicodeScalars.append(scalar) }
    }
    return ended
  }
}
