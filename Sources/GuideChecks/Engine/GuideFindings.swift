package import LocalizationModel

/// Takes the findings of guide rules and adds the rule and its severity.
package struct GuideFindings {
  /// How much a finding of a rule weighs in a file; `nil` if the rule is off there.
  private let severity: (RuleSummary, _ path: String) -> Finding.Severity?
  /// Whether a file is compiled for systems without `@Observable`.
  private let isForOlderSystems: (_ path: String) -> Bool
  /// Whether fixes may change a file.
  private let isChangeable: (_ path: String) -> Bool
  private var rule: (any GuideRule)?
  /// Files for such systems in which something would have been found.
  package private(set) var olderFiles: Set<String> = []
  /// The findings so far, rule by rule.
  package private(set) var findings: [Finding] = []

  /// - Parameters:
  ///   - severity: Given a rule and the path of a source.
  ///   - isForOlderSystems: Given the path of a source.
  ///   - isChangeable: Given the path of a source.
  package init(
    severity: @escaping (RuleSummary, _ path: String) -> Finding.Severity?,
    isForOlderSystems: @escaping (_ path: String) -> Bool,
    isChangeable: @escaping (_ path: String) -> Bool
  ) {
    self.severity = severity
    self.isForOlderSystems = isForOlderSystems
    self.isChangeable = isChangeable
  }

  /// Runs the rules of some packs.
  package mutating func run(_ rules: [any GuideRule], on project: GuideProject) {
    for rule in rules { run(rule, on: project) }
  }

  /// Not inlined: the optimizer of Swift 6.2.3 crashes where a loop keeps its variable in an optional existential.
  @inline(never)
  private mutating func run(_ rule: any GuideRule, on project: GuideProject) {
    self.rule = rule
    rule.check(project, &self)
  }

  /// - Parameters:
  ///   - limit: What the finding weighs at most, where a rule has lesser cases.
  ///   - model: The path of the model that it is about: its target decides which systems there are.
  ///   - countsPreviews: Whether it is reported in a preview, too.
  ///   - notes: Other places that belong to it.
  mutating func add(
    _ message: Message, in source: GuideSource, at range: ByteRange,
    limit: Finding.Severity = .error, model: String? = nil, countsPreviews: Bool = false,
    notes: [FindingNote] = [], fix: Fix? = nil
  ) {
    guard let rule else { preconditionFailure("only a rule that runs finds something") }
    let isOlder = source.facts.older.contains { $0.start <= range.start && range.end <= $0.end }
    if rule.pack == .observation, isOlder { return }
    if !countsPreviews, source.facts.isInPreview(range) { return }
    guard let severity = severity(rule.summary, source.path) else { return }
    let deciding = model ?? source.path
    if rule.pack == .observation, isForOlderSystems(deciding) {
      olderFiles.insert(deciding)
      return
    }
    findings.append(
      Finding(
        rule.summary.definedID, severity: min(severity, limit), message: message,
        path: source.path, range: range, notes: notes, fix: fix))
  }

  /// Reports a class of the old kind or a use of one, with the migration as its fix.
  ///
  /// - Parameters:
  ///   - model: The path of the class: its target decides which systems there are.
  ///   - saysStops: Whether it says all that is in the way of the migration, not one thing.
  mutating func add(
    _ message: Message, in source: GuideSource, at range: ByteRange, model: String? = nil,
    migration: ModelMigration?, saysStops: Bool = false
  ) {
    guard let migration else {
      add(message, in: source, at: range, model: model)
      return
    }
    let older = migration.files.map(\.path).filter { !isChangeable($0) }
    let stops =
      migration.stops + older.map { MigrationStop(reason: .older, path: $0, range: nil) }
    add(
      message, in: source, at: range, model: model,
      notes: stops.prefix(saysStops ? Self.stopLimit : 1).map(\.note),
      fix: stops.isEmpty ? migration.fix(from: source.path) : nil)
  }

  /// So many reasons not to migrate a class are shown.
  private static let stopLimit = 8
}
