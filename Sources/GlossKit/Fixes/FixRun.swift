package import ConventionChecks
import LocalizationModel
import ProjectLayout
import StringCatalog

/// Works out a ``Fixing`` round by round.
package struct FixRun {
  private var project: Project
  private let rules: [any Rule]
  private let extent: Fixing.Extent
  /// The ids of the rules whose fixes are made; `nil` for all.
  private let chosen: Set<String>?
  private let selection: FindingSelection
  /// What was read of each file that has something to fix.
  private var originals: [String: (bytes: ContiguousArray<UInt8>, stamp: FileStamp)] = [:]
  /// What stands in the way of fixing a file.
  private var failures: [String: GlossError] = [:]
  private var fixCount = 0

  /// No real text needs as many; two rules that undo each other's work would never end.
  private static let roundLimit = 16

  /// - Parameters:
  ///   - choice: The rules whose fixes are made; those of all for `nil`.
  ///   - rules: The rules that there are; which of them run, the configuration says.
  package init(
    _ project: Project, extent: Fixing.Extent, only choice: FixChoice? = nil,
    selection: FindingSelection = FindingSelection(), rules: [any Rule] = allRules
  ) {
    chosen = choice?.rules
    self.project = project
    self.rules = rules
    self.extent = extent
    self.selection = selection
  }

  /// Checks and fixes in rounds until no fix is left.
  package mutating func run() async -> Fixing {
    var check = await checked()
    let modelCount = check.unmigratedModels.count
    for _ in 0..<Self.roundLimit {
      // Places are those of the bytes that are held here, whoever writes to the file meanwhile.
      if readNewFiles(of: check) { check = await checked() }
      if !fixOnce(check) { break }
      check = await checked()
    }
    check.failures += failures.values
    check.failures.sort { $0.path.precedesInBytes($1.path) }
    if !failures.isEmpty { check.isComplete = false }
    var fixing = Fixing(check: check, extent: extent, within: project.boundary)
    fixing.fixCount = fixCount
    fixing.modelCount = modelCount
    for (path, original) in originals {
      guard let bytes = project.overlay.texts[path], bytes != original.bytes else { continue }
      fixing.files.append(
        Fixing.File(
          path: path, oldBytes: original.bytes, newBytes: bytes, stamp: original.stamp))
    }
    fixing.files.sort { $0.path.precedesInBytes($1.path) }
    return fixing
  }

  /// The findings, those without a fix that would change files outside of what was asked for.
  private func checked() async -> Check {
    var check = selection.applied(to: await Check(of: project, rules: rules))
    for index in check.findings.indices {
      let finding = check.findings[index].finding
      let outside = finding.fix?.paths(from: finding.path).filter { !project.scope.contains($0) }
      guard let outside, !outside.isEmpty else { continue }
      check.findings[index].finding.fix = nil
      check.findings[index].finding.notes += outside.map {
        FindingNote(
          Message(
            "no automatic fix: this file would change and is not checked",
            comment: "附注：需要修改的文件不在检查范围内"),
          path: $0)
      }
    }
    return check
  }

  /// The fixes to make, in the order of the report, with the paths of their findings.
  private func fixes(of check: Check) -> [(path: String, fix: Fix)] {
    check.findings.map(\.finding).compactMap { finding in
      guard let fix = finding.fix, extent.includes(fix),
        chosen?.contains(finding.rule) ?? true,
        fix.paths(from: finding.path).allSatisfy({ failures[$0] == nil })
      else { return nil }
      return (finding.path, fix)
    }
  }

  /// - Returns: Whether there was a file to read.
  private mutating func readNewFiles(of check: Check) -> Bool {
    let paths = Set(fixes(of: check).flatMap { $1.paths(from: $0) })
      .filter { originals[$0] == nil }
    for path in paths.sortedByBytes() {
      do throws(GlossError) {
        let contents = try FileReader.contents(of: path, within: project.boundary)
        originals[path] = contents
        project.overlay.texts[path] = contents.bytes
      } catch {
        failures[path] = error
      }
    }
    return !paths.isEmpty
  }

  /// - Returns: Whether a text has changed.
  private mutating func fixOnce(_ check: Check) -> Bool {
    while true {
      let known = failures.count
      let round = round(of: check)
      // Without the fixes that break a file, and all that they change in others.
      if failures.count > known { continue }
      for (path, text) in round.texts { project.overlay.texts[path] = text }
      fixCount += round.fixCount
      return !round.texts.isEmpty
    }
  }

  /// The texts that one round of fixes changes, and how many fixes it makes.
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
      guard let new = sound(text, madeFrom: old, path: path, isRewritten: isRewritten) else {
        failures[path] = GlossError(path, .brokenByFixes)
        continue
      }
      if new != old { texts[path] = new }
    }
    return (texts, texts.keys.reduce(0) { $0 + counts[$1, default: 0] })
  }

  /// The new text, in Xcode's form if the old one was, or if that is asked for; `nil` if it cannot
  /// be read although the old one can.
  private func sound(
    _ new: ContiguousArray<UInt8>, madeFrom old: ContiguousArray<UInt8>, path: String,
    isRewritten: Bool
  ) -> ContiguousArray<UInt8>? {
    switch FileKind(path: path) {
    case .catalog:
      guard let catalog = try? StringCatalog(new, path: path) else { return nil }
      if isRewritten { return try? catalog.serialized() }
      let oldForm = try? StringCatalog(old, path: path).serialized()
      return oldForm == old ? try? catalog.serialized() : new
    case .swift:
      let look = SourceLook(of: project)
      let isBroken = look.source(old, path).isComplete && !look.source(new, path).isComplete
      return isBroken ? nil : new
    case .otherSource, .packageManifest, .projectFile, .table, .dataModel, nil: return new
    }
  }
}
