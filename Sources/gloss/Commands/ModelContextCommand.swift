import GlossCommandLine
import GlossKit
import ProtocolServer

/// `gloss mcp`: serves a ``LiveProject`` to agents by the Model Context Protocol, on standard
/// streams.
struct ModelContextCommand: Command {
  static let declaration = CommandDeclaration(
    "mcp", summary: "Serve the project to agents by the Model Context Protocol",
    discussion: """
      Reads requests from standard input and answers on standard output, one JSON message a line, until the \
      input ends. Agents find texts, get their context, check, and, if that is allowed, sync, write \
      translations for review and write comments into the code. Without options nothing is written.
      """,
    arguments: [folder], options: [allowWrite, allowApprove])

  private static let folder = Argument<String?>.optional(
    "FOLDER", completion: .anyFile, help: "The project's folder (default: the current one)")
  private static let allowWrite = Option.flag(
    "allow-write", help: "Let agents change sources and catalogs; their translations need review")
  private static let allowApprove = Option.flag(
    "allow-approve", help: "Like '--allow-write'; also let agents mark translations as finished")

  let call: CommandCall

  func run() async -> ExitCode {
    if let folder = call[Self.folder], !CurrentFolder.change(to: folder) {
      terminal.report([GlossError(missing: folder)])
      return .notDone
    }
    let allowsApproving = call[Self.allowApprove]
    guard let search = call.configurationSearch() else { return .misuse }
    let live = LiveProject(
      configuration: search, allowsOutside: call[SharedOptions.allowOutside])
    let session = AgentSession(
      AgentSession.Permissions(
        writes: call[Self.allowWrite] || allowsApproving, approves: allowsApproving)
    ) { () async throws(GlossError) in try await live.refreshed() }
    let terminal = terminal
    let server = ModelContextServer(AgentTools.contents(of: session)) { line in
      terminal.write(line + [UInt8(ascii: "\n")], to: .output)
    }
    await server.serve(InputMessages.standardInput(LineSplitter()))
    return .clean
  }
}
