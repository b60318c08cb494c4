import GlossReports
import LocalizationModel
import OrderedJSON
import ProtocolServer
import StringCatalog
import TranslationUnits

/// The MCP tools `check`, `sync`, `export` and `import`. Each reads JSON arguments, runs the type
/// that the command of the same name runs (such as ``Check``), and returns its result as JSON.
enum ProjectTools {
  // MARK: check

  static func check(_ session: AgentSession) -> ServerTool {
    let finding = ValueSchema.object([
      .required("rule", .text), .required("severity", .text), .required("path", .text),
      .optional("line", .count), .optional("column", .count), .required("message", .text),
      .optional("key", .text), .optional("fix", .text, "What 'fix' would do about it"),
    ])
    return ServerTool(
      "check", title: "Check texts and code",
      description: """
        The findings that CI sees, errors first; a baseline is honored. With 'fix' it corrects what can be \
        corrected without a decision ('safe') or also what may need a look ('all').
        """,
      effects: session.permissions.writes ? .replaces : .reads,
      input: .object([
        .optional("paths", .texts, "Only findings in these files and folders"),
        .optional("since", .text, "Only findings that are new since this git revision"),
        .optional("severity", .string(values: ["error", "warning", "info"]), "This or graver"),
        .optional("rule", .text), .optional("fix", .string(values: ["safe", "all"])),
        .optional("limit", .integer(1..<201), "Findings at most; 50 if left out"), .cursor,
      ]),
      output: .object([
        .required("errors", .count), .required("warnings", .count), .required("notes", .count),
        .required("findings", .list(finding)), .optional("fixed", .count),
        .optional("failures", .texts, "What could not be read"), .next,
      ])
    ) { json throws(ToolError) in
      let arguments = ToolArguments(json)
      guard let extent = arguments.text("fix").flatMap({ Fixing.Extent(rawValue: $0) }) else {
        var project = try await session.project()
        let selection = try await selection(arguments, &project)
        let check = await Check(of: project, selection: selection)
        return try answer(to: check, arguments, project)
      }
      try arguments.refuseCursor(beside: "fix")
      if arguments.text("rule") != nil || !arguments.texts("paths").isEmpty {
        throw ToolError("invalid-arguments", "'fix' is for the whole project")
      }
      return try await session.write { lockedProject, lock throws(ToolError) in
        var project = lockedProject
        let selection = try await selection(arguments, &project)
        let fixing = await Fixing(of: project, extent: extent, selection: selection)
        var json = try answer(to: fixing.check, arguments, project)
        json["fixed"] = .number(String(fixing.fixCount))
        do throws(GlossError) { try fixing.write(under: lock) } catch { throw ToolError(error) }
        return json
      }
    }
  }

  /// Returns the filter of a check: the findings of the baseline, and with 'since' the findings
  /// of that revision, do not count. `project` keeps the revision's catalogs, for rules that
  /// compare with them.
  private static func selection(
    _ arguments: ToolArguments, _ project: inout Project
  ) async throws(ToolError) -> FindingSelection {
    do throws(GlossError) {
      var selection = try FindingSelection(withoutBaselineOf: project)
      if let revision = arguments.text("since") {
        selection.leaveOut(try await project.compare(with: revision))
      }
      return selection
    } catch {
      throw ToolError(error)
    }
  }

  private static func answer(
    to check: Check, _ arguments: ToolArguments, _ project: Project
  ) throws(ToolError) -> JSONValue {
    let paths = project.stablePaths
    let requestedPaths = arguments.texts("paths").map { name in
      name.hasSuffix("/") ? String(name.dropLast()) : name
    }
    let rule = arguments.text("rule")
    let minimumSeverity =
      arguments.text("severity").flatMap { Finding.Severity(rawValue: $0) } ?? .info
    let findings = check.findings.filter { located in
      let path = paths.path(of: located.finding.path)
      return located.finding.severity >= minimumSeverity
        && (rule.map { $0 == located.finding.rule } ?? true)
        && (requestedPaths.isEmpty
          || requestedPaths.contains { path == $0 || path.hasPrefix($0 + "/") })
    }
    // A stable sort: findings of one severity stay in the order of the report.
    let sorted = [Finding.Severity.error, .warning, .info].flatMap { severity in
      findings.filter { $0.finding.severity == severity }
    }
    let page = try ToolPage(sorted, arguments, limit: arguments.number("limit") ?? 50)
    func count(_ severity: Finding.Severity) -> JSONValue {
      .number(String(findings.count { $0.finding.severity == severity }))
    }
    return .answer([
      ("errors", count(.error)), ("warnings", count(.warning)), ("notes", count(.info)),
      ("findings", .array(page.elements.map { json(of: $0.finding, paths) })),
      (
        "failures",
        check.failures.isEmpty ? nil : .array(check.failures.map { .string($0.description) })
      ), ("next", page.next.map { .string($0) }),
    ])
  }

