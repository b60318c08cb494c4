package import LocalizationModel
import OrderedJSON

extension CheckReport {
  /// The findings for programs: one object with `coverage`, `findings`, `isComplete`,
  /// `schemaVersion`, `summary` and `tool`, members sorted by name, each finding on one line, a line
  /// feed at the end. `Sources/GlossReports/Schema/check.schema.json` describes it.
  package func json(in language: MessageLanguage) -> ContiguousArray<UInt8> {
    var json = JSONStream(capacity: 256 + findings.count * 512)
    json.object { json in
      json.member("coverage", arrayOf: coverage) { json, coverage in
        json.object { json in
          json.member("catalog", paths.stable(coverage.catalog))
          json.member("locale", coverage.language)
          json.member("total", coverage.counts.total)
          json.member("translated", coverage.counts[.translated])
        }
      }
      json.member("findings", arrayOf: findingsAndFailures) { json, located in
        write(located, to: &json, language)
      }
      json.member("isComplete", isComplete)
      json.member("schemaVersion", 1)
      json.member("summary") { json in
        json.member("accepted", accepted.count)
        json.member("byLocale") { write(countsBy { $0.subject?.language }, to: &$0) }
        json.member("byRule") { write(countsBy { $0.rule }, to: &$0) }
        json.member("errors", count(.error))
        json.member("infos", count(.info))
        json.member("warnings", count(.warning))
      }
      json.member("tool") { json in
        json.member("name", "gloss")
        json.member("version", version)
      }
    }
    return json.finished()
  }

  /// Each finding as the elements of `findings` in ``json(in:)``, on a line of its own.
  package func ndjson(in language: MessageLanguage) -> ContiguousArray<UInt8> {
    var lines = ContiguousArray<UInt8>()
    for located in findingsAndFailures {
      var json = JSONStream(capacity: 512, lineDepth: 0)
      write(located, to: &json, language)
      lines += json.finished()
    }
    return lines
  }

  private func countsBy(_ name: (Finding) -> String?) -> [(name: String, count: Int)] {
    let names = findingsAndFailures.compactMap { name($0.finding) }
    return Dictionary(grouping: names) { $0 }.map { ($0, $1.count) }
      .sorted { precedes($0.0, $1.0) ?? false }
  }

  private func write(_ counts: [(name: String, count: Int)], to json: inout JSONStream) {
    for (name, count) in counts { json.member(named: name, count) }
  }

  private func write(
    _ located: LocatedFinding, to json: inout JSONStream, _ language: MessageLanguage
  ) {
    let finding = located.finding
    json.object { json in
      let path = paths.stable(finding.path)
      if finding.subject != nil { json.member("catalog", path) }
      json.member("file", path)
      if let fingerprint = located.fingerprint {
        json.member("fingerprint", fingerprint.description)
      }
      if let fix = finding.fix {
        json.member("fix") { json in
          json.member("edits", arrayOf: fix.edits) { json, edit in
            json.object { json in
              json.member("end", edit.range.end)
              json.member("replacement", edit.replacement)
              json.member("start", edit.range.start)
            }
          }
          json.member("isSafe", fix.isSafe)
          json.member("title", fix.title.text(in: language))
        }
      }
      if let subject = finding.subject {
        json.member("key", subject.key)
        json.member("leaf", arrayOf: subject.leaf.names) { $0.value($1) }
        if let locale = subject.language { json.member("locale", locale) }
      }
      json.member("message", finding.message.text(in: language))
      json.member("notes", arrayOf: finding.notes) { json, note in
        json.object { json in
          json.member("file", paths.stable(note.path))
          json.member("message", note.message.text(in: language))
          if let position = note.position { write("start", position, note.range?.start, to: &json) }
        }
      }
      if let start = finding.position {
        let end = located.end ?? start
        json.member("range") { json in
          write("end", end, finding.range?.end, to: &json)
          write("start", start, finding.range?.start, to: &json)
        }
      }
      json.member("rule", finding.rule)
      json.member("severity", finding.severity.rawValue)
    }
  }

  private func write(
    _ name: StaticString, _ position: SourcePosition, _ offset: Int?, to json: inout JSONStream
  ) {
    json.member(name) { json in
      json.member("column", position.column)
      json.member("line", position.line)
      if let offset { json.member("offset", offset) }
    }
  }
}
