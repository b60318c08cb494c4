/// Commands that stand together in help because the same people use them.
package struct CommandSection: Sendable {
  /// A line with a colon at its end.
  package let title: String
  /// In the order of help.
  package let commands: [CommandTree]
  /// How many of the first commands the tool names when it is called without words.
  let leading: Int

  package init(_ title: String, leading: Int, _ commands: [CommandTree]) {
    self.title = title
    self.leading = leading
    self.commands = commands
  }
}
