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

  /// What the guides find.
  func findings() async -> [LocatedFinding] {
    let includesTests = project.configuration.guides.includesTests
    let texts = ScannedTexts(scan, project, leavesOut: broken)
    let (index, models, tests) = await joined(texts)
    let sources = GuideSources(texts, project, index, models, tests: tests?.paths)
    let words =
      readsEverySource ? nil : tests?.words ?? GuideWords(index, models, in: texts)
    let (read, asking) = await sources.read(holding: words)
    let settings = TargetSettings(project.layout, within: project.boundary)
    let guided = GuideProject(
      read, index, models, reportsTests: includesTests, unread: broken.sortedByBytes(),
      isWhole: project.scope == .everything, modules: settings.names,
      isMainActorByDefault: settings.isMainActorByDefault, texts: texts, words: asking)
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
    return await located(sink.findings) + notes
  }

  /// The tests that hold words of the guides.
  private struct HoldingTests {
    let paths: Set<String>
    /// With what these tests declare.
    let words: GuideWords
  }

  /// What the sources declare. Tests count here alone: those that are reported, else those that use a
  /// model of the old kind, because a migration rewrites them, too.
  ///
  /// - Returns: Also the tests of the second kind, if these are the ones that were joined.
  private func joined(_ texts: ScannedTexts) async -> (ProjectIndex, ModelNames, HoldingTests?) {
    var index = scan.index()
    var models = ModelNames(index)
    if project.configuration.guides.includesTests {
      index = scan.index(adding: await declarations(of: texts.tests, holding: nil))
      return (index, ModelNames(index), nil)
    }
    guard models.hasObservableObjects else { return (index, models, nil) }
    var others = texts.tests
    var declared: [(path: String, part: SourcePart)] = []
    // A test may declare what makes another one matter.
    for _ in 0..<Self.testRounds {
      let words = GuideWords(index, models, in: texts)
      let parts = await declarations(of: others, holding: words)
      declared = (declared + parts).sorted { $0.path.precedesInBytes($1.path) }
      let paths = Set(declared.map(\.path))
      if parts.isEmpty { return (index, models, HoldingTests(paths: paths, words: words)) }
      others.removeAll(where: paths.contains)
      index = scan.index(adding: declared)
      models = ModelNames(index)
    }
    index = scan.index(adding: await declarations(of: texts.tests, holding: nil))
    return (index, ModelNames(index), nil)
  }

  /// How often tests are searched before all of them are joined: each search reads them all.
  private static let testRounds = 4

  /// - Parameter words: `nil` for all tests.
  private func declarations(
    of tests: [String], holding words: GuideWords?
  ) async -> [(path: String, part: SourcePart)] {
    let look = SourceLook(of: project)
    let overlay = project.overlay
    let parts = await concurrentlyMap(
      tests, workers: project.workers
    ) { path -> SourcePart? in
      guard let bytes = try? FileReader(overlay: overlay).text(of: path),
        words?.concern(GuideText(bytes: bytes, isTest: true), at: path, reportsTests: false) ?? true
      else { return nil }
      return look.declarations(in: bytes)
    }
    return zip(tests, parts).compactMap { path, part in part.map { (path, $0) } }
  }

  /// Whether a rule is on somewhere that any source can break.
  private var readsEverySource: Bool {
    let rules = selection.rules.filter(\.readsEverySource).map(\.summary)
    return rules.contains(where: checkers.mayRun)
  }

  /// Finds the places of findings.
  private func located(_ findings: [Finding]) async -> [LocatedFinding] {
    let byPath = Dictionary(grouping: findings, by: \.path)
      .sorted { $0.key.precedesInBytes($1.key) }
    let overlay = project.overlay
    let located = await concurrentlyMap(
      byPath.map { ($0.key, $0.value) }, workers: project.workers
    ) { file in
      do throws(GlossError) {
        let bytes = try FileReader(overlay: overlay).text(of: file.0)
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
    let reader = FileReader(overlay: project.overlay)
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
