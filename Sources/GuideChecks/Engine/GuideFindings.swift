package import LocalizationModel

/// Collects the findings of guide rules for `gloss check`, and adds each rule's id and severity.
///
/// It drops findings in previews, in files where the rule is off, and in code for systems without
/// `@Observable`; for files compiled for such systems, the check adds one note for each target.
package struct GuideFindings {
  /// Returns the severity of a rule's findings in a file; `nil` if the rule is off there.
  private let severity: (RuleSummary, _ path: String) -> Finding.Severity?
  /// Returns true if a file is compiled for systems without `@Observable`.
  private let isForOlderSystems: (_ path: String) -> Bool
  /// Returns true if fixes may change a file.
  private let isChangeable: (_ path: String) -> Bool
  /// The rule that is running.
  private var rule: (any GuideRule)?
  /// Files compiled for systems without `@Observable` in which a rule would have found something.
  package private(set) var olderFiles: Set<String> = []
  /// The findings so far, in the order of the rules.
  package private(set) var findings: [Finding] = []

  /// - Parameters:
  ///   - severity: Takes a rule and the path of a source.
  ///   - isForOlderSystems: Takes the path of a source.
  ///   - isChangeable: Takes the path of a source.
  package init(
    severity: @escaping (RuleSummary, _ path: String) -> Finding.Severity?,
    isForOlderSystems: @escaping (_ path: String) -> Bool,
    isChangeable: @escaping (_ path: String) -> Bool
  ) {
    self.severity = severity
    self.isForOlderSystems = isForOlderSystems
    self.isChangeable = isChangeable
  }

  /// Runs rules on a project and adds their findings.
  package mutating func run(_ rules: [any GuideRule], on project: GuideProject) {
    for rule in rules { run(rule, on: project) }
  }

  /// Runs one rule. Not inlined, because the optimizer of Swift 6.2.3 crashes where a loop keeps
  /// its variable in an optional existential.
  @inline(never)
  private mutating func run(_ rule: any GuideRule, on project: GuideProject) {
    self.rule = rule
    rule.check(project, &self)
  }

  /// Adds a finding of the running rule, unless the rule is off at this place.
  ///
  /// - Parameters:
  ///   - limit: The greatest severity of the finding, for cases less severe than the rule.
  ///   - model: The path of the model concerned: its target decides which systems are supported.
  ///   - countsPreviews: True to report it in a preview, too.
  ///   - notes: Other positions that belong to the finding.
  mutating func add(
    _ message: Message, in source: GuideSource, at range: ByteRange,
    limit: Finding.Severity = .error, model: String? = nil, countsPreviews: Bool = false,
    notes: [FindingNote] = [], fix: Fix? = nil
  ) {
    guard let rule else { preconditionFailure("only a rule that runs finds something") }
    let isForOlder = source.facts.older.contains { $0.start <= range.start && range.end <= $0.end }
    if rule.pack == .observation, isForOlder { return }
    if !countsPreviews, source.facts.isInPreview(range) { return }
    guard let severity = severity(rule.summary, source.path) else { return }
    let modelPath = model ?? source.path
    if rule.pack == .observation, isForOlderSystems(modelPath) {
      olderFiles.insert(modelPath)
      return
    }
    findings.append(
      Finding(
        rule.summary.definedID, severity: min(severity, limit), message: message,
        path: source.path, range: range, notes: notes, fix: fix))
  }

  /// Adds a finding on an `ObservableObjectRule` class or a use of one, with the migration as its fix.
  ///
  /// - Parameters:
  ///   - model: The path of the class: its target decides which systems are supported.
  ///   - migration: The migration of the class. Its stops, the obstacles to it, become notes;
  ///     without stops it becomes the fix.
  ///   - listsAllStops: True to note every stop (up to a limit) instead of the first one, and the
  ///     remarks of a fix.
  mutating func add(
    _ message: Message, in source: GuideSource, at range: ByteRange, model: String? = nil,
    migration: ModelMigration?, listsAllStops: Bool = false
  ) {
    guard let migration else {
      add(message, in: source, at: range, model: model)
      return
    }
    let unchangeable = migration.files.map(\.path).filter { !isChangeable($0) }
    let stops =
      migration.stops
      + unchangeable.map { MigrationRejection(reason: .older, path: $0, range: nil) }
    let remarks = listsAllStops && stops.isEmpty ? migration.remarks : []
    add(
      message, in: source, at: range, model: model,
      notes: stops.prefix(listsAllStops ? Self.stopLimit : 1).map(\.note) + remarks.map(\.note),
      fix: stops.isEmpty ? migration.fix(from: source.path) : nil)
  }

  /// The most stops that are noted for one class.
  private static let stopLimit = 8
}
