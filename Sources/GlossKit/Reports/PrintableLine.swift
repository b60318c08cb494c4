import GlossReports

/// Returns a line for people with a newline. Control characters in names of files or in the user's
/// texts are made visible, so that neither a terminal nor a CI's log obeys them.
package func printableLine(_ text: String) -> ContiguousArray<UInt8> {
  var line = TerminalText(hasColor: false)
  line.line(text)
  return line.bytes
}
