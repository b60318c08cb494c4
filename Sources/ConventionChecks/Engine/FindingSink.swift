package import LocalizationModel

/// The list of a run's findings. A rule adds a message, a range and a fix. The sink completes them
/// with the rule, severity, file and subject that the ``Checker`` has set.
package struct FindingSink {
  /// The findings so far, in the order in which the rules ran.
  package private(set) var findings: [Finding] = []
  /// The rule that runs; `nil` before the first.
  var rule: RuleSummary.ID?
  var severity = Finding.Severity.error
  var path = ""
  var subject: FindingSubject?
  /// The translation being checked, which is then the subject of findings.
  var translation: Translation?

  /// Makes an empty sink. The checker sets rule and file before it runs a rule.
  package init() {}

  /// The table of the catalog being checked: its file name without `.xcstrings`.
  var table: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".xcstrings") ? name.dropLast(10) : name)
  }

  /// Appends the findings of another sink.
  package mutating func take(_ others: [Finding]) { findings += others }

  /// Adds a finding in the file being checked.
  ///
  /// - Parameters:
  ///   - range: The literal, or the value in the catalog, with its quotes; `nil` for the whole
  ///     file.
  ///   - limit: The greatest severity, for cases that are less severe than the rule's others.
  ///   - notes: Other places that belong to the finding.
  package mutating func add(
    _ message: Message, at range: ByteRange?, limit: Finding.Severity = .error,
    notes: [FindingNote] = [], fix: Fix? = nil
  ) {
    add(message, in: path, at: range, limit: limit, notes: notes, fix: fix)
  }

  /// Adds a finding at one of several uses of a key in the sources.
  ///
  /// - Parameter range: The bytes in the file of `site`; `nil` for the key's literal.
  package mutating func add(
    _ message: Message, at site: ExtractedString, range: ByteRange? = nil,
    limit: Finding.Severity = .error, notes: [FindingNote] = [], fix: Fix? = nil
  ) {
    add(message, in: site.path, at: range ?? site.range, limit: limit, notes: notes, fix: fix)
  }

  private mutating func add(
    _ message: Message, in path: String, at range: ByteRange?, limit: Finding.Severity,
    notes: [FindingNote], fix: Fix?
  ) {
    guard let rule else { preconditionFailure("only a rule that a checker runs finds something") }
    findings.append(
      Finding(
        rule, severity: min(severity, limit), message: message.shortened(), path: path,
        range: range,
        subject: translation?.subject ?? subject, notes: notes, fix: fix))
  }
}
