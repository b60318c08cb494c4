import GlossReports
import Interchange
import LocalizationModel
import OrderedJSON
import ProtocolServer
import TranslationUnits

/// The MCP tools that change texts: `set_translations`, `set_comment` and `rename`, and in a file of
/// its own `approve`. Each text comes with the version that `context` gave, so that work done meanwhile is not overwritten.
enum WritingTools {
  // MARK: set_translations

  static func setTranslations(_ session: AgentSession) -> ServerTool {
    ServerTool(
      "set_translations", title: "Write translations",
      description: """
        Writes texts of one language, each with the version that 'context' gave for it; one that changed since is \
        refused. Texts get the state needs_review. A text with an error, such as a lost placeholder, is refused \
        with the reason; 'findings' lists what looks wrong in the texts written. Give all forms of a key together.
        """,
      effects: session.permissions.writes ? .replaces : .reads,
      input: .object([
        .required("language", .text, "Such as zh-Hans"), .catalog,
        .required(
          "texts",
          .array(
            of: ValueSchema.Described(
              .object([
                .required("key", .text),
                .optional("form", .text, "As 'context' names it, such as plural.one"),
                .required("text", .text), .required("version", .text),
                .optional("replace", .boolean, "True to replace a finished text"),
              ])), atMost: 500)),
      ]), output: writeOutput
    ) { json throws(ToolError) in
      let arguments = ToolArguments(json)
      let edits = arguments.objects("texts").map { item in
        TranslationWriter.Edit(
          key: item.text("key") ?? "", path: item.text("form") ?? "", text: item.text("text") ?? "",
          version: item.text("version") ?? "", replacesFinished: item.flag("replace"))
      }
      return try await write(edits.map(\.key), arguments, session) {
        texts, index, project, lock throws(GlossError) in
        let writing = TranslationWriter(edits, into: texts, catalog: index, of: project)
        try writing.write(under: lock)
        return answer(to: writing, texts.catalogs[index].name)
      }
    }
  }

  static let writeOutput = ValueSchema.object([
    .required("catalog", .text), .required("written", .count), .required("unchanged", .count),
    .required(
      "refused",
      .list(
        .object([
          .required("key", .text), .optional("form", .text), .required("code", .text),
          .required("reason", .text),
          .optional("text", .text, "What the catalog has now"),
          .optional("version", .text, "The version of that"),
        ]))),
    .optional(
      "findings",
      .list(
        .object([
          .required("key", .text), .optional("form", .text), .required("rule", .text),
          .required("message", .text),
        ])), "What 'check' would say about the written texts: correct them, if it is right"),
  ])

  /// Reads the texts of a call's language and calls `change` with them, the index of the catalog
  /// that has the keys, the project and the lock of the write.
  static func write(
    _ keys: [String], _ arguments: ToolArguments, _ session: AgentSession,
    _ change:
      @escaping @Sendable (LanguageTexts, Int, Project, RunLock) throws(GlossError) -> JSONValue
  ) async throws(ToolError) -> JSONValue {
    let globs = try TextTools.globs(arguments)
    return try await session.write { project, lock throws(ToolError) in
      let language = arguments.text("language") ?? ""
      if let flaw = Export.flaw(ofLanguage: language) {
        throw ToolError("invalid-arguments", "\(flaw)")
      }
      let texts = await LanguageTexts(of: project, in: language, globs)
      if let failure = ToolError(texts.failures) { throw failure }
      if let refusal = texts.refusalOfLanguage {
        throw ToolError(refusal.code, refusal.message.description)
      }
      let index = try catalog(holding: keys, texts)
      do throws(GlossError) {
        return try change(texts, index, project, lock)
      } catch {
        throw ToolError(error)
      }
    }
  }

  /// Returns the index of the catalog for some texts: the only one there is, or the only one
  /// that has all of their keys.
  private static func catalog(
    holding keys: [String], _ texts: LanguageTexts
  ) throws(ToolError) -> Int {
    if texts.catalogs.count == 1 { return 0 }
    let keys = Set(keys.map { TextKey($0) })
    let holders = texts.catalogs.indices.filter { index in
      keys.isSubset(of: Set(texts.catalogs[index].texts.map { TextKey($0.key) }))
    }
    if holders.count == 1 { return holders[0] }
    let names = texts.catalogs.map(\.name).joined(separator: ", ")
    throw ToolError(
      "which-catalog",
      "name the 'catalog' of these texts, one of: \(names.isEmpty ? "none" : names)")
  }

  private static func answer(to writing: TranslationWriter, _ name: String) -> JSONValue {
    func count(_ kind: TranslationWriter.Outcome.Kind) -> Int {
      writing.outcomes.count { $0.kind == kind }
    }
    let findings = writing.findings.map { finding in
      JSONValue.answer([
        ("key", .string(finding.key)),
        ("form", finding.form.isEmpty ? nil : .string(finding.form)),
        ("rule", .string(finding.rule)), ("message", .string(finding.message.description)),
      ])
    }
    let refused = writing.outcomes.filter { $0.kind == .refused }.map {
      refusal(of: $0.edit.key, $0.edit.path, $0.code, $0.reason, $0.now)
    }
    return answer(name, written: count(.written), unchanged: count(.unchanged), refused, findings)
  }

  static func answer(
    _ name: String, written: Int, unchanged: Int, _ refused: [JSONValue], _ findings: [JSONValue]
  ) -> JSONValue {
    .answer([
      ("catalog", .string(name)), ("written", .number(String(written))),
      ("unchanged", .number(String(unchanged))), ("refused", .array(refused)),
      ("findings", findings.isEmpty ? nil : .array(findings)),
    ])
  }

