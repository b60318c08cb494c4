/// A shell that completion scripts are written for.
package enum Shell: String, CaseIterable, ExpressibleByArgument {
  case bash, zsh, fish

  /// A script to be evaluated by the shell, made from the tool's declaration alone.
  func script(for root: CommandTree) -> String {
    switch self {
    case .bash: BashCompletion(root).script
    case .zsh: ZshCompletion(root).script
    case .fish: FishCompletion(root).script
    }
  }
}

extension String {
  /// The text between single quotes, as POSIX shells and zsh read it.
  var shellQuoted: String { "'" + replacing("'", with: #"'\''"#) + "'" }

  /// The text as part of a shell function's name.
  var shellName: String {
    String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}
