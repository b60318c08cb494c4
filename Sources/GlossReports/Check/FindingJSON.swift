import LocalizationModel
import OrderedJSON

/// The JSON object of a finding, its members sorted by name, for ``CheckJSON`` and
/// ``CheckJSONLines``.
struct FindingJSON {
  private let paths: ReportPaths
  private let language: MessageLanguage

  init(_ paths: ReportPaths, _ language: MessageLanguage) {
    self.paths = paths
    self.language = language
  }

  func write(_ located: LocatedFinding, to json: inout JSONStream) {
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
          write(fix.edits, to: &json)
          if !fix.elsewhere.isEmpty {
            json.member("elsewhere", arrayOf: fix.elsewhere) { json, file in
              json.object { json in
                write(file.edits, to: &json)
                json.member("file", paths.stable(file.path))
              }
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

  private func write(_ edits: [Fix.Edit], to json: inout JSONStream) {
    json.member("edits", arrayOf: edits) { json, edit in
      json.object { json in
        json.member("end", edit.range.end)
        json.member("replacement", edit.replacement)
        json.member("start", edit.range.start)
      }
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
