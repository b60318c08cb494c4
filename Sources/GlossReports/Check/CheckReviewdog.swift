package import LocalizationModel
import OrderedJSON

/// A check as reviewdog's `rdjsonl` (`gloss check --format rdjsonl`), one diagnostic on each line.
/// Fixes become suggestions, which a reviewer applies with a click in the pull request. Columns
/// count UTF-8 bytes, as reviewdog's format asks.
package struct CheckReviewdog: FormattedReport {
  private let report: CheckReport
  private let language: MessageLanguage

  package init(_ report: CheckReport, in language: MessageLanguage) {
    self.report = report
    self.language = language
  }

  package func bytes() -> ContiguousArray<UInt8> {
    var lines = ContiguousArray<UInt8>()
    for located in report.findingsAndFailures {
      var json = JSONStream(capacity: 512, lineDepth: 0)
      let finding = located.finding
      json.object { json in
        json.member("code") { $0.member("value", finding.rule) }
        json.member("location") { json in
          json.member("path", report.paths.stable(finding.path))
          if let place = located.place {
            Self.write(place, to: &json)
          } else if let position = finding.position {
            json.member("range") { json in
              json.member("start") { $0.member("line", position.line) }
            }
          }
        }
        json.member("message", finding.message.text(in: language))
        json.member("severity", Self.word(finding.severity))
        json.member("source") { $0.member("name", "gloss") }
        // A suggestion without a fix comes from a fix that the check has dropped because it touches
        // a file with syntax errors.
        if let suggestion = located.suggestion, finding.fix != nil {
          json.member("suggestions", arrayOf: [suggestion]) { json, suggestion in
            json.object { json in
              Self.write(suggestion.place, to: &json)
              json.member("text", suggestion.replacement)
            }
          }
        }
      }
      lines += json.finished()
    }
    return lines
  }

  private static func write(_ place: PlacedRange, to json: inout JSONStream) {
    json.member("range") { json in
      json.member("end") { json in
        json.member("column", place.endByteColumn)
        json.member("line", place.end.line)
      }
      json.member("start") { json in
        json.member("column", place.startByteColumn)
        json.member("line", place.start.line)
      }
    }
  }

  private static func word(_ severity: Finding.Severity) -> String {
    switch severity {
    case .info: "INFO"
    case .warning: "WARNING"
    case .error: "ERROR"
    }
  }
}
