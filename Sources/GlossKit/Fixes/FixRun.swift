package import ConventionChecks
import LocalizationModel
import ProjectLayout
import StringCatalog

/// Works out a ``Fixing`` round by round.
package struct FixRun {
  private var project: Project
  private let rules: [any Rule]
  private let extent: Fixing.Extent
  private let selection: FindingSelection
  /// What was read of each file that has something to fix.
  private var originals: [String: (bytes: ContiguousArray<UInt8>, stamp: FileStamp)] = [:]
  /// What stands in the way of fixing a file.
  private var failures: [String: GlossError] = [:]
  private var fixCount = 0

  /// No real text needs as many; two rules that undo each other's work would never end.
  private static let roundLimit = 16

  /// - Parameter rules: The rules that there are; which of them run, the configuration says.
  package init(
    _ project: Project, extent: Fixing.Extent, selection: FindingSelection = FindingSelection(),
    rules: [any Rule] = allRules
  ) {
    self.project = project
    self.rules = rules
    self.extent = extent
    self.selection = selection
  }

  /// Checks and fixes in rounds until no fix is left.
  package mutating func run() async -> Fixing {
    var check = await checked()
    for _ in 0..<Self.roundLimit {
      // Places are those of the bytes that are held here, whoever writes to the file meanwhile.
      if readNewFiles(of: check) { check = await checked() }
      if !fixOnce(check) { break }
      check = await checked()
    }
    check.failures += failures.values
    check.failures.sort { $0.path.precedesInBytes($1.path) }
    if !failures.isEmpty { check.isComplete = false }
    var fixing = Fixing(check: check)
    fixing.fixCount = fixCount
    for (path, original) in originals {
      guard let bytes = project.overlay.texts[path], bytes != original.bytes else { continue }
      fixing.files.append(
        Fixing.File(
          path: path, oldBytes: original.bytes, newBytes: bytes, stamp: original.stamp))
    }
    fixing.files.sort { $0.path.precedesInBytes($1.path) }
    return fixing
  }

  private func checked() async -> Check {
    selection.applied(to: await Check(of: project, rules: rules))
  }

  /// The fixes to make, in the order of the report, by the file that they change.
  private func fixes(of check: Check) -> [(path: String, fixes: [Fix])] {
    var fixes: [String: [Fix]] = [:]
    for finding in check.findings.map(\.finding) where failures[finding.path] == nil {
      guard let fix = finding.fix, extent.includes(fix) else { continue }
      fixes[finding.path, default: []].append(fix)
    }
    return fixes.sorted { $0.key.precedesInBytes($1.key) }.map { ($0.key, $0.value) }
  }

  /// - Returns: Whether there was a file to read.
  private mutating func readNewFiles(of check: Check) -> Bool {
    let paths = fixes(of: check).map(\.path).filter { originals[$0] == nil }
    for path in paths {
      do throws(GlossError) {
        let contents = try FileReader.contents(of: path)
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
    var hasChanged = false
    for (path, fixes) in fixes(of: check) {
      guard let old = project.overlay.texts[path] else { continue }
      let edited = EditedText(old, applying: fixes)
      let rewritings = fixes.count(where: \.rewritesFile)
      if edited.bytes == old, rewritings == 0 { continue }
      guard
        let new = sound(edited.bytes, madeFrom: old, path: path, isRewritten: rewritings > 0)
      else {
        failures[path] = GlossError(path, .brokenByFixes)
        continue
      }
      if new == old { continue }
      project.overlay.texts[path] = new
      fixCount += edited.fixCount + rewritings
      hasChanged = true
    }
    return hasChanged
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
