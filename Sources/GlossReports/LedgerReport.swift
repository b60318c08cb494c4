import OrderedJSON

/// What became of the units of translators' files, for people and for programs.
///
///     de.xliff: App/Localizable.xcstrings, de: 12 applied, 3 unchanged, 1 skipped, 1 refused
///       refused  de.xliff:41  'Hello %@'  '%d' takes argument 1 as another type than 'Hello %@' does
package struct LedgerReport: Sendable {
  package enum Outcome: String, Sendable, CaseIterable {
    case applied, unchanged, skipped, refused
  }

  /// One unit.
  package struct Line: Sendable {
    package let id: String?
    package let key: String?
    /// Where the key's text varies: `plural.few`; empty if it does not.
    package let path: String
    /// In the translators' file, counted from 1.
    package let line: Int
    package let outcome: Outcome
    /// A word and a sentence; `nil` for what is applied or unchanged.
    package let reason: Reason?
    /// The texts before and after, and the state from now on; `nil` unless applied.
    package let change: Change?
    package let remarks: [Reason]
    /// Whether a translation that somebody made is left out.
    package let losesWork: Bool

    package init(
      id: String?, key: String?, path: String, line: Int, outcome: Outcome, reason: Reason?,
      change: Change?, remarks: [Reason], losesWork: Bool
    ) {
      self.id = id
      self.key = key
      self.path = path
      self.line = line
      self.outcome = outcome
      self.reason = reason
      self.change = change
      self.remarks = remarks
      self.losesWork = losesWork
    }
  }

  package struct Reason: Sendable {
    package let code: String
    package let text: String

    package init(code: String, text: String) {
      self.code = code
      self.text = text
    }
  }

  package struct Change: Sendable {
    package let old: String?
    package let new: String
    package let state: String

    package init(old: String?, new: String, state: String) {
      self.old = old
      self.new = new
      self.state = state
    }
  }

  /// The units that a translators' file has for one catalog.
  package struct Part: Sendable {
    package let file: String
    package let original: String?
    /// `nil` if the project has none of that name.
    package let catalog: String?
    package let language: String?
    /// Of those units that have something to be said, in the order of the file.
    package private(set) var lines: [Line] = []
    package private(set) var counts = Counts()

    package init(file: String, original: String?, catalog: String?, language: String?) {
      self.file = file
      self.original = original
      self.catalog = catalog
      self.language = language
    }

    /// Counts a unit, and keeps its line if there is one.
    package mutating func add(_ outcome: Outcome, _ line: Line?) {
      counts.add(outcome)
      if let line { lines.append(line) }
    }
  }

  /// How many units had each outcome: `12 applied, 1 refused`.
  package struct Counts: Sendable, CustomStringConvertible {
    private var applied = 0
    private var unchanged = 0
    private var skipped = 0
    private var refused = 0

    package init() {}

    package subscript(outcome: Outcome) -> Int {
      switch outcome {
      case .applied: applied
      case .unchanged: unchanged
      case .skipped: skipped
      case .refused: refused
      }
    }

    package mutating func add(_ outcome: Outcome, count: Int = 1) {
      switch outcome {
      case .applied: applied += count
      case .unchanged: unchanged += count
      case .skipped: skipped += count
      case .refused: refused += count
      }
    }

    package var description: String {
      let counts = Outcome.allCases.filter { self[$0] > 0 }.map { "\(self[$0]) \($0.rawValue)" }
      return counts.isEmpty ? "no units" : counts.joined(separator: ", ")
    }
  }

  private let parts: [Part]

  package init(_ parts: [Part]) { self.parts = parts }

  /// - Parameter listingAll: Whether units that need nobody's attention have lines too.
  package func write(listingAll: Bool, to terminal: inout TerminalText) {
    for part in parts {
      let place = part.catalog ?? part.original ?? "no catalog"
      let language = part.language.map { ", \($0)" } ?? ""
      terminal.append("\(part.file): \(place)\(language): ", .strong)
      terminal.line(part.counts.description)
      let shown = part.lines.filter { listingAll || $0.losesWork || !$0.remarks.isEmpty }
      for line in shown { Self.write(line, of: part, to: &terminal) }
      if listingAll { continue }
      let quiet = part.lines.filter { $0.outcome == .skipped && !$0.losesWork }
      let reasons = Dictionary(grouping: quiet.compactMap(\.reason), by: \.code)
      for (_, reasons) in reasons.sorted(by: { $0.key < $1.key }) {
        terminal.pad(2)
        terminal.append("skipped  ", .faint)
        let text = reasons.count == 1 ? reasons[0].text : Self.shared(reasons)
        terminal.line("\(counted(reasons.count, "unit")): \(text)")
      }
    }
  }

  private static func write(_ line: Line, of part: Part, to terminal: inout TerminalText) {
    terminal.pad(2)
    terminal.append(line.outcome.rawValue, style(line.outcome), padTo: 10)
    terminal.append("\(part.file):\(line.line)", .faint)
    terminal.append("  '\(line.id ?? "")'  ")
    if let change = line.change {
      terminal.append(change.old.map { "'\($0)' → " } ?? "")
      terminal.append("'\(change.new)' (\(change.state))")
    }
    terminal.line(line.reason?.text ?? "")
    for remark in line.remarks {
      terminal.pad(12)
      terminal.line("note: \(remark.text)", .faint)
    }
  }

  /// Reasons of one kind may name different states.
  private static func shared(_ reasons: [Reason]) -> String {
    let texts = Set(reasons.map(\.text)).sorted()
    return texts.count == 1 ? texts[0] : texts.prefix(3).joined(separator: "; ")
  }

  private static func style(_ outcome: Outcome) -> TerminalStyle {
    switch outcome {
    case .applied: .added
    case .refused: .removed
    case .skipped: .changed
    case .unchanged: .faint
    }
  }
}

