/// Writes the completion script for fish 3.0 and later: one `complete` line for each option,
/// command and argument, with a condition on the command before the cursor.
struct FishCompletion {
  private let root: CommandTree
  private let paths: [CommandPath]
  private let function: String

  init(_ root: CommandTree) {
    self.root = root
    paths = CommandPath(root).tree
    function = "__\(root.name.shellName)_at"
  }

  var script: String {
    """
    # Completes \(root.name) in fish: \(root.name) --generate-completion-script fish | source
    # Whether the words before the cursor lead to the command given.
    function \(function)
      set -l words (commandline -opc)
      set -e words[1]
      set -l at \(quoted(root.name))
      set -l wants 0
      for word in $words
        if test $wants = 1
          set wants 0
          continue
        end
        switch "$at $word"
          case \(paths.dropFirst().map { quoted($0.name) }.joined(separator: " "))
            set at "$at $word"
          case \(optionsWithValues.map(quoted).joined(separator: " "))
            set wants 1
        end
      end
      test "$at" = "$argv[1]"
    end
    complete -c \(root.name) -f
    \(paths.flatMap(lines).map { "complete -c \(root.name) \($0)\n" }.joined())
    """
  }

  private var optionsWithValues: [String] {
    paths.flatMap { path in
      path.allOptions.filter(\.takesNextWord).flatMap { option in
        ["\(path.name) --\(option.name)"] + (option.short.map { ["\(path.name) -\($0)"] } ?? [])
      }
    }
  }

  private func lines(_ path: CommandPath) -> [String] {
    let condition = "-n " + quoted("\(function) \(quoted(path.name))")
    var commands = path.command.subcommands.map { ($0.name, $0.summary) }
    if path.command.isGroup { commands.append(("help", "Show the help of a command")) }
    let afterHelp =
      "-n "
      + quoted("\(function) \(quoted(path.name)); and __fish_seen_subcommand_from help")
    let names = Set(path.command.subcommands.map(\.name))
    let topics = path.command.topics.filter { !names.contains($0.name) }
    return commands.map { "\(condition) -a \($0) -d \(quoted($1))" }
      + topics.map { "\(afterHelp) -a \($0.name) -d \(quoted($0.summary))" }
      + path.offeredOptions.map { option in
        let short = option.short.map { " -s \($0)" } ?? ""
        let value = option.value.map { (option.takesNextWord ? " -r " : " ") + offer($0) } ?? ""
        return "\(condition) -l \(option.name)\(short)\(value) -d \(quoted(option.help))"
      }
      + path.command.arguments.filter {
        !$0.value.choices.isEmpty || $0.value.completion != .nothing
      }
      .map { "\(condition) \(offer($0.value))" }
  }

  private func offer(_ value: ValueDeclaration) -> String {
    if !value.choices.isEmpty {
      let choices = value.choices.map { choice in
        choice.text + (choice.meaning.map { "\\t" + quoted($0) } ?? "")
      }
      return "-f -a " + quoted(choices.joined(separator: " "))
    }
    return switch value.completion {
    case .nothing: "-f"
    case .folder: "-f -a '(__fish_complete_directories)'"
    case .file(let extensions) where extensions.isEmpty: "-F"
    case .file(let extensions):
      "-k -f -a "
        + quoted(extensions.map { "(__fish_complete_suffix .\($0))" }.joined(separator: " "))
    }
  }

  /// Returns a text in single quotes for fish.
  private func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