  private static func json(of finding: Finding, _ paths: StablePaths) -> JSONValue {
    .answer([
      ("rule", .string(finding.rule)), ("severity", .string(finding.severity.rawValue)),
      ("path", .string(paths.path(of: finding.path))),
      ("line", finding.position.map { .number(String($0.line)) }),
      ("column", finding.position.map { .number(String($0.column)) }),
      ("message", .string(finding.message.description)),
      ("key", finding.subject.map { .string($0.key) }),
      ("fix", finding.fix.map { .string($0.title.description) }),
    ])
  }

  // MARK: sync

  static func sync(_ session: AgentSession) -> ServerTool {
    let change = ValueSchema.object([
      .required("key", .text), .required("change", .text), .optional("from", .text),
    ])
    return ServerTool(
      "sync", title: "Bring catalogs up to date",
      description: """
        Adds keys that the code has to the catalogs, and marks or removes those that it no longer has, as Xcode \
        would. Without 'apply' it says what would change.
        """,
      effects: session.permissions.writes ? .replaces : .reads,
      input: .object([.optional("apply", .boolean, "True to write"), .cursor]),
      output: .object([
        .required("written", .boolean), .required("count", .count),
        .required(
          "catalogs",
          .list(.object([.required("catalog", .text), .required("changes", .list(change))]))),
        .optional("failures", .texts, "What could not be read"), .next,
      ])
    ) { json throws(ToolError) in
      let arguments = ToolArguments(json)
      @Sendable func plan(_ project: Project) async -> Sync {
        await Sync(of: project.whole, options: Sync.Options(of: project.configuration))
      }
      guard arguments.flag("apply") else {
        let project = try await session.project()
        return try answer(to: await plan(project), arguments, project, isWritten: false)
      }
      try arguments.refuseCursor(beside: "apply")
      return try await session.write { project, lock throws(ToolError) in
        let sync = await plan(project)
        let answer = try answer(to: sync, arguments, project, isWritten: true)
        do throws(GlossError) { try sync.write(under: lock) } catch { throw ToolError(error) }
        return answer
      }
    }
  }

  private static func answer(
    to sync: Sync, _ arguments: ToolArguments, _ project: Project, isWritten: Bool
  ) throws(ToolError) -> JSONValue {
    let changes = sync.catalogs.flatMap { catalog in catalog.changes.map { (catalog.path, $0) } }
    // After a write there is no next page: the changes are made.
    let page = try ToolPage(changes, arguments, limit: isWritten ? max(changes.count, 1) : 200)
    var groups: [(String, [JSONValue])] = []
    for (path, change) in page.elements {
      let name = project.stablePaths.path(of: path)
      if groups.last?.0 != name { groups.append((name, [])) }
      groups[groups.count - 1].1.append(json(of: change))
    }
    return .answer([
      ("written", .boolean(isWritten && sync.isOutOfDate)),
      ("count", .number(String(changes.count))),
      (
        "catalogs",
        .array(groups.map { ["catalog": .string($0.0), "changes": .array($0.1)] })
      ),
      (
        "failures",
        sync.failures.isEmpty ? nil : .array(sync.failures.map { .string($0.description) })
      ), ("next", isWritten ? nil : page.next.map { .string($0) }),
    ])
  }

  private static func json(of change: CatalogChange) -> JSONValue {
    let (word, from): (String, String?) =
      switch change.kind {
      case .added: ("added", nil)
      case .reworded(let key): ("reworded", key)
      case .moved(let catalog): ("moved", catalog)
      case .removed: ("removed", nil)
      case .markedStale: ("stale", nil)
      case .revived: ("revived", nil)
      case .markedUntranslatable: ("untranslatable", nil)
      case .markedTranslatable: ("translatable", nil)
      case .commentChanged(let old, _): ("comment", old)
      case .valueChanged(let old, _): ("value", old)
      }
    return .answer([
      ("key", .string(change.key)), ("change", .string(word)), ("from", from.map { .string($0) }),
    ])
  }

  // MARK: export and import

  static func export(_ session: AgentSession) -> ServerTool {
    ServerTool(
      "export", title: "Write files for translators",
      description: "Writes one file for each language into a folder of the project.",
      effects: session.permissions.writes ? .adds : .reads,
      input: .object([
        .required("languages", .texts), .required("folder", .text, "In the project"),
        .optional("format", .string(values: Export.Format.allCases.map(\.rawValue))),
        .optional(
          "only", .string(values: Export.Selection.allCases.map(\.rawValue)), "Which texts"),
        .catalog,
      ]), output: .object([.required("files", .texts)])
    ) { json throws(ToolError) in
      let arguments = ToolArguments(json)
      return try await session.write { project, lock throws(ToolError) in
        var options = Export.Options()
        options.languages = arguments.texts("languages")
        options.hasContext = true
        if let format = arguments.text("format").flatMap({ Export.Format(rawValue: $0) }) {
          options.format = format
        }
        if let only = arguments.text("only").flatMap({ Export.Selection(rawValue: $0) }) {
          options.selection = only
        }
        options.catalogs = [arguments.text("catalog")].compactMap(\.self)
        if let flaw = options.languages.compactMap(Export.flaw(ofLanguage:)).first {
          throw ToolError("invalid-arguments", "\(flaw)")
        }
        options.output = try exportFolder(arguments.text("folder") ?? ".", in: project)
        let export = await Export(of: project.whole, options: options)
        if let failure = ToolError(export.failures) { throw failure }
        do throws(GlossError) { try export.write(under: lock) } catch { throw ToolError(error) }
        return [
          "files": .array(
            export.documents.map { .string(project.stablePaths.path(of: $0.path)) })
        ]
      }
    }
  }

