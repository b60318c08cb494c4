package import LocalizationModel
import OrderedJSON

/// A check as SARIF 2.1.0 (`gloss check --format sarif`), for GitHub's code scanning and other
/// readers. `tool.driver.rules` lists the rules that have findings.
///
/// Paths are relative to `%SRCROOT%`, the root of the repository. Columns count Unicode scalars.
/// Findings that the baseline accepts are included as suppressed.
package struct CheckSARIF: FormattedReport {
  private let report: CheckReport
  private let language: MessageLanguage
  private let limit: Int

  /// The greatest number of results that GitHub accepts for one run.
  package static let resultLimit = 25_000

  /// - Parameter limit: The greatest number of results. If there are more, only the most severe are
  ///   listed, and a notification says so.
  package init(_ report: CheckReport, in language: MessageLanguage, limit: Int = resultLimit) {
    self.report = report
    self.language = language
    self.limit = limit
  }

  package func bytes() -> ContiguousArray<UInt8> {
    let all =
      report.findingsAndFailures.map { (located: $0, isAccepted: false) }
      + report.accepted.map { (located: $0, isAccepted: true) }
    let results = Self.mostSevere(all, limit: limit)
    let ids = Set(results.map { $0.located.finding.rule }).sorted()
    let indices = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
    var json = JSONStream(capacity: 1024 + results.count * 1024, lineDepth: 3)
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("runs", arrayOf: [results]) { json, results in
        json.object { json in
          json.member("columnKind", "unicodeCodePoints")
          json.member("invocations", arrayOf: [report.isComplete]) { json, isComplete in
            json.object { json in
              json.member("executionSuccessful", isComplete)
              if results.count < all.count {
                writeNotification(of: results.count, among: all.count, to: &json)
              }
            }
          }
          json.member("results", arrayOf: results) { json, result in
            // `ids` has the rule of every result, so that its index always exists.
            write(
              result.located, isAccepted: result.isAccepted,
              index: indices[result.located.finding.rule] ?? 0, to: &json)
          }
          json.member("tool") { json in
            json.member("driver") { json in
              json.member("name", "gloss")
              json.member("rules", arrayOf: ids) { json, id in
                write(report.rules[id], id, to: &json)
              }
              json.member("semanticVersion", report.version)
            }
          }
        }
      }
      json.member("version", "2.1.0")
    }
    return json.finished()
  }

  /// Returns the most severe results up to a limit, in the order of the report. Findings in the
  /// baseline are the first to go.
  private static func mostSevere(
    _ results: [(located: LocatedFinding, isAccepted: Bool)], limit: Int
  ) -> [(located: LocatedFinding, isAccepted: Bool)] {
    if results.count <= limit { return results }
    func weight(_ index: Int) -> Int {
      switch (results[index].isAccepted, results[index].located.finding.severity) {
      case (true, _): 0
      case (false, .info): 1
      case (false, .warning): 2
      case (false, .error): 3
      }
    }
    let indices = results.indices.sorted { (weight($1), $0) < (weight($0), $1) }
    return indices.prefix(limit).sorted().map { results[$0] }
  }

  private func writeNotification(of count: Int, among all: Int, to json: inout JSONStream) {
    let message = Message(
      "of \(all) findings the \(count) heaviest are listed: fix some, or accept them in a baseline",
      comment: "报告：发现太多，只列出最重要的一部分。%1$lld：总数；%2$lld：列出的个数")
    json.member("toolExecutionNotifications", arrayOf: [message]) { json, message in
      json.object { json in
        json.member("level", "warning")
        json.member("message") { $0.member("text", message.text(in: language)) }
      }
    }
  }

  private func write(
    _ located: LocatedFinding, isAccepted: Bool, index: Int, to json: inout JSONStream
  ) {
    let finding = located.finding
    let uri = Self.uri(report.paths.stable(finding.path))
    json.object { json in
      if report.hasBaseline { json.member("baselineState", isAccepted ? "unchanged" : "new") }
      if let fix = finding.fix, let suggestion = located.suggestion {
        json.member("fixes", arrayOf: [fix]) { json, fix in
          write(fix, suggestion, uri, to: &json)
        }
      }
      json.member("level", Self.level(finding.severity))
      json.member("locations", arrayOf: [located]) { json, located in
        json.object { json in
          if let subject = finding.subject {
            json.member("logicalLocations", arrayOf: [subject]) { json, subject in
              let leaf = subject.leaf.description
              let name = [report.paths.stable(finding.path), subject.key, subject.language, leaf]
              json.object { json in
                json.member(
                  "fullyQualifiedName",
                  name.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "/"))
              }
            }
          }
          Self.write(uri, finding.position, located.end, to: &json)
        }
      }
      json.member("message") { $0.member("text", finding.message.text(in: language)) }
      if let fingerprint = located.fingerprint {
        json.member("partialFingerprints") { $0.member("gloss/v1", fingerprint.description) }
      }
      if !finding.notes.isEmpty {
        json.member("relatedLocations", arrayOf: finding.notes) { json, note in
          json.object { json in
            json.member("message") { $0.member("text", note.message.text(in: language)) }
            Self.write(Self.uri(report.paths.stable(note.path)), note.position, nil, to: &json)
          }
        }
      }
      json.member("ruleId", finding.rule)
      json.member("ruleIndex", index)
      // An empty list says that the result is not suppressed. SARIF wants the member on all results
      // of a run or on none.
      if report.hasBaseline {
        json.member("suppressions", arrayOf: isAccepted ? ["external"] : []) { json, kind in
          json.object { $0.member("kind", kind) }
        }
      }
    }
  }

  private static func write(
    _ uri: String, _ start: SourcePosition?, _ end: SourcePosition?, to json: inout JSONStream
  ) {
    json.member("physicalLocation") { json in
      write(uri, to: &json)
      // SARIF has no line 0: a finding about a whole file has no region.
      if let start { write(region: "region", start, end ?? start, to: &json) }
    }
  }

  private static func write(_ uri: String, to json: inout JSONStream) {
    json.member("artifactLocation") { json in
      json.member("uri", uri)
      // An absolute path lies outside of the repository, so it is not relative to its root.
      if !uri.hasPrefix("/") { json.member("uriBaseId", "%SRCROOT%") }
    }
  }

  private static func write(
    region name: StaticString, _ start: SourcePosition, _ end: SourcePosition,
    to json: inout JSONStream
  ) {
    json.member(name) { json in
      json.member("endColumn", end.column)
      json.member("endLine", end.line)
      json.member("startColumn", start.column)
      json.member("startLine", start.line)
    }
  }

  private func write(
    _ fix: Fix, _ suggestion: PlacedEdit, _ uri: String, to json: inout JSONStream
  ) {
    json.object { json in
      json.member("artifactChanges", arrayOf: [uri]) { json, uri in
        json.object { json in
          Self.write(uri, to: &json)
          json.member("replacements", arrayOf: [suggestion]) { json, suggestion in
            json.object { json in
              let place = suggestion.place
              Self.write(region: "deletedRegion", place.start, place.end, to: &json)
              json.member("insertedContent") { $0.member("text", suggestion.replacement) }
            }
          }
        }
      }
      json.member("description") { $0.member("text", fix.title.text(in: language)) }
    }
  }

  private func write(_ rule: RuleSummary?, _ id: String, to json: inout JSONStream) {
    json.object { json in
      if let rule {
        json.member("defaultConfiguration") { json in
          json.member("enabled", rule.isOnByDefault)
          json.member("level", Self.level(rule.severity))
        }
        let reason = rule.reason.text(in: language)
        json.member("fullDescription") { $0.member("text", reason) }
        json.member("help") { json in
          json.member("markdown", RuleReport.markdown(rule, in: language))
          json.member("text", reason)
        }
      }
      json.member("id", id)
      // `comment-missing` becomes `CommentMissing`: readers expect a name in Pascal case.
      let words = id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      json.member("name", words.joined())
      json.member("properties") { json in
        json.member("tags", arrayOf: ["localization"]) { $0.value($1) }
      }
      if let rule {
        json.member("shortDescription") { $0.member("text", rule.title.text(in: language)) }
      }
    }
  }

  private static func level(_ severity: Finding.Severity) -> String {
    switch severity {
    case .info: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// Returns a path as a URI reference: every byte is percent-encoded unless RFC 3986 leaves its
  /// character unreserved, or it is a slash.
  private static func uri(_ path: String) -> String {
    var uri = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return uri
  }
}
