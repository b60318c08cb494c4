package import ConventionChecks
import LocalizationModel
import ProjectLayout
import StringCatalog

/// Makes a ``Fixing``: checks a project, applies the fixes to texts in memory, and checks again
/// until no fix is left or the limit of rounds is reached. Nothing is written.
package struct FixRun {
  private var project: Project
  private let rules: [any Rule]
  private let extent: Fixing.Extent
  /// The ids of the rules whose fixes are made; `nil` for all rules.
  private let chosenRules: Set<String>?
  private let selection: FindingSelection
  /// The bytes and stamps of the files with something to fix, as first read.
  private var originals: [String: (bytes: ContiguousArray<UInt8>, stamp: FileStamp?)] = [:]
  /// The errors that keep a file from being fixed, by path.
  private var failures: [String: GlossError] = [:]
  private var fixCount = 0
  /// True to keep fixes after which there are more errors than before.
  private let mayAddErrors: Bool
  /// The rules whose fixes would lead to more errors.
  private var withheldRules: Set<String> = []
  /// The rule whose fixes are made now; `nil` for all.
  private var currentRule: String?

  /// The most rounds. Without a limit, two rules that undo each other's fixes would never end.
  private static let roundLimit = 16

  /// - Parameters:
  ///   - choice: The rules whose fixes are made; `nil` for all.
  ///   - rules: All rules; the configuration says which of them run.
  ///   - mayAddErrors: True to keep fixes after which there are more errors than before.
  package init(
    _ project: Project, extent: Fixing.Extent, only choice: FixChoice? = nil,
    selection: FindingSelection = FindingSelection(), rules: [any Rule] = allRules,
    mayAddErrors: Bool = false
  ) {
    self.mayAddErrors = mayAddErrors
    chosenRules = choice?.rules
    self.project = project
    self.rules = rules
    self.extent = extent
    self.selection = selection
  }

  /// Checks and fixes in rounds until no fix is left.
  package mutating func run() async -> Fixing {
    let first = await checked()
    let models = first.unmigratedModels
    var check = await fixed(first)
    if !mayAddErrors, Self.errorCount(of: check) > Self.errorCount(of: first) {
      check = await fixedByRule()
    }
    check.failures = (check.failures + failures.values).sortedDistinct()
    if !failures.isEmpty { check.isComplete = false }
    var fixing = Fixing(check: check, extent: extent, within: project.boundary)
    fixing.fixCount = fixCount
    fixing.modelCount = models.count
    let left = Set(check.unmigratedModels.map(\.message))
    fixing.migrationRemarks = models.filter { $0.fix != nil && !left.contains($0.message) }
      .flatMap(\.notes)
    fixing.withheldRules = withheldRules.sortedByBytes()
    for (path, original) in originals {
      guard let bytes = project.overlay.texts[path], bytes != original.bytes else { continue }
      fixing.files.append(
        FileChange(path, from: original.bytes, to: bytes, stamp: original.stamp))
    }
    fixing.files.sort { $0.path.precedesInBytes($1.path) }
    return fixing
  }

  /// Makes fixes in rounds, from a check of the texts as they are.
  private mutating func fixed(_ check: Check) async -> Check {
    var check = check
    for _ in 0..<Self.roundLimit {
      // The ranges of fixes have to fit the bytes that are kept here, even if another program
      // writes to a file meanwhile. So a check before the files were kept is repeated.
      if readNewFiles(of: check) { check = await checked() }
      if !fixOnce(check) { break }
      check = await checked()
    }
    return check
  }

  /// Makes the fixes rule by rule, from the files as read, without rules whose fixes lead to more
  /// errors.
  private mutating func fixedByRule() async -> Check {
    for (path, original) in originals { project.overlay.texts[path] = original.bytes }
    fixCount = 0
    var check = await checked()
    for _ in 0..<Self.roundLimit {
      let start = project.overlay.texts
      for rule in Set(check.findings.map(\.finding.rule)).sorted()
      where !withheldRules.contains(rule) {
        let (texts, count) = (project.overlay.texts, fixCount)
        currentRule = rule
        let result = await fixed(check)
        if Self.errorCount(of: result) > Self.errorCount(of: check) {
          withheldRules.insert(rule)
          (project.overlay.texts, fixCount) = (texts, count)
          for (path, original) in originals where texts[path] == nil {
            project.overlay.texts[path] = original.bytes
          }
        } else {
          check = result
        }
      }
      if project.overlay.texts == start { break }
    }
    return check
  }

  private static func errorCount(of check: Check) -> Int {
    check.failures.count + check.findings.count { $0.finding.severity == .error }
  }

  /// Checks the project, and drops fixes that would change files outside of its scope.
  private func checked() async -> Check {
    var check = selection.applied(to: await Check(of: project, rules: rules))
    for index in check.findings.indices {
      let finding = check.findings[index].finding
      let outsidePaths = finding.fix?.paths(from: finding.path).filter {
        !project.scope.contains($0)
      }
      guard let outsidePaths, !outsidePaths.isEmpty else { continue }
      check.findings[index].finding.fix = nil
      check.findings[index].finding.notes += outsidePaths.map {
        FindingNote(
          Message(
            "no automatic fix: this file would change and is not checked",
            comment: "附注：需要修改的文件不在检查范围内"),
          path: $0)
      }
    }
    return check
  }

  /// Returns the fixes to make, in the order of the report, each with the path of its finding. A
  /// whole file is rewritten only if its rule is chosen by name.
  private func fixes(of check: Check) -> [(path: String, fix: Fix)] {
    check.findings.map(\.finding).compactMap { finding in
      guard let fix = finding.fix, extent.includes(fix),
        currentRule.map({ $0 == finding.rule }) ?? true,
        chosenRules?.contains(finding.rule) ?? !fix.rewritesFile,
        fix.paths(from: finding.path).allSatisfy({ failures[$0] == nil })
      else { return nil }
      return (finding.path, fix)
    }
  }

  /// Reads the files that fixes change and that were not read before.
  ///
  /// - Returns: True if there was a file to read.
  private mutating func readNewFiles(of check: Check) -> Bool {
    let paths = Set(fixes(of: check).flatMap { $1.paths(from: $0) })
      .filter { originals[$0] == nil }
    for path in paths.sortedByBytes() {
      do throws(GlossError) {
        if let unsaved = project.overlay.texts[path] {
          originals[path] = (unsaved, nil)
        } else {
          let contents = try FileReader.contents(of: path, within: project.boundary)
          originals[path] = (contents.bytes, contents.stamp)
          project.overlay.texts[path] = contents.bytes
        }
      } catch {
        failures[path] = error
      }
    }
    return !paths.isEmpty
  }

  /// Makes one round of fixes.
  ///
  /// - Returns: True if a text has changed.
  private mutating func fixOnce(_ check: Check) -> Bool {
    while true {
      let failureCount = failures.count
      let round = round(of: check)
      // A file that fixes would break gets no fix. A fix changes all of its files or none, so the
      // round starts over without the fixes that change this file.
      if failures.count > failureCount { continue }
      for (path, text) in round.texts { project.overlay.texts[path] = text }
      fixCount += round.fixCount
      return !round.texts.isEmpty
    }
  }

  /// Applies the fixes of one round; returns the texts that change, by path,
  /// and the number of fixes.
  private mutating func round(
    of check: Check
  ) -> (texts: [String: ContiguousArray<UInt8>], fixCount: Int) {
    let fixes = fixes(of: check)
    let edited = EditedTexts(project.overlay.texts, applying: fixes)
    var counts = edited.fixCounts
    var rewritten: Set<String> = []
    for (path, fix) in fixes where fix.rewritesFile {
      rewritten.insert(path)
      counts[path, default: 0] += 1
    }
    var texts: [String: ContiguousArray<UInt8>] = [:]
    for path in rewritten.union(edited.texts.keys).sortedByBytes() {
      guard let old = project.overlay.texts[path] else { continue }
      let isRewritten = rewritten.contains(path)
      let text = edited.texts[path] ?? old
      if text == old, !isRewritten { continue }
      guard let new = project.fixedText(text, from: old, path, isRewritten: isRewritten) else {
        failures[path] = GlossError(path, .brokenByFixes)
        continue
      }
      if new != old { texts[path] = new }
    }
    return (texts, texts.keys.reduce(0) { $0 + counts[$1, default: 0] })
  }
}
