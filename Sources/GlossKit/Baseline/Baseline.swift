import ConventionChecks
public import LocalizationModel
import OrderedJSON
import ProjectLayout
import StringCatalog

/// The findings that a project accepts for now, in a file such as `gloss-baseline.json`: `gloss
/// check` reports only new ones, so that old code need not be clean before checks are of use.
///
/// A baseline may only shrink: `--prune-baseline` removes resolved findings, nothing adds
/// new ones. Findings are recognized by fingerprint, never by line, so that an accepted finding
/// stays accepted when edits move its line.
public struct Baseline: Sendable {
  /// The path as the user gave it, or as the configuration names it.
  public let path: String
  private var entries: [BaselineEntry]
  /// The state of the file when it was read; `nil` for a new baseline.
  private let stamp: FileStamp?
  private let boundary: ProjectBoundary

  /// The fingerprints of the accepted findings.
  public var fingerprints: Set<Fingerprint> { Set(entries.map(\.fingerprint)) }
  /// The number of accepted findings.
  public var count: Int { entries.count }
  /// True if a convention rule's finding is accepted, which shows that the
  /// project has a convention.
  public var namesConvention: Bool { entries.contains { Convention.ruleIDs.contains($0.rule) } }

  /// Reads a baseline.
  ///
  /// - Throws: ``GlossError`` if the file cannot be read or is no baseline.
  public init(_ path: String) throws(GlossError) {
    try self.init(path, within: .commandLine(allowsOutside: false))
  }

  /// - Parameter boundary: Nothing beyond it is read or written.
  package init(_ path: String, within boundary: ProjectBoundary) throws(GlossError) {
    self.path = path
    self.boundary = boundary
    if PathKind(path) == .missing {
      throw GlossError(path, .noBaseline)
    }
    let contents = try FileReader.contents(of: path, within: boundary)
    stamp = contents.stamp
    entries = try Self.entries(contents.bytes, path)
  }

  /// Reads a baseline from memory, for comparing only: without a file's stamp a write could not
  /// tell that the file has changed.
  package init(_ path: String, bytes: ContiguousArray<UInt8>) throws(GlossError) {
    self.path = path
    stamp = nil
    boundary = .none
    entries = try Self.entries(bytes, path)
  }

  /// Makes a baseline of all findings of a check, accepted and new.
  ///
  /// - Throws: ``GlossError`` if the file exists already: a baseline may only shrink.
  public init(_ path: String, of check: Check, in project: Project) throws(GlossError) {
    try self.init(path, of: check, in: project, within: project.boundary.admitting())
  }

  /// - Parameter boundary: Nothing beyond it is written.
  package init(
    _ path: String, of check: Check, in project: Project, within boundary: ProjectBoundary
  ) throws(GlossError) {
    if let objection = boundary.objection(to: path) { throw objection }
    if PathKind(path) != .missing { throw GlossError(path, .baselineExists) }
    self.path = path
    self.boundary = boundary
    stamp = nil
    let stable = project.stablePaths
    entries = (check.acceptedFindings + check.findings).compactMap { located in
      let finding = located.finding
      return located.fingerprint.map {
        BaselineEntry(
          fingerprint: $0, rule: finding.rule, file: stable.path(of: finding.path),
          key: finding.subject?.key, locale: finding.subject?.language)
      }
    }
  }

  /// Returns the number of entries in the checked files that the check no longer found.
  ///
  /// The number is 0 if some file could not be read, because findings in it may still exist.
  public func resolvedCount(after check: Check, of project: Project) -> Int {
    resolvedFingerprints(after: check, of: project).count
  }

  /// Removes the entries in the checked files that the check no longer found.
  public mutating func prune(after check: Check, of project: Project) {
    let resolved = resolvedFingerprints(after: check, of: project)
    entries.removeAll { resolved.contains($0.fingerprint) }
  }

  private func resolvedFingerprints(after check: Check, of project: Project) -> Set<Fingerprint> {
    guard check.isComplete else { return [] }
    let found = Set((check.acceptedFindings + check.findings).compactMap(\.fingerprint))
    let stable = project.stablePaths
    return Set(
      entries.filter { entry in
        !found.contains(entry.fingerprint)
          && project.scope.contains(stable.workingPath(of: entry.file))
      }.map(\.fingerprint))
  }

  /// The bytes of the file as ``write()`` writes them.
  var bytes: ContiguousArray<UInt8> { BaselineEntry.json(entries) }

  /// Replaces the file that was read, or creates a new one.
  public func write() throws(GlossError) {
    try FileWriter(within: boundary).write([
      FileChange(path, from: stamp == nil ? nil : [], to: bytes, stamp: stamp)
    ])
  }

  private static func entries(
    _ bytes: ContiguousArray<UInt8>, _ path: String
  ) throws(GlossError) -> [BaselineEntry] {
    func failure(at offset: Int, _ reason: GlossError.Reason) -> GlossError {
      GlossError(path, at: LineTable(bytes.span).position(ofByte: offset, in: bytes.span), reason)
    }
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      document = try JSONDocument(bytes)
    } catch {
      throw failure(at: error.offset, .configuration(.badJSON(error.wording)))
    }
    guard document.root["schemaVersion"]?.integer == 1, let list = document.root["findings"],
      list.kind == .array
    else {
      throw failure(at: document.root.range.lowerBound, .change(.noBaselineInFile))
    }
    var entries: [BaselineEntry] = []
    for element in list.elements {
      guard let text = element["fingerprint"]?.string, let fingerprint = Fingerprint(text),
        let file = element["file"]?.string, let rule = element["rule"]?.string
      else {
        throw failure(at: element.range.lowerBound, .change(.noBaselineInFile))
      }
      entries.append(
        BaselineEntry(
          fingerprint: fingerprint, rule: rule, file: file, key: element["key"]?.string,
          locale: element["locale"]?.string))
    }
    return entries
  }
}

extension FindingSelection {
  /// Selects the findings that the project's own baseline does not accept: all if there is none.
  ///
  /// - Throws: ``GlossError`` if the baseline cannot be read.
  package init(withoutBaselineOf project: Project) throws(GlossError) {
    self.init()
    guard let path = project.configuration.presentBaseline else { return }
    let baseline = try Baseline(path, within: project.boundary)
    accepted = baseline.fingerprints
    asksForConvention = baseline.namesConvention
  }
}
