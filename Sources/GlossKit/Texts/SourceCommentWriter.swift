import ConventionChecks
import LocalizationModel
import ProtocolServer

/// Writes a new comment for a text into the sources, at the calls that make the text.
///
/// It does the work of the tool `set_comment` for agents. A call where the comment cannot be
/// written safely is refused with a reason.
struct SourceCommentWriter {
  /// A call that keeps its comment, with the reason.
  struct Refusal {
    /// The place as `path:line`.
    let place: String
    let code: String
    let reason: String
  }

  /// The changed places as `path:line`.
  private(set) var written: [String] = []
  private(set) var refused: [Refusal] = []
  private var changes: [FileChange] = []
  /// The calls whose comments change, by file and lines; an edit adds no lines.
  private var calls: [(path: String, lines: ClosedRange<Int>)] = []
  private let boundary: ProjectBoundary

  /// - Parameters:
  ///   - old: The comment as the caller has read it; a call with another comment is refused.
  ///   - file: The only source to change, relative to the repository's folder; `nil` for all.
  /// - Throws: ``ToolError`` if nothing can be written at all.
  init(
    of key: String, comment: String, replacing old: String, file: String?, in project: Project
  ) async throws(ToolError) {
    boundary = project.boundary
    if comment.isBlank { throw ToolError("empty-text", "the comment is empty") }
    let paths = project.stablePaths
    var request = ScanRequest(of: project)
    request.collectsFacts = true
    request.includesC = true
    if let file {
      let path = paths.workingPath(of: file)
      request.isWanted = { $0 == path }
    }
    let read = await ProjectScan.answers(of: project, request) { source, text in
      (strings: source.strings.filter { $0.key.hasBytes(of: key) }, all: source.strings, text: text)
    }
    let sources = read.sources.lazy.compactMap(\.self).filter { !$0.strings.isEmpty }
    if sources.isEmpty {
      throw ToolError(
        "unknown-key", "no source makes this text: 'why' tells where the key comes from")
    }
    for source in sources {
      var fixes: [Fix] = []
      var seen: Set<ByteRange> = []
      for string in source.strings {
        // A call may make several strings with one comment, which is edited once.
        if let call = string.site?.call, !seen.insert(call.range).inserted { continue }
        let place = "\(paths.path(of: string.path)):\(string.position.line)"
        if FileKind.isC(string.path) {
          refused.append(
            Refusal(
              place: place, code: "not-swift", reason: "only Swift is written: edit it by hand"))
          continue
        }
        let sharers = source.all.filter {
          $0.site?.call?.range == string.site?.call?.range && string.site?.call != nil
            && !$0.key.hasBytes(of: key)
        }
        if let sharer = sharers.first {
          refused.append(
            Refusal(
              place: place, code: "shared-comment",
              reason: "the call gives one comment to '\(sharer.key)' as well: write it by hand"))
          continue
        }
        switch Self.edit(string, comment, replacing: old) {
        case .success(let edit?):
          fixes.append(Fix(Message(verbatim: ""), edits: [edit], isSafe: false))
          written.append(place)
          if let range = string.site?.call?.range {
            let (span, lines) = (source.text.bytes.span, LineTable(source.text.bytes.span))
            let first = lines.position(ofByte: range.start, in: span).line
            let last = lines.position(ofByte: range.end, in: span).line
            calls.append((string.path, first...max(first, last)))
          }
        case .success(nil): break
        case .failure(let refusal):
          refused.append(Refusal(place: place, code: refusal.code, reason: refusal.message))
        }
      }
      if fixes.isEmpty { continue }
      let edited = EditedText(source.text.bytes, applying: fixes)
      changes.append(
        FileChange(
          source.strings[0].path, from: source.text.bytes, to: edited.bytes,
          stamp: source.text.stamp))
    }
  }

  /// Returns the edit at one call; `nil` if the call has the comment already.
  private static func edit(
    _ string: ExtractedString, _ comment: String, replacing old: String
  ) -> Result<Fix.Edit?, ToolError> {
    let spelled = SwiftLiteral.text(comment)
    guard let call = string.site?.call, let label = call.commentLabel else {
      return .failure(
        ToolError(
          "no-comment-argument",
          "'\(string.api)' takes no comment: make the text with String(localized:comment:) and pass it on"
        ))
    }
    // `==` would take another Unicode composition for the same text.
    if let own = string.comment, own.hasBytes(of: comment) { return .success(nil) }
    guard (string.comment ?? "").hasBytes(of: old) else {
      return .failure(
        ToolError("text-changed", "the comment is now '\(string.comment ?? "")': read it again"))
    }
    if let argument = call.comment {
      guard argument.isLiteral else {
        return .failure(
          ToolError("not-a-literal", "the comment is an expression: write a literal by hand"))
      }
      return .success(Fix.Edit(argument.value, spelled))
    }
    // The argument 'comment:' has to come before 'including:'.
    guard let last = call.arguments.last, last.label != "including" else {
      return .failure(
        ToolError("no-comment-argument", "no comment can be added beside 'including:'"))
    }
    let end = ByteRange(start: last.range.end, end: last.range.end)
    return .success(Fix.Edit(end, ", \(label): \(spelled)"))
  }

  /// Returns the project with the sources as they will be written.
  func applied(to project: Project) -> Project {
    var project = project
    for change in changes { project.overlay.texts[change.path] = change.newBytes }
    return project
  }

  /// True if a finding in the written sources lies in a call whose comment changes.
  func concerns(_ finding: Finding) -> Bool {
    guard let line = finding.position?.line else { return false }
    return calls.contains { $0.path.hasBytes(of: finding.path) && $0.lines.contains(line) }
  }

  /// Replaces the changed sources, all or none.
  ///
  /// - Throws: ``GlossError`` if one cannot be replaced, or was changed since it was read.
  func write(under lock: RunLock?) throws(GlossError) {
    try FileChanges(changes, within: boundary).write(under: lock)
  }
}
