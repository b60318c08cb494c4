import LocalizationModel
import OrderedJSON

/// The JSON that the script of ``CheckHTML``'s page reads. A finding's members have names of one
/// letter, and texts, rules, files and languages are indices into lists, since thousands of
/// findings repeat the same few.
struct CheckPageData: FormattedReport {
  private let report: CheckReport
  private let texts: Numbered<PageText>
  private let rules: Numbered<String>
  private let files: Numbered<String>
  private let languages: Numbered<String>
  private let steps: [NextStep]

  init(_ report: CheckReport) {
    self.report = report
    let all = (report.findings + report.accepted).map(\.finding)
    steps = NextStep.all(for: report)
    rules = Numbered(Set(all.map(\.rule)).sorted { $0.precedesInBytes($1) })
    let paths = all.map(\.path) + all.flatMap { $0.notes.map(\.path) }
    files = Numbered(Set(paths).sorted { $0.precedesInBytes($1) })
    languages = Numbered(
      Set(all.compactMap { $0.subject?.language }).sorted { $0.precedesInBytes($1) })
    var texts: [PageText] = []
    for rule in rules.values {
      guard let summary = report.rules[rule] else { continue }
      texts += [PageText(summary.title), PageText(summary.reason)]
    }
    texts += steps.map { PageText($0.message) }
    texts += report.failures.map { PageText($0.finding.message) }
    for finding in all {
      texts.append(PageText(finding.message))
      texts += finding.notes.map { PageText($0.message) }
      if let fix = finding.fix { texts.append(PageText(fix.title)) }
    }
    self.texts = Numbered(texts)
  }

  func bytes() -> ContiguousArray<UInt8> {
    let findings =
      report.findings.map { ($0, isAccepted: false) }
      + report.accepted.map { ($0, isAccepted: true) }
    var json = JSONStream(capacity: 4096 + findings.count * 512)
    json.object { json in
      json.member("failures", arrayOf: report.failures.map(\.finding)) { json, failure in
        json.object { json in
          json.member("message", texts.number(of: PageText(failure.message)))
          let place = failure.position.map { ":\($0.line):\($0.column)" } ?? ""
          json.member("place", report.paths.stable(failure.path) + place)
        }
      }
      json.member("files", arrayOf: files.values) { json, path in
        json.value(TerminalText.printable(report.paths.stable(path)))
      }
      json.member("findings", arrayOf: findings) { json, item in
        json.object { write(item.0, isAccepted: item.isAccepted, to: &$0) }
      }
      json.member("hasBaseline", report.hasBaseline)
      json.member("isComplete", report.isComplete)
      json.member("languages", arrayOf: languages.values) { json, code in
        json.object { json in
          json.member("code", TerminalText.printable(code))
          for language in MessageLanguage.allCases {
            json.member(
              named: language.rawValue,
              LanguageNames.name(of: code, in: language) ?? TerminalText.printable(code))
          }
        }
      }
      json.member("rules", arrayOf: rules.values) { json, rule in
        json.object { json in
          json.member("id", rule)
          guard let summary = report.rules[rule] else { return }
          json.member("reason", texts.number(of: PageText(summary.reason)))
          json.member("title", texts.number(of: PageText(summary.title)))
        }
      }
      json.member("steps", arrayOf: steps) { json, step in
        json.object { write(step, to: &$0) }
      }
      json.member("texts", arrayOf: texts.values) { $1.write(to: &$0) }
      if let language = report.pageLanguage { json.member("tongue", language.rawValue) }
      json.member("version", report.version)
    }
    return json.finished()
  }

