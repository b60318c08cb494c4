import ConventionChecks
import GuideChecks
import LocalizationModel
import ProjectLayout
import SourceScanner
import SwiftTypes

/// Holds the sources to the guides that a project turns on: a second look at each of them, with what
/// all of them declare.
struct GuideCheck: Sendable {
  private let project: Project
  private let scan: ProjectScan
  private let checkers: CheckerCache
  private let selection: GuideSelection
  private let broken: Set<String>

  /// - Returns: `nil` if no guide is turned on.
  init?(_ files: CheckedFiles, of project: Project, _ checkers: CheckerCache) {
    guard let scan = files.scan else { return nil }
    self.project = project
    self.scan = scan
    self.checkers = checkers
    selection = GuideSelection(project.configuration.guides)
    broken = files.brokenSources
  }

  /// What the guides find, and what was made to find it.
  struct Outcome: Sendable {
    let findings: [LocatedFinding]
    let remains: GuideProject
  }

  func outcome() async -> Outcome {
    let includesTests = project.configuration.guides.includesTests
    var index = await scan.index()
    var models = ModelNames(index)
    // A migration rewrites what tests do with a model, too.
    let tests = scan.paths.map(project.layout.isTest)
    if includesTests || models.hasObservableObjects, tests.contains(true) {
      index = await scan.index(adding: await declarations(of: tests))
      models = ModelNames(index)
    }
    let sources = await sources(index, models, tests)
    let settings = TargetSettings(project.layout)
    let guided = GuideProject(
      sources, index, models, reportsTests: includesTests, unread: broken.sortedByBytes(),
      isWhole: project.scope == .everything, modules: settings.names,
      isMainActorByDefault: settings.isMainActorByDefault)
    var checkers = checkers
    let scope = project.scope
    let systems = OlderSystems(project.layout, settings)
    var sink = GuideFindings(
      severity: { rule, path in
        scope.contains(path) ? checkers.checker(for: path).settings.severity(of: rule) : nil
      }, isForOlderSystems: systems.areTargets(ofFile:),
      isChangeable: { scope.contains($0) && !systems.areTargets(ofFile: $0) })
    sink.run(selection.rules, on: guided)
    let notes = systems.findings(for: sink.olderFiles).map { LocatedFinding($0) }
    return Outcome(findings: await located(sink.findings) + notes, remains: guided)
  }

  /// What tests declare, which counts for no other check.
  ///
  /// - Parameter isTest: For each source of the scan.
  private func declarations(of isTest: [Bool]) async -> [(path: String, part: SourcePart)] {
    let look = SourceLook(of: project)
    let tests = zip(scan.paths, isTest).filter { $1 && !broken.contains($0) }.map(\.0)
    let overlay = project.overlay
    let parts = await concurrentlyMap(
      tests, workers: project.workers, scratch: { FileReader(overlay: overlay) }
    ) { path, reader -> SourcePart? in
      guard let bytes = try? reader.text(of: path) else { return nil }
      return look.declarations(in: bytes)
    }
    return zip(tests, parts).compactMap { path, part in part.map { (path, $0) } }
  }

  /// What each source says. One that cannot be read is reported elsewhere.
  ///
  /// - Parameter isTest: For each source of the scan.
  private func sources(
    _ index: ProjectIndex, _ models: ModelNames, _ isTest: [Bool]
  ) async -> [GuideSource] {
    let overlay = project.overlay
    let scan = scan
    let places = scan.paths.indices.filter { !broken.contains(scan.paths[$0]) }
    return await concurrentlyMap(
      places, workers: project.workers, scratch: { FileReader(overlay: overlay) }
    ) { place, reader -> GuideSource? in
      let path = scan.paths[place]
      guard let bytes = scan.keptText(at: place) ?? (try? reader.text(of: path)) else {
        return nil
      }
      return GuideReader.source(bytes, path: path, isTest: isTest[place], in: index, models)
    }.compactMap(\.self)
  }

  /// Finds the places of findings.
  private func located(_ findings: [Finding]) async -> [LocatedFinding] {
    let byPath = Dictionary(grouping: findings, by: \.path)
      .sorted { $0.key.precedesInBytes($1.key) }
    let overlay = project.overlay
    let located = await concurrentlyMap(
      byPath.map { ($0.key, $0.value) }, workers: project.workers,
      scratch: { FileReader(overlay: overlay) }
    ) { file, reader in
      do throws(GlossError) {
        let bytes = try reader.text(of: file.0)
        return LocatedFinding.locate(file.1, in: bytes.span)
      } catch {
        // It was there a moment ago; what was found in it then still holds.
        return file.1.map { LocatedFinding($0) }
      }
    }.flatMap { $0 }
    return locatingNotes(of: located)
  }

  /// Finds the places of notes in other files than those of their findings.
  private func locatingNotes(of findings: [LocatedFinding]) -> [LocatedFinding] {
    var reader = FileReader(overlay: project.overlay)
    var files: [String: (bytes: ContiguousArray<UInt8>, lines: LineTable)] = [:]
    var findings = findings
    for place in findings.indices {
      var notes = findings[place].finding.notes
      for (index, note) in notes.enumerated() {
        guard note.position == nil, let range = note.range else { continue }
        if files[note.path] == nil, let bytes = try? reader.text(of: note.path) {
          files[note.path] = (bytes, LineTable(bytes.span))
        }
        guard let file = files[note.path] else { continue }
        notes[index].position = file.lines.position(ofByte: range.start, in: file.bytes.span)
      }
      if notes != findings[place].finding.notes { findings[place].finding.notes = notes }
    }
    return findings
  }
}
