/// The role of a piece of text, which a terminal shows by color.
package enum TerminalStyle: Sendable {
  case plain, strong, faint
  /// A position, such as `12:5` or the head of a hunk.
  case place
  case added, removed, changed
  case error, warning, note

  /// The parameters of the escape sequence (`ESC [ … m`) that turns the style on: 1 bold, 2 faint,
  /// 31 red, 32 green, 33 yellow, 36 cyan; empty for ``plain``.
  var code: String {
    switch self {
    case .plain: ""
    case .strong: "1"
    case .faint: "2"
    case .place, .note: "36"
    case .added: "32"
    case .removed: "31"
    case .changed: "33"
    case .error: "1;31"
    case .warning: "1;33"
    }
  }
}
