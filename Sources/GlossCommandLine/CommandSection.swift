/// A titled group of commands in the help of the tool.
package struct CommandSection: Sendable {
  /// The title, a line that ends with a colon.
  package let title: String
  /// The commands in the order of help.
  package let commands: [CommandTree]
  /// The number of commands, from the first on, that the tool lists if it is called without
  /// arguments.
  let leading: Int

  package init(_ title: String, leading: Int, _ commands: [CommandTree]) {
    self.title = title
    self.leading = leading
    self.commands = commands
  }
}