  static func `import`(_ session: AgentSession) -> ServerTool {
    ServerTool(
      "import", title: "Take translators' files",
      description: """
        Takes the translations of a translators' file (XLIFF, .xcloc, CSV, PO, a returned catalog …) into the \
        catalogs, each checked. Without 'apply' it says what would become of each text.
        """,
      effects: session.permissions.approves ? .replaces : .reads,
      input: .object([
        .required("file", .text, "In the project"),
        .optional("apply", .boolean, "True to write; finished texts need --allow-approve"),
      ]),
      output: .object([
        .required("written", .boolean), .required("applied", .count),
        .required("unchanged", .count),
        .required("skipped", .count), .required("refused", .count),
        .required(
          "remarks",
          .list(
            .object([
              .optional("key", .text), .optional("form", .text), .required("outcome", .text),
              .required("code", .text), .required("reason", .text),
            ]))),
      ])
    ) { json throws(ToolError) in
      let arguments = ToolArguments(json)
      guard arguments.flag("apply") else {
        let project = try await session.project()
        let file = try path(arguments.text("file") ?? "", in: project)
        let run = await Import([file], into: project.whole)
        if let failure = ToolError(run.failures) { throw failure }
        return answer(to: run, isWritten: false)
      }
      guard session.permissions.approves else {
        throw ToolError(
          "not-allowed",
          "a file can hold finished texts: a person imports it, or starts 'gloss mcp --allow-approve'"
        )
      }
      return try await session.write { project, lock throws(ToolError) in
        let file = try path(arguments.text("file") ?? "", in: project)
        let run = await Import([file], into: project.whole)
        if let failure = ToolError(run.failures) { throw failure }
        do throws(GlossError) { try run.write(under: lock) } catch { throw ToolError(error) }
        return answer(to: run, isWritten: true)
      }
    }
  }

  /// Returns a path that an agent gave, relative to the project, as this run writes it.
  ///
  /// - Throws: ``ToolError`` for a path that leads out of the project.
  private static func path(_ name: String, in project: Project) throws(ToolError) -> String {
    let path = project.stablePaths.workingPath(of: name)
    if let objection = project.boundary.objection(to: path) { throw ToolError(objection) }
    return path
  }

  /// Returns the folder of an export, as this run writes it.
  ///
  /// - Throws: ``ToolError`` for a folder outside of the project, and for a hidden one: git, build
  ///   tools and editors keep files there that they run.
  private static func exportFolder(
    _ name: String, in project: Project
  ) throws(ToolError) -> String {
    let path = try path(name, in: project)
    if project.boundary.hidesTarget(of: path) {
      throw ToolError(
        "hidden-folder", "'\(name)' is a hidden folder or lies in one: name another folder")
    }
    return path
  }

  /// Returns the counts of an import by outcome, and a remark for each text that was not plainly
  /// applied or unchanged, from the import's ledger: its account of every unit in the file.
  private static func answer(to run: Import, isWritten: Bool) -> JSONValue {
    var counts = LedgerCounts()
    for part in run.ledger.parts { counts.add(part.entries.counts) }
    // At most 100 entries, so that the answer fits an agent's context.
    let remarks = run.ledger.parts.flatMap(\.entries.listedEntries).prefix(100).flatMap { entry in
      ((entry.outcome.reason.map { [$0] } ?? []) + entry.remarks).map { reason in
        JSONValue.answer([
          ("key", entry.key.map { .string($0) }),
          ("form", entry.path.isEmpty ? nil : .string("\(entry.path)")),
          ("outcome", .string(entry.outcome.name.rawValue)), ("code", .string(reason.code)),
          ("reason", .string(reason.message.description)),
        ])
      }
    }
    func count(_ name: LedgerEntry.Outcome.Name) -> JSONValue { .number(String(counts[name])) }
    return [
      "written": .boolean(isWritten && run.isOutOfDate), "applied": count(.applied),
      "unchanged": count(.unchanged), "skipped": count(.skipped), "refused": count(.refused),
      "remarks": .array(remarks),
    ]
  }
}
