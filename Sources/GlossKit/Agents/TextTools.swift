import LocalizationModel
import ProjectLayout
import OrderedJSON
import ProtocolServer
import StringCatalog

/// The MCP tools that find texts: `strings` lists keys by state, words or file; `context` gives all
/// that a translator needs for each text. Its version, a hash of the text, has to be named by the
/// call of ``WritingTools`` that changes the text.
enum TextTools {
  private static let states = [
    UnitState.missing, .new, .needsReview, .machineTranslated, .translated,
  ].map(\.rawValue)

  // MARK: strings

  static func strings(_ session: AgentSession) -> ServerTool {
    ServerTool(
      "strings", title: "Find texts",
      description: """
        Keys of the catalogs, found by state in a language, by what key, source or translation say, or by the file \
        that shows them. A source that is the key is left out; long ones are cut.
        """,
      effects: .reads,
      input: .object([
        .optional("language", .text, "The language that 'state' and 'search' are about"),
        .optional(
          "state", .string(values: states + ["stale"]),
          "Only texts that are so in 'language'; 'stale' needs none"),
        .optional(
          "search", .text,
          "Only texts like this in key, source or translation, the most alike first; look here before you add a key"
        ),
        .optional("file", .text, "Only texts that this source file shows"), .catalog,
        .optional("limit", .integer(1..<501), "Keys at most; 100 if left out"), .cursor,
      ]),
      output: .object([
        .required("count", .count, "All keys that were found"),
        .optional(
          "texts", .count,
          "With 'language': the texts of these keys as 'status' counts them, each plural form one; with 'state', all in it"
        ),
        .required(
          "catalogs",
          .list(
            .object([
              .required("catalog", .text),
              .required(
                "texts",
                .list(
                  .object([
                    .required("key", .text), .optional("source", .text), .optional("text", .text),
                    .optional("state", .text),
                  ]))),
            ]))), .next,
      ])
    ) { json throws(ToolError) in
      let arguments = ToolArguments(json)
      let project = try await session.project()
      if arguments.text("state") == "stale" { return try await stale(project, arguments) }
      let language = arguments.text("language")
      if language == nil, let state = arguments.text("state") {
        throw ToolError("invalid-arguments", "'state' '\(state)' needs a 'language'")
      }
      let found = try await FoundTexts(in: project, arguments)
      let page = try ToolPage(found.matches, arguments, limit: arguments.number("limit") ?? 100)
      return .answer([
        ("count", .number(String(found.matches.count))),
        ("texts", language == nil ? nil : .number(String(found.textCount))),
        (
          "catalogs",
          found.grouped(page.elements) { text, _ in
            found.row(text, hasText: language != nil && arguments.text("search") != nil)
          }
        ), ("next", page.next.map { .string($0) }),
      ])
    }
  }

  /// Lists the keys marked stale, which the sources no longer have. The mark is about the key, so
  /// any language will do to read the catalogs.
  private static func stale(
    _ project: Project, _ arguments: ToolArguments
  ) async throws(ToolError) -> JSONValue {
    let texts = await LanguageTexts(
      of: project, in: arguments.text("language") ?? "en", try globs(arguments))
    if let failure = ToolError(texts.failures) { throw failure }
    var matches: [(catalog: String, key: String)] = []
    for member in texts.exchanged.members {
      let catalog = member.loaded.catalog
      let name = project.stablePaths.path(of: member.path)
      matches += catalog.keys.filter { catalog.entry($0)?.extractionState == .stale }
        .map { (name, $0) }
    }
    if let search = try arguments.search {
      matches.removeAll { !$0.key.lowercased().contains(search) }
    }
    let page = try ToolPage(matches, arguments, limit: arguments.number("limit") ?? 100)
    var groups: [(String, [JSONValue])] = []
    for match in page.elements {
      if groups.last?.0 != match.catalog { groups.append((match.catalog, [])) }
      groups[groups.count - 1].1.append(["key": .string(match.key)])
    }
    return .answer([
      ("count", .number(String(matches.count))),
      (
        "catalogs",
        .array(groups.map { ["catalog": .string($0.0), "texts": .array($0.1)] })
      ), ("next", page.next.map { .string($0) }),
    ])
  }

