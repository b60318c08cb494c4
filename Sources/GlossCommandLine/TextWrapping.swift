/// Breaks a text at spaces into lines of at most `width` characters. A longer word gets a line of
/// its own, and line ends in the text stay.
func wrapped(_ text: String, width: Int) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
    guard line.first != " " else { return [String(line)] }
    return wrapped(line.split(separator: " ").map(String.init), width: width)
  }
}

/// Puts words into lines of at most `width` characters, never breaking one.
func wrapped(_ words: [String], width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in words {
    if !line.isEmpty, line.count + 1 + word.count > width {
      lines.append(line)
      line = ""
    }
    line += line.isEmpty ? word : " " + word
  }
  lines.append(line)
  return lines
}