  static func refusal(
    of key: String, _ form: String, _ code: String?, _ reason: String?, _ now: ExportedUnit?
  ) -> JSONValue {
    .answer([
      ("key", .string(key)), ("form", form.isEmpty ? nil : .string(form)),
      ("code", .string(code ?? "refused")), ("reason", .string(reason ?? "")),
      ("text", now?.text.map { .string($0) }), ("version", now.map { .string($0.version) }),
    ])
  }

  // MARK: set_comment

  static func setComment(_ session: AgentSession) -> ServerTool {
    ServerTool(
      "set_comment", title: "Write a comment",
      description: """
        Writes the comment of a key into the code, at each place that makes the text, in the argument that \
        takes it. 'sync' then brings it into the catalogs. Comments are in the project's comment language; 'findings' \
        lists what looks wrong in the comment written.
        """,
      effects: session.permissions.writes ? .replaces : .reads,
      input: .object([
        .required("key", .text), .required("comment", .text),
        .required("was", .text, "The comment as it was read; empty if there was none"),
        .optional("file", .text, "Only the places in this source file"),
      ]),
      output: .object([
        .required("written", .texts, "Places, as path:line"),
        .required(
          "refused",
          .list(
            .object([
              .required("place", .text), .required("code", .text), .required("reason", .text),
            ]))),
        .optional(
          "findings",
          .list(
            .object([
              .required("place", .text), .required("rule", .text), .required("message", .text),
            ])), "What 'check' says about the comment: correct it, if it is right"),
      ])
    ) { json throws(ToolError) in
      let arguments = ToolArguments(json)
      return try await session.write { project, lock throws(ToolError) in
        let writing = try await SourceCommentWriter(
          of: arguments.text("key") ?? "", comment: arguments.text("comment") ?? "",
          replacing: arguments.text("was") ?? "", file: arguments.text("file"), in: project)
        let paths = project.stablePaths
        let check =
          writing.written.isEmpty ? Check() : await Check(of: writing.applied(to: project))
        let comments = check.findings.map(\.finding).filter {
          $0.rule.hasPrefix("comment-") && writing.concerns($0)
        }
        let findings = comments.map { finding -> JSONValue in
          let place = "\(paths.path(of: finding.path)):\(finding.position?.line ?? 1)"
          return [
            "place": .string(place), "rule": .string(finding.rule),
            "message": .string(finding.message.description),
          ]
        }
        do throws(GlossError) { try writing.write(under: lock) } catch { throw ToolError(error) }
        return .answer([
          ("written", .array(writing.written.map { .string($0) })),
          (
            "refused",
            .array(
              writing.refused.map {
                [
                  "place": .string($0.place), "code": .string($0.code),
                  "reason": .string($0.reason),
                ]
              })
          ), ("findings", findings.isEmpty ? nil : .array(findings)),
        ])
      }
    }
  }

  // MARK: rename

  static func rename(_ session: AgentSession) -> ServerTool {
    ServerTool(
      "rename", title: "Rename a key",
      description: """
        Changes a key in the sources and the catalogs together; translations go along, to be reviewed. Without \
        'apply' it says what would change.
        """,
      effects: session.permissions.writes ? .replaces : .reads,
      input: .object([
        .required("from", .text, "As the catalogs spell it"), .required("to", .text),
        .optional("table", .text),
        .optional("sameMeaning", .boolean, "True to keep the states of translations"),
        .optional("apply", .boolean, "True to write"),
      ]), output: changeOutput
    ) { json throws(ToolError) in
      let arguments = ToolArguments(json)
      // A kept state marks the new text as approved, which is a person's decision.
      if arguments.flag("sameMeaning"), !session.permissions.approves {
        throw ToolError(
          "not-allowed",
          "'sameMeaning' keeps texts approved: leave it out, or a person starts 'gloss mcp --allow-approve'"
        )
      }
      let options = Renaming.Options(
        table: arguments.text("table"), keepsStates: arguments.flag("sameMeaning"))
      @Sendable func renaming(_ project: Project) async throws(ToolError) -> Renaming {
        let renaming = await Renaming(
          of: project, from: arguments.text("from") ?? "", to: arguments.text("to") ?? "",
          options: options)
        if let failure = ToolError(renaming.failures) { throw failure }
        return renaming
      }
      @Sendable func answer(_ renaming: Renaming, _ project: Project, isWritten: Bool) -> JSONValue
      {
        changes(renaming.fileChanges, project, isWritten: isWritten)
      }
      guard arguments.flag("apply") else {
        let project = try await session.project()
        return answer(try await renaming(project), project, isWritten: false)
      }
      return try await session.write { project, lock throws(ToolError) in
        let plan = try await renaming(project)
        do throws(GlossError) { try plan.write(under: lock) } catch { throw ToolError(error) }
        return answer(plan, project, isWritten: true)
      }
    }
  }

  static let changeOutput = ValueSchema.object([
    .required("written", .boolean), .required("files", .texts),
    .optional("diff", .text, "What changes, cut where it is long"),
  ])

  /// Describes changed files by their paths and, before they are written, by a unified diff.
  static func changes(
    _ files: FileChanges, _ project: Project, isWritten: Bool
  ) -> JSONValue {
    let paths = project.stablePaths
    let diff =
      isWritten ? [] : files.diff(isForPeople: false, hasColor: false) { paths.path(of: $0) }
    let text = String(decoding: diff.prefix(diffLimit), as: UTF8.self)
    return .answer([
      ("written", .boolean(isWritten && !files.all.isEmpty)),
      ("files", .array(files.all.map { .string(paths.path(of: $0.path)) })),
      ("diff", diff.isEmpty ? nil : .string(diff.count > diffLimit ? text + "\n…" : text)),
    ])
  }

  /// The most bytes of a diff, so that the answer fits an agent's context.
  private static let diffLimit = 8000
}