  static func globs(_ arguments: ToolArguments) throws(ToolError) -> [Glob] {
    let (globs, flaws) = Export.globs([arguments.text("catalog")].compactMap(\.self))
    if let failure = ToolError(flaws) { throw failure }
    return globs
  }

  // MARK: context

  static func context(_ session: AgentSession) -> ServerTool {
    let form = ValueSchema.object([
      .required("form", .text, "Empty for the text around the others"),
      .required("source", .text), .optional("text", .text), .optional("state", .text),
      .required("version", .text),
    ])
    let text = ValueSchema.object([
      .required("key", .text), .optional("source", .text, "Left out if it is the key"),
      .optional("comment", .text), .optional("shouldTranslate", .boolean),
      .optional("use", .text, "As what and where it is shown; what its arguments are"),
      .optional("places", .texts), .optional("code", .text),
      .optional("near", .texts, "Keys beside it, mostly on the same screen"),
      .optional("forms", .list(form)), .optional("text", .text), .optional("state", .text),
      .optional("version", .text, "Give it back with the translation"),
      .optional("others", .dictionary(of: .string()), "Texts of other languages"),
    ])
    return ServerTool(
      "context", title: "Texts with their context",
      description: """
        All that helps to translate: source, comment, where and as what it is shown, neighbors, what its \
        arguments are, the forms that the language needs, the project's words. Give 'keys', or 'state' for \
        the next texts in that state ('missing' is what is to be translated).
        """,
      effects: .reads,
      input: .object([
        .required("language", .text, "Such as zh-Hans"),
        .optional("keys", .array(of: ValueSchema.Described(.text), atMost: 100)),
        .optional("state", .string(values: states)), .optional("search", .text),
        .optional("file", .text, "Only texts that this source file shows"), .catalog,
        .optional("code", .integer(0..<21), "Lines of code around the first place; 3 if left out"),
        .optional(
          "others", .array(of: ValueSchema.Described(.text), atMost: 5),
          "Languages whose texts are told, too"),
        .optional("limit", .integer(1..<101), "Texts at most; 25 if left out"), .cursor,
      ]),
      output: .object([
        .required("language", .text), .required("count", .count),
        .required(
          "catalogs",
          .list(.object([.required("catalog", .text), .required("texts", .list(text))]))),
        .optional(
          "plurals", .dictionary(of: .string()), "The numbers that each plural form is for"),
        .optional("glossary", .list(.term)),
        .optional("unknown", .texts, "Keys that no catalog has"), .next,
      ])
    ) { json throws(ToolError) in
      let arguments = ToolArguments(json)
      let project = try await session.project()
      let found = try await FoundTexts(in: project, arguments)
      let page = try ToolPage(found.matches, arguments, limit: arguments.number("limit") ?? 25)
      let contexts = await TextContextBuilder(
        found.texts, of: project,
        TextContextBuilder.Detail(
          codeLines: arguments.number("code") ?? 3, languages: arguments.texts("others")))
      let shown = page.elements.map { found.text($0) }
      let plurals = contexts.plurals(of: shown)
      let words = contexts.words(of: shown)
      return .answer([
        ("language", .string(found.texts.language)),
        ("count", .number(String(found.matches.count))),
        ("catalogs", found.grouped(page.elements) { contexts.json(of: $0, in: $1) }),
        ("plurals", plurals.isEmpty ? nil : .object(plurals)),
        ("glossary", words.isEmpty ? nil : .array(words)),
        ("unknown", found.unknown.isEmpty ? nil : .array(found.unknown.map { .string($0) })),
        ("next", page.next.map { .string($0) }),
      ])
    }
  }
}
