/// The manual page of a tool in the language of mdoc(7), with all commands on one page.
///
/// The hidden option `--generate-manual` prints it. It is made from the same declarations as help;
/// hidden options are left out.
struct ManualPage {
  private let root: CommandTree
  private let date: ManualDate

  init(_ root: CommandTree, date: ManualDate) {
    self.root = root
    self.date = date
  }

  /// The page, which ends with a newline.
  var text: String {
    let path = CommandPath(root)
    let sections: [[String]] = [
      [
        ".Dd \(date.inEnglish)", ".Dt \(root.name.uppercased()) 1", ".Os",
        ".Sh NAME", ".Nm \(mdoc(root.name))", ".Nd \(mdoc(root.summary))",
        ".Sh SYNOPSIS",
      ],
      synopsis(path),
      [".Sh DESCRIPTION"], Mdoc.paragraphs(root.discussion),
      [".Pp", "The options of all commands:"], list(path.command.options + path.builtInOptions),
      topics(root.topics),
      [".Sh COMMANDS"], path.tree.dropFirst().filter { !$0.command.isGroup }.flatMap(section),
    ]
    return sections.joined().joined(separator: "\n") + "\n"
  }

  /// Lists the topics, then prints in full the ones with a manual title.
  private func topics(_ topics: [HelpTopic]) -> [String] {
    if topics.isEmpty { return [] }
    var lines = [".Pp", "Help topics, for", ".Nm \(mdoc(root.name)) Cm help Ar topic :"]
    lines.append(".Bl -tag -width Ds")
    for topic in topics {
      lines += [".It Cm \(mdoc(topic.name))"] + Mdoc.lines(topic.summary + ".")
    }
    lines.append(".El")
    let order = ["FILES", "EXIT STATUS", "EXAMPLES"]
    let titled = topics.compactMap { topic in topic.manualTitle.map { ($0, topic) } }
      .sorted { order.firstIndex(of: $0.0) ?? 0 < order.firstIndex(of: $1.0) ?? 0 }
    for (title, topic) in titled {
      lines.append(".Sh \(title)")
      // The command's own section has what the command takes.
      for (index, section) in topic.sections.filter(\.heading.isEmpty).enumerated() {
        if index > 0 { lines.append(".Pp") }
        let example = section.example.split(separator: "\n").map { " " + $0 }
        lines += Mdoc.paragraphs((["\(section.text)\n"] + example).joined(separator: "\n"))
        if section.rows.isEmpty { continue }
        lines.append(".Bl -tag -width Ds")
        for row in section.rows {
          let text = HelpWords.english.remark(row.text, row.notes(in: .english)) + "."
          lines += [".It Cm \(mdoc(row.label))"] + Mdoc.lines(text)
        }
        lines.append(".El")
      }
    }
    return lines
  }

  private func section(_ path: CommandPath) -> [String] {
    var lines = [".Ss \(mdoc(path.name))"] + Mdoc.lines(path.command.summary + ".")
    lines += [".Pp"] + synopsis(path)
    if !path.command.discussion.isEmpty {
      lines.append(".Pp")
      lines += Mdoc.paragraphs(path.command.discussion)
    }
    // The options of the root are in the description.
    let groups = path.inheritedOptions.dropFirst(root.options.count)
    let options = path.command.options + groups
    if !path.command.arguments.isEmpty || options.contains(where: { !$0.isHidden }) {
      lines += list(options, arguments: path.command.arguments)
    }
    return lines
  }

  private func synopsis(_ path: CommandPath) -> [String] {
    if !path.command.forms.isEmpty {
      return path.command.forms.flatMap {
        [".Nm \(mdoc(path.name))", ".Op Ar options", ".Ar \(mdoc($0))"]
      }
    }
    var lines = [".Nm \(mdoc(path.name))"]
    for option in path.command.options where !option.isHidden {
      let usage = flag(option) + (option.isRepeatable ? " Ar ..." : "")
      lines.append(option.isRequired ? ".\(usage)" : ".Op \(usage)")
    }
    for argument in path.command.arguments {
      let usage = "Ar \(mdoc(argument.value.placeholder))" + (argument.isRepeating ? " ..." : "")
      lines.append(argument.isRequired ? ".\(usage)" : ".Op \(usage)")
    }
    if path.command.isGroup { lines.append(".Ar command ...") }
    return lines
  }

