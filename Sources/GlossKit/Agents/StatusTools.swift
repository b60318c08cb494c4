import ConventionChecks
import LocalizationModel
import OrderedJSON
import ProtocolServer
import StringCatalog

/// The MCP tools that only report: `status` (coverage by catalog and language), `why` (the reasons
/// for a key) and `glossary` (the project's terms).
enum StatusTools {
  // MARK: status

  static func status(_ session: AgentSession) -> ServerTool {
    let counts = ValueSchema.object([
      .required("language", .text), .required("texts", .count),
      .required("translated", .count), .optional("needsReview", .count),
      .optional("machineTranslated", .count), .optional("new", .count),
      .optional("missing", .count), .optional("stale", .count),
    ])
    return ServerTool(
      "status", title: "Translation status",
      description:
        "How far each catalog is translated, by language. Counts that are 0 are left out.",
      effects: .reads,
      input: .object([
        .optional("languages", .texts, "Only these, such as zh-Hans; all if left out")
      ]),
      output: .object([
        .required(
          "catalogs",
          .list(
            .object([
              .required("catalog", .text), .required("sourceLanguage", .text),
              .required("languages", .list(counts)),
            ])))
      ])
    ) { json throws(ToolError) in
      let arguments = ToolArguments(json)
      let project = try await session.project().whole
      let status = await Status(of: project, languages: arguments.texts("languages"))
      if let failure = ToolError(status.failures) { throw failure }
      let paths = project.stablePaths
      let catalogs = status.catalogs.map { catalog -> JSONValue in
        let rows = status.coverage.filter { $0.catalog == catalog.catalog }
        return [
          "catalog": .string(paths.path(of: catalog.catalog)),
          "sourceLanguage": .string(catalog.sourceLanguage),
          "languages": .array(rows.map(row)),
        ]
      }
      return ["catalogs": .array(catalogs)]
    }
  }

  private static func row(_ coverage: Coverage) -> JSONValue {
    let counts = coverage.counts
    var row: JSONValue = [
      "language": .string(coverage.language), "texts": .number(String(counts.total)),
      "translated": .number(String(counts[.translated])),
    ]
    let unfinishedStates: [(String, UnitState)] = [
      ("needsReview", .needsReview), ("machineTranslated", .machineTranslated), ("new", .new),
      ("missing", .missing), ("stale", .stale),
    ]
    for (name, state) in unfinishedStates where counts[state] > 0 {
      row[name] = .number(String(counts[state]))
    }
    return row
  }

  // MARK: why

  static func why(_ session: AgentSession) -> ServerTool {
    ServerTool(
      "why", title: "Why a key exists",
      description:
        "Where a key comes from: each place in the sources, its entry in each catalog, and what would make "
        + "it stale; similar keys if there is none.",
      effects: .reads, input: .object([.required("key", .text, "As the catalogs spell it")]),
      // The members are those of `gloss why --format json`.
      output: .object([], isOpen: true)
    ) { json throws(ToolError) in
      let project = try await session.project()
      let options = Sync.Options(of: project.configuration)
      let why = await Why(ToolArguments(json).text("key") ?? "", in: project, options: options)
      return try value(of: why.json())
    }
  }

  /// Parses a JSON report of the tool, such as the one of `gloss why`.
  static func value(of report: ContiguousArray<UInt8>) throws(ToolError) -> JSONValue {
    do throws(JSONSyntaxError) { return try JSONDocument(report).root.value } catch {
      throw ToolError("internal", "the report is not JSON: byte \(error.offset)")
    }
  }

  // MARK: glossary

  static func glossary(_ session: AgentSession) -> ServerTool {
    ServerTool(
      "glossary", title: "The project's words",
      description:
        "Words that translations have to use or must not use, and names that stay as they are.",
      effects: .reads,
      input: .object([
        .required("language", .text, "Such as zh-Hans"),
        .optional("search", .text, "Only terms that contain this"), .cursor,
      ]),
      output: .object([.required("terms", .list(.term)), .next])
    ) { json throws(ToolError) in
      let arguments = ToolArguments(json)
      let project = try await session.project()
      var terms = project.configuration.checks.base.terms.all
      if let search = try arguments.search {
        terms.removeAll { !$0.term.lowercased().contains(search) }
      }
      let words = TextContextBuilder.words(terms, in: arguments.text("language") ?? "")
      let page = try ToolPage(words, arguments, limit: 200)
      return .answer([("terms", .array(page.elements)), ("next", page.next.map { .string($0) })])
    }
  }
}

extension JSONValue {
  /// Makes an object of the members whose value is not `nil`.
  static func answer(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }
}
