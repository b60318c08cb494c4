import ConventionChecks
import GlossReports
import LocalizationModel
import ProjectLayout
import ProtocolServer

/// The code actions of a file: the fixes of the findings in a range, comments that the project uses
/// elsewhere, and all certain fixes of the file at once.
///
/// An action changes open texts only, each at the version it was made from. A fix that would change
/// another file is left out, because the editor could not tell that the file has changed.
struct EditorActions {
  private let snapshot: EditorSnapshot
  private let check: Check
  private let path: String
  private let places: TextPlaces

  /// - Returns: `nil` for a file that is not open.
  init?(_ snapshot: EditorSnapshot, _ check: Check, of path: String) {
    guard let text = snapshot.files.texts[path] else { return nil }
    self.snapshot = snapshot
    self.check = check
    self.path = path
    places = TextPlaces(text.bytes, snapshot.files.encoding)
  }

  /// The kind of the action that makes all certain fixes of a file.
  static let fixAll = LSP.CodeActionKind(
    rawValue: "\(LSP.CodeActionKind.sourceFixAll.rawValue).gloss")

  /// Returns true if the editor asks for actions of a kind: it names the kind, or the beginning of it.
  static func isWanted(_ kind: LSP.CodeActionKind, by params: LSP.CodeActionParams) -> Bool {
    guard let only = params.context.only else { return kind == .quickFix }
    return only.contains { kind == $0 || kind.rawValue.hasPrefix($0.rawValue + ".") }
  }

  // MARK: Quick fixes

  func quickFixes(in range: LSP.Range) async -> [LSP.CodeAction] {
    let bytes = places.bytes(of: range)
    let found = check.findings.map(\.finding).filter { finding in
      guard finding.path == path else { return false }
      let place = finding.range.map { $0.start <= bytes.end && bytes.start <= $0.end }
      return place
        ?? (places.position(ofByte: bytes.start).line <= (finding.position?.line ?? 1) - 1)
    }
    let strings = found.contains { $0.rule == ProposedComment.rule } ? await self.strings() : []
    var actions: [LSP.CodeAction] = []
    for finding in found {
      if let fix = finding.fix, let action = action(fix, of: finding) { actions.append(action) }
      if finding.rule == ProposedComment.rule { actions += comments(for: finding, among: strings) }
    }
    return actions
  }

  private func action(_ fix: Fix, of finding: Finding) -> LSP.CodeAction? {
    edit(fix).map { edit in
      LSP.CodeAction(
        title: fix.title.text(in: snapshot.language), kind: .quickFix,
        diagnostics: [
          EditorDiagnostics(files: snapshot.files, language: snapshot.language)
            .diagnostic(finding, places)
        ], isPreferred: fix.isSafe, edit: edit)
    }
  }

  /// Returns the edits of a fix; `nil` if it changes a file that is not open, or would break one.
  private func edit(_ fix: Fix) -> LSP.WorkspaceEdit? {
    let texts = snapshot.files.texts
    let paths = fix.paths(from: path)
    guard paths.allSatisfy({ texts[$0] != nil }) else { return nil }
    let old = texts.mapValues(\.bytes)
    let edited = EditedTexts(old, applying: [(path, fix)]).texts
    var changes: [FileChange] = []
    for path in paths {
      guard let before = old[path] else { return nil }
      let isRewritten = fix.rewritesFile && path == self.path
      guard
        let after = snapshot.project.fixedText(
          edited[path] ?? before, from: before, path, isRewritten: isRewritten)
      else { return nil }
      changes.append(FileChange(path, from: before, to: after, stamp: nil))
    }
    let changed = changes.filter(\.isChanged)
    return changed.isEmpty
      ? nil : LSP.WorkspaceEdit(documentChanges: changed.map(snapshot.files.edit))
  }

  // MARK: Comments

  /// The greatest number of comments of other places that are proposed.
  private static let proposals = 3

  /// Returns all strings of the project, read as the check reads them.
  private func strings() async -> [ExtractedString] {
    var request = ScanRequest(of: snapshot.project)
    request.collectsFacts = true
    request.hashesLiterals = true
    let read = await ProjectScan.answers(of: snapshot.project, request) { source, _ in
      source.strings
    }
    return Array(read.sources.lazy.compactMap(\.self).joined())
  }

  /// Returns actions that write a comment that calls of the same kind have more than once, the
  /// commonest first.
  private func comments(
    for finding: Finding, among strings: [ExtractedString]
  ) -> [LSP.CodeAction] {
    guard let string = strings.first(where: { $0.path == path && $0.range == finding.range }),
      string.placeholders.isEmpty
    else { return [] }
    var counts: [String: Int] = [:]
    for other in strings where other.api == string.api && other.placeholders.isEmpty {
      if let comment = other.comment, !comment.isBlank { counts[comment, default: 0] += 1 }
    }
    let common = counts.filter { $0.value > 1 }.sorted {
      $0.value == $1.value ? $0.key.precedesInBytes($1.key) : $0.value > $1.value
    }
    return common.prefix(Self.proposals).compactMap { comment, _ in
      guard let fix = ProposedComment.fix(comment, for: string), fix != finding.fix else {
        return nil
      }
      return action(fix, of: finding)
    }
  }

  // MARK: All fixes

  /// Returns the action that makes all certain fixes of the file; `nil` if there is none to make.
  func allFixes() async -> LSP.CodeAction? {
    var project = snapshot.project
    let own = project.restrictScope(toArgument: path)
    let selection = (try? FindingSelection(withoutBaselineOf: project)) ?? FindingSelection()
    let fixing = await Fixing(of: project, extent: .safe, selection: selection)
    let changed = fixing.fileChanges.changed.filter { $0.path == own }
    if changed.isEmpty { return nil }
    return LSP.CodeAction(
      title: Message("make all certain fixes in this file", comment: "编辑器的操作：修复本文件里所有有把握的问题")
        .text(in: snapshot.language), kind: Self.fixAll,
      edit: LSP.WorkspaceEdit(documentChanges: changed.map(snapshot.files.edit)))
  }
}
