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
        do throws(ToolFailure) {
          let convention = try await session.project().configuration.checks.base.convention
          return Self.convention(
            key: convention.key, comment: convention.comment)
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

  private static func convention(key: String, comment: String) -> String {
    """
    # Texts in code

    1. A text is written in the code in the language `\(key)`, and is its own key.
    2. Every localizable text has a comment in the language `\(comment)`: what it is, when it is shown, what each \
    placeholder stands for.
    3. Where the initializer takes a comment, it is given there: `Text("Open", comment: "…")`.
    4. Where it takes none (`Button`, `Toggle`, a title of a model), the text is made first: \
    `Button(String(localized: "Open", comment: "…")) { … }`.
    5. Catalogs follow the code: run `sync` after a change. Never edit keys or comments in a catalog.
    """
  }
}
