import ConventionChecks
import LocalizationModel
import ProtocolServer

/// The resources of `gloss mcp`: Markdown that an agent reads to learn the project's convention
/// (`gloss://convention`) and the ids of all rules (`gloss://rules`).
enum AgentResources {
  static func all(_ session: AgentSession) -> [ServerResource] {
    [
      ServerResource(
        "gloss://convention", name: "Convention of texts in code",
        description: "How texts and their comments are written in this project",
        mimeType: "text/markdown"
      ) {
        do throws(ToolError) {
          let project = try await session.project()
          let isUnset = await Check(of: project).unsetConvention != nil
          return Self.text(
            of: isUnset ? .none : project.configuration.checks.base.convention, isUnset: isUnset)
        } catch {
          return "The project cannot be read: \(error.message)"
        }
      },
      ServerResource(
        "gloss://rules", name: "Rules of 'check'", description: "The id and the title of each rule",
        mimeType: "text/markdown"
      ) {
        (Check.rules + Check.guideRules)
          .map { "- `\($0.id)` (\($0.severity.rawValue)): \($0.title.description)" }
          .joined(separator: "\n")
      },
    ]
  }

  /// Returns the convention that is in force.
  ///
  /// - Parameter isUnset: True if neither the settings nor the comments in the code name one.
  private static func text(of convention: Convention, isUnset: Bool) -> String {
    func language(_ code: String) -> String { code == "any" ? "" : " in the language `\(code)`" }
    var rules = ["A text is written in the code\(language(convention.key)), and is its own key."]
    if convention.isOff {
      rules.append("Comments are free: where one is given, it says what the text is.")
    } else {
      rules.append(
        """
        Every localizable text has a comment\(language(convention.comment)): what it is, when it is \
        shown, what each placeholder stands for.
        """)
    }
    rules += [
      "Where the initializer takes a comment, it is given there: `Text(\"Open\", comment: \"…\")`.",
      """
      Where it takes none (`Button`, `Toggle`, a title of a model), the text is made first: \
      `Button(String(localized: "Open", comment: "…")) { … }`.
      """,
      "Catalogs follow the code: run `sync` after a change. Never edit keys or comments in a catalog.",
    ]
    let numbered = rules.enumerated().map { "\($0.offset + 1). \($0.element)" }
    let unset = isUnset ? "The project has not chosen its languages of keys and comments.\n\n" : ""
    return "# Texts in code\n\n" + unset + numbered.joined(separator: "\n")
  }
}
