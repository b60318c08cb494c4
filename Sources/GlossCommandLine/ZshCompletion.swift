/// Writes the completion script for zsh: one function for each command, built on `_arguments`.
struct ZshCompletion {
  private let root: CommandTree
  private let paths: [CommandPath]

  init(_ root: CommandTree) {
    self.root = root
    paths = CommandPath(root).tree
  }

  var script: String {
    """
    #compdef \(root.name)
    # Completes \(root.name) in zsh, as a file '_\(root.name)' in a folder of $fpath or, after compinit:
    # eval "$(\(root.name) --generate-completion-script zsh)"
    \(paths.map(function).joined(separator: "\n"))
    if [[ $funcstack[1] == _\(root.name) ]]; then
      \(name(CommandPath(root))) "$@"
    else
      compdef \(name(CommandPath(root))) \(root.name)
    fi

    """
  }

  private func name(_ path: CommandPath) -> String {
    "_" + path.commands.map(\.name.shellName).joined(separator: "_")
  }

  private func function(_ path: CommandPath) -> String {
    path.command.isGroup ? groupFunction(path) : leafFunction(path)
  }

  private func leafFunction(_ path: CommandPath) -> String {
    let specifications = options(path) + arguments(path)
    return """
      \(name(path))() {
        _arguments -s -S :\(specifications.map { " \\\n    " + $0.shellQuoted }.joined())
      }

      """
  }

  private func groupFunction(_ path: CommandPath) -> String {
    let commands = path.command.subcommands.map { "\($0.name):\($0.summary)" }
    let help = "help:Show the help of a command"
    let names = Set(path.command.subcommands.map(\.name))
    let topics = path.command.topics.filter { !names.contains($0.name) }.map {
      " \("\($0.name):\($0.summary)".shellQuoted)"
    }
    let ofHelp =
      topics.isEmpty ? "" : "\n  [[ $words[1] == help ]] && commands+=(\(topics.joined()) )"
    let cases = path.command.subcommands.map { command in
      "      \(command.name)) \(name(path.appending(command))) && result=0 ;;\n"
    }
    return """
      \(name(path))() {
        local context state state_descr line curcontext=$curcontext result=1
        typeset -A opt_args
        local -a commands=(\((commands + [help]).map { "\n    " + $0.shellQuoted }.joined())
        )\(ofHelp)
        _arguments -C -s -S :\(options(path).map { " \\\n    " + $0.shellQuoted }.joined()) \\
          '1: :->command' '*:: :->rest' && result=0
        case $state in
          command) _describe -t commands command commands && result=0 ;;
          rest)
            case $words[1] in
      \(cases.joined())\
            help) \(name(path)) && result=0 ;;
            esac
            ;;
        esac
        return result
      }

      """
  }

  /// Returns the options as specifications for `_arguments`, such as
  /// `(-o --output)--output=[HELP]:FILE:_files`.
  private func options(_ path: CommandPath) -> [String] {
    path.offeredOptions.flatMap { option -> [String] in
      let long = "--\(option.name)"
      let short = option.short.map { "-\($0)" }
      let names = [short, long].compactMap { $0 }
      // After `--help`, nothing else is offered: `(- *)` excludes all other words.
      let isEnd = option.name == CommandPath.helpOption.name
      let others = isEnd ? "- *" : names.joined(separator: " ")
      let start = option.isRepeatable ? "*" : isEnd || names.count > 1 ? "(\(others))" : ""
      let help = "[\(option.help.escaped("[]\\"))]"
      let colon = option.takesNextWord ? ":" : "::"
      let value = option.value.map { "\(colon)\($0.placeholder.escaped(":")):\(action($0))" }
      return names.map { name in
        let end = value == nil ? "" : name == long ? (option.takesNextWord ? "=" : "=-") : ""
        return start + name + end + help + (value ?? "")
      }
    }
  }

  private func arguments(_ path: CommandPath) -> [String] {
    path.command.arguments.enumerated().map { index, argument in
      let number = argument.isRepeating ? "*" : "\(index + 1)"
      let colon = argument.isRequired || argument.isRepeating ? ":" : "::"
      return number + colon + argument.value.placeholder.escaped(":") + ":" + action(argument.value)
    }
  }

  /// Returns the action of a specification: the candidates for the value.
  private func action(_ value: ValueDeclaration) -> String {
    if value.choices.contains(where: { $0.meaning != nil }) {
      let choices = value.choices.map { choice in
        "\(choice.text)\\:\"\((choice.meaning ?? "").escaped(":\"\\$`"))\""
      }
      return "((\(choices.joined(separator: " "))))"
    }
    if !value.choices.isEmpty {
      return "(\(value.choices.map(\.text).joined(separator: " ")))"
    }
    return switch value.completion {
    case .nothing: " "
    case .folder: "_files -/"
    case .file(let extensions) where extensions.isEmpty: "_files"
    case .file(let extensions):
      "_files -g \"\(extensions.map { "*.\($0)" }.joined(separator: " "))\""
    }
  }
}

extension String {
  /// Returns the text with a backslash before each of the given characters.
  fileprivate func escaped(_ characters: String) -> String {
    String(flatMap { characters.contains($0) ? ["\\", $0] : [$0] })
  }
}
