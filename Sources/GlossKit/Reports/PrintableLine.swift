import GlossReports

/// A line for people that names files or texts of the user's: nothing in it is obeyed by a terminal or
/// by who reads a log.
package func printableLine(_ text: String) -> ContiguousArray<UInt8> {
  var line = TerminalText(hasColor: false)
  line.line(text)
  return line.bytes
}
