package import LocalizationModel

/// A check as JUnit XML (`gloss check --format junit`): one suite for each file with findings, one
/// test case for each finding, and one suite in which every rule without findings passes. Without
/// the last one a clean run would look like a run without tests.
///
/// A finding below the severity that makes the run fail is a passed case with its text as output. A
/// file that could not be read is an `<error>`. No two cases share `classname` and `name`, because
/// GitLab drops the second.
package struct CheckJUnit: FormattedReport {
  private let report: CheckReport
  private let language: MessageLanguage

  package init(_ report: CheckReport, in language: MessageLanguage) {
    self.report = report
    self.language = language
  }

  package func bytes() -> ContiguousArray<UInt8> {
    let broken = Set(report.findingsAndFailures.map(\.finding.rule))
    let passed = report.rules.keys.filter { !broken.contains($0) }.sorted()
    var suites: [Suite] = []
    for (path, findings) in report.findingsByPath {
      suites.append(suite(report.paths.stable(path), findings))
    }
    if !passed.isEmpty {
      var suite = Suite(name: "gloss check")
      for rule in passed {
        suite.add("<testcase", [("classname", "gloss check"), ("name", rule), ("time", "0")], "/>")
      }
      suites.append(suite)
    }
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites"
    xml += XMLText.attributes(
      [("name", "gloss check")]
        + Suite.counts(
          tests: suites.reduce(0) { $0 + $1.tests },
          failures: suites.reduce(0) { $0 + $1.failures },
          errors: suites.reduce(0) { $0 + $1.errors }))
    xml += ">\n"
    for suite in suites {
      let counts = Suite.counts(
        tests: suite.tests, failures: suite.failures, errors: suite.errors)
      xml += "  <testsuite\(XMLText.attributes([("name", suite.name)] + counts))>\n"
      xml += suite.cases + "  </testsuite>\n"
    }
    return ContiguousArray((xml + "</testsuites>\n").utf8)
  }

  /// One `<testsuite>`, its test cases already written as XML.
  private struct Suite {
    let name: String
    var cases = ""
    var tests = 0
    var failures = 0
    var errors = 0

    init(name: String) { self.name = name }

    mutating func add(
      _ start: String, _ attributes: [(name: String, value: String)], _ end: String
    ) {
      tests += 1
      cases += "    \(start)\(XMLText.attributes(attributes))\(end)\n"
    }

    static func counts(
      tests: Int, failures: Int, errors: Int
    ) -> [(name: String, value: String)] {
      [
        ("tests", String(tests)), ("failures", String(failures)), ("errors", String(errors)),
        ("time", "0"),
      ]
    }
  }

  private func suite(_ path: String, _ findings: [LocatedFinding]) -> Suite {
    var suite = Suite(name: path)
    var names: [String: Int] = [:]
    for located in findings {
      let finding = located.finding
      let message = finding.message.text(in: language)
      var name = caseName(located)
      names[name, default: 0] += 1
      if let count = names[name], count > 1 { name += " #\(count)" }
      var attributes = [("classname", path), ("name", name), ("file", path)]
      if let position = finding.position { attributes.append(("line", String(position.line))) }
      attributes.append(("time", "0"))
      let location = finding.position.map { ":\($0.line):\($0.column)" } ?? ""
      let detail = XMLText.attribute("\(path)\(location): \(message)")
      let isUnread = finding.rule == CheckReport.unreadRule
      if isUnread || report.fails(finding) {
        let kind = isUnread ? "error" : "failure"
        if isUnread { suite.errors += 1 } else { suite.failures += 1 }
        let about = XMLText.attributes([("type", finding.rule), ("message", message)])
        suite.add("<testcase", attributes, "><\(kind)\(about)>\(detail)</\(kind)></testcase>")
      } else {
        suite.add("<testcase", attributes, "><system-out>\(detail)</system-out></testcase>")
      }
    }
    return suite
  }

  /// Returns `RULE: KEY [LOCALE leaf]` for a finding in a catalog, `RULE: TEXT` for one in a
  /// source.
  private func caseName(_ located: LocatedFinding) -> String {
    let rule = located.finding.rule
    if let subject = located.finding.subject {
      let leaf = subject.leaf.isEmpty ? "" : " \(subject.leaf)"
      return "\(rule): \(subject.key)" + (subject.language.map { " [\($0)\(leaf)]" } ?? "")
    }
    let text = located.excerpt?.markedText ?? ""
    return text.isEmpty ? rule : "\(rule): \(text)"
  }
}
