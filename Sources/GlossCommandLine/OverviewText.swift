/// The text that a tool prints when it is called without arguments: the first commands of each
/// section, and the call for further help.
struct OverviewText {
  private let root: CommandTree
  private let width: Int
  private let words: HelpWords

  /// - Parameter width: The most columns of a line, unless a single word is longer.
  init(_ root: CommandTree, width: Int, in words: HelpWords) {
    self.root = root
    self.width = width
    self.words = words
  }

  /// The text, which ends with a newline.
  var text: String {
    var blocks = [lines(words.text(root.summary)), words.text(.usage) + root.name + " COMMAND ..."]
    let sections = root.sections.filter { $0.leading > 0 }
    let names = sections.flatMap { $0.commands.prefix($0.leading) }.map(\.name.count)
    let column = 2 + (names.max() ?? 0) + 2
    let indent = "\n" + String(repeating: " ", count: column)
    blocks += sections.map { section in
      let rows = section.commands.prefix(section.leading).map { command in
        let label = "  " + command.name
        let gap = String(repeating: " ", count: column - label.count)
        let summary = wrapped(words.text(command.summary), width: width - column)
        return label + gap + summary.joined(separator: indent)
      }
      return ([words.text(section.title)] + rows).joined(separator: "\n")
    }
    if !root.opening.isEmpty { blocks.append(lines(words.text(root.opening))) }
    let count = String(root.subcommands.count)
    blocks.append(lines(words.text(.allCommands, root.name, count)))
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func lines(_ text: String) -> String {
    wrapped(text, width: width).joined(separator: "\n")
  }
}