  /// Writes the members of a finding: `b` if the baseline accepts it, `d` the fix (`h` hunks of
  /// added `a` and removed `r` lines from line `n`, `s` true for a safe fix, `t` title), `f` file,
  /// `k` key, `l` language, `p` path of the leaf, `m` message, `n` line and column, `o` notes, `r`
  /// rule, `s` severity, `x` the three parts of the source line.
  private func write(
    _ located: LocatedFinding, isAccepted: Bool, to json: inout JSONStream
  ) {
    let finding = located.finding
    if isAccepted { json.member("b", 1) }
    if let fix = finding.fix {
      let preview = located.fingerprint.flatMap { report.previews[$0] }
      json.member("d") { json in
        json.member("h", arrayOf: preview?.hunks ?? []) { json, hunk in
          json.object { json in
            json.member("a", arrayOf: hunk.added) { $0.value(Self.shown($1)) }
            json.member("n", hunk.line)
            json.member("r", arrayOf: hunk.removed) { $0.value(Self.shown($1)) }
          }
        }
        json.member("s", fix.isSafe)
        json.member("t", texts.number(of: PageText(fix.title)))
      }
    }
    json.member("f", files.number(of: finding.path))
    if let subject = finding.subject {
      json.member("k", TerminalText.printable(subject.key))
      if let language = subject.language { json.member("l", languages.number(of: language)) }
      if !subject.leaf.isEmpty {
        json.member("p", TerminalText.printable(subject.leaf.description))
      }
    }
    json.member("m", texts.number(of: PageText(finding.message)))
    if let position = finding.position {
      json.member("n", arrayOf: [position.line, position.column]) { $0.value($1) }
    }
    if !finding.notes.isEmpty {
      json.member("o", arrayOf: finding.notes) { json, note in
        json.object { json in
          json.member("f", files.number(of: note.path))
          json.member("m", texts.number(of: PageText(note.message)))
          if let position = note.position {
            json.member("n", arrayOf: [position.line, position.column]) { $0.value($1) }
          }
        }
      }
    }
    json.member("r", rules.number(of: finding.rule))
    json.member("s", finding.severity.rawValue)
    if let excerpt = located.excerpt {
      json.member("x", arrayOf: Self.parts(of: excerpt)) { $0.value($1) }
    }
  }

  private func write(_ step: NextStep, to json: inout JSONStream) {
    switch step.subject {
    case .severity(let severity): json.member("severity", severity.rawValue)
    case .fixable: json.member("fixable", true)
    case .rule(let rule): json.member("rule", rules.number(of: rule))
    case nil: break
    }
    json.member("text", texts.number(of: PageText(step.message)))
  }

  /// Splits a source line into three: the text before the mark, the marked text, and the text
  /// after it. An ellipsis shows where the excerpt was cut.
  private static func parts(of excerpt: SourceExcerpt) -> [String] {
    let bytes = Array(excerpt.text.utf8)
    let before = String(decoding: bytes[..<excerpt.mark.start], as: UTF8.self)
    let after = String(decoding: bytes[excerpt.mark.end...], as: UTF8.self)
    return [
      (excerpt.isCutBefore ? "…" : "") + shown(before), TerminalText.printable(excerpt.markedText),
      shown(after) + (excerpt.isCutAfter ? "…" : ""),
    ]
  }

  private static func shown(_ line: String) -> String {
    TerminalText.printable(line, except: ["\t"])
  }
}

/// A text in the languages of the page. Equal texts get one index in a ``Numbered`` list.
private struct PageText: Hashable {
  /// The text in each language, in the order of `MessageLanguage.allCases`; a single element if all
  /// are equal.
  let words: [String]

  init(_ message: Message) {
    let words = MessageLanguage.allCases.map {
      TerminalText.printable(message.text(in: $0), except: ["\n"])
    }
    self.words = Set(words).count == 1 ? [words[0]] : words
  }

  func write(to json: inout JSONStream) { json.array(words) { $0.value($1) } }
}

/// A list without duplicates, in the order of first occurrence, with the index of each value.
private struct Numbered<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  init(_ values: [Value]) {
    for value in values where numbers[value] == nil {
      numbers[value] = self.values.count
      self.values.append(value)
    }
  }

  /// Returns the index of a value in ``values``.
  ///
  /// - Parameter value: One of the values. A missing one would be a mistake of
  ///   ``CheckPageData/init(_:)``, which collects all values first; it gives 0 instead of a crash.
  func number(of value: Value) -> Int { numbers[value] ?? 0 }
}