  /// Returns an option's macros without the leading dot, such as `Fl \-stale Ns = Ns Ar MODE`.
  private func flag(_ option: OptionDeclaration) -> String {
    let name = "Fl \(mdoc("-" + option.name))"
    guard let value = option.value else { return name }
    let placeholder = "Ns = Ns Ar \(mdoc(value.placeholder))"
    return value.implied == nil ? "\(name) \(placeholder)" : "\(name) Oo \(placeholder) Oc"
  }

  private func list(
    _ options: [OptionDeclaration], arguments: [ArgumentDeclaration] = []
  ) -> [String] {
    let argumentLines = arguments.flatMap { argument in
      [".It Ar \(mdoc(argument.value.placeholder))"] + item(argument.help, argument.value)
    }
    let optionLines = options.filter { !$0.isHidden }.flatMap { option in
      let short = option.short.map { "Fl \(mdoc(String($0))) , " } ?? ""
      return [".It \(short)\(flag(option))"] + item(option.help, option.value)
    }
    return [".Bl -tag -width Ds"] + argumentLines + optionLines + [".El"]
  }

  /// Returns the lines on an option or argument, with its choices and their meanings below.
  private func item(_ help: String, _ value: ValueDeclaration?) -> [String] {
    guard let value else { return Mdoc.lines(help + ".") }
    var lines = Mdoc.lines(HelpWords.english.remark(help, value.notes(in: .english)) + ".")
    guard value.hasExplainedChoices else { return lines }
    lines.append(".Bl -tag -width Ds -compact")
    for choice in value.choices {
      lines.append(".It Cm \(mdoc(choice.text))")
      lines += Mdoc.lines(choice.meaning ?? "")
    }
    return lines + [".El"]
  }

  private func mdoc(_ text: String) -> String { Mdoc.text(text) }
}

/// Escapes and breaks texts for mdoc(7).
private enum Mdoc {
  /// Returns one line of text, escaped so that no part of it is read as a macro.
  static func text(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .replacing("\"", with: "\\(dq")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  /// Returns lines of text with each sentence on a line of its own, because mdoc(7) takes the end
  /// of a line as the end of a sentence and sets the space accordingly.
  static func lines(_ text: String) -> [String] {
    var sentences = [""]
    for word in text.split(separator: " ") {
      let isFirst = sentences[sentences.endIndex - 1].isEmpty
      sentences[sentences.endIndex - 1] += isFirst ? word : " " + word
      if word.last.map(".!?".contains) ?? false { sentences.append("") }
    }
    return sentences.flatMap { $0.isEmpty ? [] : wrapped($0, width: 76) }.map(Self.text)
  }

  /// Returns paragraphs that are separated by empty lines. Lines that begin with a space keep their
  /// form.
  static func paragraphs(_ discussion: String) -> [String] {
    var lines: [String] = []
    var isLiteral = false
    var wantsBreak = false
    for line in discussion.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        wantsBreak = true
        continue
      }
      if isLiteral != line.hasPrefix(" ") {
        if isLiteral { lines.append(".Ed") }
        isLiteral.toggle()
        if isLiteral { lines.append(".Bd -literal -offset indent -compact") }
      }
      if wantsBreak, !isLiteral, !lines.isEmpty { lines.append(".Pp") }
      wantsBreak = false
      if isLiteral {
        lines.append(text(String(line.drop { $0 == " " })))
      } else {
        lines += Self.lines(String(line))
      }
    }
    return isLiteral ? lines + [".Ed"] : lines
  }
}
