package import LocalizationModel
import OrderedJSON

/// The statements of a team's guides, and for each the degree to which rules enforce it, as
/// `gloss rules --statements` lists them.
package struct StatementReport: Sendable {
  /// The degree to which rules enforce a statement.
  package enum Status: String, Sendable {
    /// Rules enforce the whole statement.
    case held
    /// Rules enforce a part of the statement.
    case inPart = "in-part"
    /// No rule enforces the statement.
    case noRule = "no-rule"

    fileprivate var word: Message {
      switch self {
      case .held: Message("held", comment: "规范条目的状态：由规则保证")
      case .inPart: Message("in part", comment: "规范条目的状态：部分由规则保证")
      case .noRule: Message("no rule", comment: "规范条目的状态：没有规则")
      }
    }

    fileprivate var style: TerminalStyle {
      switch self {
      case .held: .note
      case .inPart: .warning
      case .noRule: .faint
      }
    }
  }

  /// One statement.
  package struct Row: Sendable {
    /// The id of the statement.
    package let id: String
    /// The title of the guide that makes the statement.
    package let guide: Message
    /// The statement itself.
    package let text: Message
    /// The degree to which rules enforce the statement.
    package let status: Status
    /// The gap in the enforcement, or the reason why there is no rule; `nil` for a statement that
    /// is held.
    package let reason: Message?
    /// The ids of the rules that enforce the statement.
    package let rules: [String]

    package init(
      id: String, guide: Message, text: Message, status: Status, reason: Message?, rules: [String]
    ) {
      self.id = id
      self.guide = guide
      self.text = text
      self.status = status
      self.reason = reason
      self.rules = rules
    }
  }

  private let rows: [Row]
  private let version: String

  /// - Parameter rows: In the order of the report, the statements of one guide together.
  package init(_ rows: [Row], version: String) {
    self.rows = rows
    self.version = version
  }

  /// Writes one line for each statement, below its guide: status, statement, rules; then the
  /// reason.
  package func write(to terminal: inout TerminalText, in language: MessageLanguage) {
    let words = [Status.held, .inPart, .noRule].map { $0.word.text(in: language) }
    let width = 2 + (words.map(TerminalText.columns).max() ?? 0)
    var guide: Message?
    for row in rows {
      if row.guide != guide {
        if guide != nil { terminal.line() }
        terminal.line(row.guide.text(in: language), .strong)
        guide = row.guide
      }
      let word = row.status.word.text(in: language)
      terminal.append("  ")
      terminal.append(word, row.status.style)
      terminal.pad(width - TerminalText.columns(of: word))
      terminal.append(row.text.text(in: language))
      if !row.rules.isEmpty { terminal.append(" [\(row.rules.joined(separator: ", "))]", .faint) }
      terminal.line()
      guard let reason = row.reason else { continue }
      terminal.pad(2 + width)
      terminal.line(reason.text(in: language), .faint)
    }
  }

  /// Returns the same as JSON: one object, members sorted by name, with a line feed at the end.
  package func json(in language: MessageLanguage) -> ContiguousArray<UInt8> {
    var json = JSONStream(capacity: 512 + rows.count * 256)
    json.object { json in
      json.member("schemaVersion", 1)
      json.member("statements", arrayOf: rows) { json, row in
        json.object { json in
          json.member("guide", row.guide.text(in: language))
          json.member("id", row.id)
          if let reason = row.reason { json.member("reason", reason.text(in: language)) }
          json.member("rules", arrayOf: row.rules) { $0.value($1) }
          json.member("statement", row.text.text(in: language))
          json.member("status", row.status.rawValue)
        }
      }
      json.member("tool") { json in
        json.member("name", "gloss")
        json.member("version", version)
      }
    }
    return json.finished()
  }
}
