/// The page of a help topic, as `help TOPIC` prints it.
struct TopicText {
  private let topic: HelpTopic
  private let root: CommandTree
  private let width: Int
  private let words: HelpWords

  /// - Parameter width: The most columns of a line, unless a single word is longer.
  init(_ topic: HelpTopic, of root: CommandTree, width: Int, in words: HelpWords) {
    self.topic = topic
    self.root = root
    self.width = width
    self.words = words
  }

  /// The page, which ends with a newline.
  var text: String {
    var blocks = [wrapped(words.text(topic.summary), width: width).joined(separator: "\n")]
    let command = CommandPath(root).subcommand(named: topic.name)
    if let command {
      let help = HelpText(command, width: width, in: words)
      blocks.append(help.usage(title: words.text(.usage)))
    }
    blocks += topic.sections.map(block)
    if let command {
      let hint = words.text(.commandHelp, command.name)
      blocks.append(wrapped(hint, width: width).joined(separator: "\n"))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func block(_ section: HelpTopic.Section) -> String {
    let title = [words.text(section.title), section.heading].filter { !$0.isEmpty }
    let parts = [
      section.text.isEmpty ? [] : wrapped(words.text(section.text), width: width),
      section.example.split(separator: "\n").map { "  " + $0 },
      title + rows(section.rows),
    ]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  private func rows(_ rows: [HelpTopic.Row]) -> [String] {
    let label = rows.map(\.label.count).filter { $0 <= width * 2 / 5 }.max() ?? 0
    let mark = rows.map(\.mark.count).max() ?? 0
    let column = 2 + label + 2 + (mark == 0 ? 0 : mark + 2)
    let indent = "\n" + String(repeating: " ", count: column)
    return rows.map { row in
      var start = "  " + row.label
      if row.label.count > label { start += "\n  " + String(repeating: " ", count: label) }
      if row.label.count <= label { start += spaces(label - row.label.count) }
      start += "  "
      if mark > 0 { start += row.mark + spaces(mark - row.mark.count) + "  " }
      let whole = words.remark(words.text(row.text), row.notes(in: words))
      return start + wrapped(whole, width: width - column).joined(separator: indent)
    }
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