extension LedgerReport {
  /// One object: `counts` over all, `files` with their `units`, `schemaVersion` and `tool`; members by
  /// name. A unit has `id`, `key`, `line`, `outcome`, `path`, `remarks`, and where they apply `reason`,
  /// `old`, `new` and `state`.
  package func json(version: String) -> ContiguousArray<UInt8> {
    var json = JSONStream(capacity: 1024, lineDepth: 3)
    json.object { json in
      var all = Counts()
      for part in parts {
        for outcome in Outcome.allCases { all.add(outcome, count: part.counts[outcome]) }
      }
      json.member("counts") { json in Self.write(all, to: &json) }
      json.member("files", arrayOf: parts) { json, part in
        json.object { json in
          if let catalog = part.catalog { json.member("catalog", catalog) }
          json.member("counts") { json in Self.write(part.counts, to: &json) }
          json.member("file", part.file)
          if let language = part.language { json.member("language", language) }
          if let original = part.original { json.member("original", original) }
          json.member("units", arrayOf: part.lines) { json, line in Self.write(line, to: &json) }
        }
      }
      json.member("schemaVersion", 1)
      json.member("tool") { json in
        json.member("name", "gloss")
        json.member("version", version)
      }
    }
    return json.finished()
  }

  private static func write(_ counts: Counts, to json: inout JSONStream) {
    json.member("applied", counts[.applied])
    json.member("refused", counts[.refused])
    json.member("skipped", counts[.skipped])
    json.member("unchanged", counts[.unchanged])
  }

  private static func write(_ line: Line, to json: inout JSONStream) {
    json.object { json in
      if let id = line.id { json.member("id", id) }
      if let key = line.key { json.member("key", key) }
      json.member("line", line.line)
      if let change = line.change {
        json.member("new", change.new)
        if let old = change.old { json.member("old", old) }
      }
      json.member("outcome", line.outcome.rawValue)
      json.member("path", line.path)
      if let reason = line.reason {
        json.member("reason") { json in Self.write(reason, to: &json) }
      }
      json.member("remarks", arrayOf: line.remarks) { json, remark in
        json.object { json in Self.write(remark, to: &json) }
      }
      if let change = line.change { json.member("state", change.state) }
    }
  }

  private static func write(_ reason: Reason, to json: inout JSONStream) {
    json.member("code", reason.code)
    json.member("text", reason.text)
  }
}
