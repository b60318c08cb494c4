/// A shell that gets a completion script from `--generate-completion-script`.
package enum Shell: String, CaseIterable, ExpressibleByArgument {
  case bash, zsh, fish

  /// Returns a script for the shell to evaluate, made from the declarations alone.
  func script(for root: CommandTree) -> String {
    switch self {
    case .bash: BashCompletion(root).script
    case .zsh: ZshCompletion(root).script
    case .fish: FishCompletion(root).script
    }
  }
}

extension String {
  /// The text in single quotes, for POSIX shells and zsh.
  var shellQuoted: String { "'" + replacing("'", with: #"'\''"#) + "'" }

  /// The text with all but ASCII letters and digits replaced, as part of a function's name.
  var shellName: String {
    String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}
