/// Writes the completion script for bash 3.2 and later; 3.2 is the version on macOS.
///
/// A tree of commands comes in, a script comes out. The script walks over the words before the
/// cursor to find the command, and the option that still needs a value, then offers the words for
/// that place. readline splits words at `=` by default, so the script joins them again.
struct BashCompletion {
  private let root: CommandTree
  private let function: String
  private let paths: [CommandPath]

  init(_ root: CommandTree) {
    self.root = root
    function = "_" + root.name.shellName
    paths = CommandPath(root).tree
  }

  var script: String {
    """
    \(wordsOfLine)
    \(walk)
    \(offers)
    \(helpers)
    complete -F \(function) \(root.name)

    """
  }

  /// The part that collects the words up to the cursor and joins the ones that readline split at
  /// `=`.
  private var wordsOfLine: String {
    """
    # Completes \(root.name) in bash: eval "$(\(root.name) --generate-completion-script bash)"
    \(function)() {
      local words=() word joined= at=\(root.name.shellQuoted) wants= ended= help= count=0 i
      for ((i = 1; i <= COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if [[ $joined ]]; then
          words[${#words[@]}-1]+=$word
          joined=
        elif [[ $word == = && ${#words[@]} -gt 0 && ${words[${#words[@]}-1]} == --* ]]; then
          words[${#words[@]}-1]+==
          joined=1
        else
          words+=("$word")
        fi
      done
      local cur=${words[${#words[@]}-1]}
    """
  }

  /// The part that walks over the words before the cursor. Afterwards `at` is the command, `wants`
  /// the option that still needs a value, and `count` the number of arguments.
  private var walk: String {
    """
      for ((i = 0; i < ${#words[@]} - 1; i++)); do
        word=${words[i]}
        if [[ $wants ]]; then
          wants=
        elif [[ $ended ]]; then
          count=$((count + 1))
        elif [[ $word == -- ]]; then
          ended=1
        elif [[ $word == -?* ]]; then
          case "$at $word" in
    \(optionsWithValues.map { "        \($0.shellQuoted)) wants=$word ;;\n" }.joined())\
            *) ;;
          esac
        else
          case "$at $word" in
    \(groups.map { "        \("\($0.name) help".shellQuoted)) help=h ;;\n" }.joined())\
    \(paths.dropFirst().map { "        \($0.name.shellQuoted)) at=\($0.name.shellQuoted) ;;\n" }.joined())\
            *) count=$((count + 1)) ;;
          esac
        fi
      done
    """
  }

  /// The part that looks up the candidates for the place of the cursor.
  private var offers: String {
    """
      local place prefix=
      if [[ $wants ]]; then
        place="$at $wants"
      elif [[ ! $ended && $cur == --*=* ]]; then
        place="$at ${cur%%=*}"
        [[ $COMP_WORDBREAKS == *=* ]] || prefix=${cur%%=*}=
        cur=${cur#*=}
      elif [[ ! $ended && $cur == -* ]]; then
        place="$at -"
      else
        place="$at $count$help"
      fi
      COMPREPLY=()
      case $place in
    \(paths.map(cases).joined())\
      esac
    }
    """
  }

  /// The functions that offer words and paths.
  private var helpers: String {
    """
    \(function)_words() {
      local word
      while IFS= read -r word; do COMPREPLY+=("$prefix$word"); done < <(compgen -W "$1" -- "$cur")
    }
    \(function)_paths() {
      local pattern path
      compopt -o filenames 2>/dev/null
      while IFS= read -r path; do COMPREPLY+=("$prefix$path"); done < <(
        compgen -d -- "$cur"
        for pattern in "$@"; do
          compgen -f -X "!$pattern" -- "$cur" | while IFS= read -r path; do
            [[ -d $path ]] || printf '%s\\n' "$path"
          done
        done
      )
    }
    """
  }

  private var groups: [CommandPath] { paths.filter(\.command.isGroup) }

  /// The command with one spelling of an option, for each option whose value is the next word.
  private var optionsWithValues: [String] {
    paths.flatMap { path in
      path.allOptions.filter(\.takesNextWord).flatMap { option in
        spellings(option).map { "\(path.name) \($0)" }
      }
    }
  }

  private func spellings(_ option: OptionDeclaration) -> [String] {
    (option.short.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
  }

  /// Returns the cases with the candidates for a command's options, their values, subcommands and
  /// arguments.
  private func cases(_ path: CommandPath) -> String {
    let options = path.offeredOptions
    var lines = [
      "\("\(path.name) -".shellQuoted)) \(offerWords(options.flatMap(spellings))) ;;"
    ]
    for option in options {
      guard let action = option.value.flatMap(offer) else { continue }
      let patterns = spellings(option).map { "\(path.name) \($0)".shellQuoted }
      lines.append("\(patterns.joined(separator: " | "))) \(action) ;;")
    }
    if path.command.isGroup {
      let names = path.command.subcommands.map(\.name) + ["help"]
      lines.append("\("\(path.name) 0".shellQuoted)) \(offerWords(names)) ;;")
      lines.append("\("\(path.name) 0h".shellQuoted)) \(offerWords(path.helpNames)) ;;")
    }
    for (index, argument) in path.command.arguments.enumerated() {
      guard let action = offer(argument.value) else { continue }
      let number = argument.isRepeating ? "[0-9]*" : "\(index)"
      lines.append("\("\(path.name) ".shellQuoted)\(number)) \(action) ;;")
    }
    return lines.map { "    \($0)\n" }.joined()
  }

  /// Returns the command that offers an option's or argument's values; `nil` to offer nothing.
  private func offer(_ value: ValueDeclaration) -> String? {
    guard value.choices.isEmpty else { return offerWords(value.choices.map(\.text)) }
    return switch value.completion {
    case .nothing: nil
    case .folder: "\(function)_paths"
    case .file(let extensions) where extensions.isEmpty: "\(function)_paths '*'"
    case .file(let extensions):
      "\(function)_paths " + extensions.map { "*.\($0)".shellQuoted }.joined(separator: " ")
    }
  }

  private func offerWords(_ words: [String]) -> String {
    "\(function)_words " + words.joined(separator: " ").shellQuoted
  }
}
