/// The help of one command, as `--help` prints it: summary, usage, discussion, and tables of
/// commands, arguments and options.
struct HelpText {
  private let path: CommandPath
  private let width: Int
  private let words: HelpWords

  /// - Parameter width: The most columns of a line, unless a single word is longer.
  init(_ path: CommandPath, width: Int, in words: HelpWords) {
    self.path = path
    self.width = width
    self.words = words
  }

  var text: String {
    var blocks = [
      wrapped(words.text(path.command.summary), width: width).joined(separator: "\n"),
      usage(title: words.text(.usage)),
    ]
    if !path.command.discussion.isEmpty {
      blocks.append(
        wrapped(words.text(path.command.discussion), width: width).joined(separator: "\n"))
    }
    let sections = self.sections.filter { !$0.rows.isEmpty }
    let column = column(for: sections.flatMap(\.rows))
    blocks += sections.map { section in
      ([section.title] + section.rows.map { row($0, column: column) }).joined(separator: "\n")
    }
    if path.command.isGroup {
      let hint = words.text(path.command.topics.isEmpty ? .moreHelp : .helpOfNames, path.name)
      blocks.append(wrapped(hint, width: width).joined(separator: "\n"))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// Returns the usage line, continued below its first item if it is too long; a line for each
  /// form of the command if it has several.
  func usage(title: String) -> String {
    let start = title + path.name
    if !path.command.forms.isEmpty {
      let indent = String(repeating: " ", count: columns(of: title))
      let lines = path.command.forms.map { "\(path.name) [OPTIONS] \($0)" }
      return title + lines.joined(separator: "\n" + indent)
    }
    var items = path.command.options.filter { !$0.isHidden }.map { option in
      let item = option.usage + (option.isRepeatable ? " ..." : "")
      return option.isRequired ? item : "[\(item)]"
    }
    // The table of options below lists them all.
    if items.count > 8 {
      items = path.command.options.filter(\.isRequired).map(\.usage) + ["[OPTIONS]"]
    }
    items += path.command.arguments.map(\.usage)
    if path.command.isGroup { items.append("COMMAND ...") }
    guard !items.isEmpty else { return start }
    let indent = min(columns(of: start) + 1, width / 2)
    let lines = wrapped(items, width: width - indent)
    return start + " " + lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }

  private struct Section {
    let title: String
    let rows: [Row]
  }

  private struct Row {
    let label: String
    let text: String
    /// Spellings with their meanings, listed below the text.
    var choices: [ValueDeclaration.Choice] = []
  }

  private var sections: [Section] {
    commandSections + [
      Section(title: words.text(.arguments), rows: path.command.arguments.map(row)),
      Section(
        title: words.text(.options), rows: rows(path.command.options + path.builtInOptions)),
      Section(
        title: words.text(.inheritedOptions), rows: rows(path.inheritedOptions)),
    ]
  }

  /// The commands, in sections if there are some, and the topics.
  private var commandSections: [Section] {
    let rows = { (commands: [CommandTree]) in
      commands.map { Row(label: $0.name, text: words.text($0.summary)) }
    }
    let parts = path.command.sections.map {
      Section(title: words.text($0.title), rows: rows($0.commands))
    }
    let topics = path.command.topics.map { Row(label: $0.name, text: words.text($0.summary)) }
    return
      (parts.isEmpty
      ? [Section(title: words.text(.commands), rows: rows(path.command.subcommands))] : parts)
      + [Section(title: words.text(.topics), rows: topics)]
  }

  private func row(_ argument: ArgumentDeclaration) -> Row {
    row(label: argument.value.placeholder, help: argument.help, value: argument.value)
  }

  private func rows(_ options: [OptionDeclaration]) -> [Row] {
    options.filter { !$0.isHidden }.map { option in
      let short = option.short.map { "-\($0), " } ?? "    "
      return row(label: short + option.usage, help: option.help, value: option.value)
    }
  }

  private func row(label: String, help: String, value: ValueDeclaration?) -> Row {
    let help = words.text(help)
    guard let value else { return Row(label: label, text: help) }
    return Row(
      label: label, text: words.remark(help, value.notes(in: words)),
      choices: value.hasExplainedChoices ? value.choices : [])
  }

  /// Returns the column where texts begin: right of the longest label that takes at most two fifths
  /// of the width. The text of a longer label begins on the next line.
  private func column(for rows: [Row]) -> Int {
    let lengths = rows.map(\.label.count).filter { $0 <= width * 2 / 5 }
    return 2 + (lengths.max() ?? 0) + 2
  }

  private func row(_ row: Row, column: Int) -> String {
    let indent = String(repeating: " ", count: column)
    var lines = wrapped(row.text, width: width - column)
    let nameWidth = (row.choices.map(\.text.count).max() ?? 0) + 2
    for choice in row.choices {
      let name = padded("  " + choice.text, to: 2 + nameWidth)
      let meaning = wrapped(words.text(choice.meaning ?? ""), width: width - column - name.count)
      let hanging = String(repeating: " ", count: name.count)
      for (index, line) in meaning.enumerated() {
        lines.append((index == 0 ? name : hanging) + line)
      }
    }
    let label = "  " + row.label
    let start = label.count + 2 <= column ? padded(label, to: column) : label + "\n" + indent
    return start + lines.joined(separator: "\n" + indent)
  }

  private func padded(_ text: String, to count: Int) -> String {
    text + String(repeating: " ", count: max(0, count - text.count))
  }
}
