package import LocalizationModel

/// Takes the findings of rules and adds what the engine knows: the rule, its severity, the file and
/// what of a catalog is looked at.
package struct FindingSink {
  /// What the rules found so far, in the order in which they ran.
  package private(set) var findings: [Finding] = []
  /// The rule that runs; `nil` before the first.
  var rule: RuleSummary.ID?
  var severity = Finding.Severity.error
  var path = ""
  var subject: FindingSubject?
  /// The translation that is looked at, which is the subject then.
  var translation: Translation?

  /// Starts empty; whoever runs a rule names it and the file first.
  package init() {}

  /// The table of the catalog that is looked at: the name of its file.
  var table: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".xcstrings") ? name.dropLast(10) : name)
  }

  /// Takes over what another sink has.
  package mutating func take(_ others: [Finding]) { findings += others }

  /// Reports something in the file that is looked at.
  ///
  /// - Parameters:
  ///   - range: The literal, or the value in the catalog, with its quotes; `nil` for the whole file.
  ///   - limit: What the finding weighs at most, where a rule has lesser cases.
  ///   - notes: Other places that belong to it.
  package mutating func add(
    _ message: Message, at range: ByteRange?, limit: Finding.Severity = .error,
    notes: [FindingNote] = [], fix: Fix? = nil
  ) {
    add(message, in: path, at: range, limit: limit, notes: notes, fix: fix)
  }

  /// Reports something about one of several places in the sources.
  ///
  /// - Parameter range: In the file of the place; `nil` for the literal that is the key.
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
