import ConventionChecks
import GuideChecks
import LocalizationModel
import ProjectLayout

/// The step of ``Check`` for the opt-in rules on models, notifications and tasks (guides): parses
/// each source again, function bodies included, joins the declarations of all, and returns
/// findings with their lines. Only made if the project turns on a pack of these rules.
struct GuideCheck: Sendable {
  private let project: Project
  private let sources: GuideSources
  private let checkers: CheckerCache
  private let selection: GuideSelection
  /// The paths of sources that could not be parsed to their end; they are left out.
  private let broken: Set<String>

  /// Prepares the check; `nil` if no pack is turned on.
  init?(_ files: CheckedFiles, of project: Project, _ checkers: CheckerCache) {
    guard let scan = files.scan else { return nil }
    self.project = project
    self.checkers = checkers
    selection = GuideSelection(project.configuration.guides)
    broken = files.brokenSources
    sources = GuideSources(scan, of: project, leavesOut: broken)
  }

  /// Runs the rules; adds one note for each target that supports older systems.
  func findings() async -> [LocatedFinding] {
    let (index, models) = await sources.joined()
    let read = await sources.read(in: index, models)
    let settings = project.buildSettings
    let guideProject = GuideProject(
      read, index, models, reportsTests: project.configuration.guides.includesTests,
      unread: broken.sortedByBytes(),
      modules: settings.names, isMainActorByDefault: settings.isMainActorByDefault)
    let checkers = checkers
    let systems = OlderSystems(project.layout, settings)
    var sink = GuideFindings(
      severity: { rule, path in
        checkers.checker(for: path).settings.severity(of: rule)
      }, isForOlderSystems: systems.hasOlderSystem(ofFile:),
      isChangeable: { !systems.hasOlderSystem(ofFile: $0) })
    sink.run(selection.rules, on: guideProject)
    let notes = systems.findings(for: sink.olderFiles).map { LocatedFinding($0) }
    return locatingNotes(of: await project.located(sink.findings)) + notes
  }

  /// Adds lines to notes in other files than their finding's.
  private func locatingNotes(of findings: [LocatedFinding]) -> [LocatedFinding] {
    let reader = FileReader(overlay: project.overlay)
    var files: [String: (bytes: ContiguousArray<UInt8>, lines: LineTable)] = [:]
    var findings = findings
    for findingIndex in findings.indices {
      var notes = findings[findingIndex].finding.notes
      for (noteIndex, note) in notes.enumerated() {
        guard note.position == nil, let range = note.range else { continue }
        if files[note.path] == nil, let bytes = try? reader.text(of: note.path) {
          files[note.path] = (bytes, LineTable(bytes.span))
        }
        guard let file = files[note.path] else { continue }
        notes[noteIndex].position = file.lines.position(ofByte: range.start, in: file.bytes.span)
      }
      if notes != findings[findingIndex].finding.notes {
        findings[findingIndex].finding.notes = notes
      }
    }
    return findings
  }
}
