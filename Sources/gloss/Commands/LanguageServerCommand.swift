import GlossCommandLine
import GlossKit
import ProtocolServer

/// `gloss lsp`: serves an ``EditorSession`` to an editor by the Language Server Protocol, on standard
/// streams.
struct LanguageServerCommand: Command {
  static let declaration = CommandDeclaration(
    "lsp", summary: "Serve the project to editors by the Language Server Protocol",
    discussion: """
      Reads messages from standard input and answers on standard output until the editor ends. It shows the \
      findings of 'gloss check' while you type and makes its fixes; it tells where a key is used, completes keys \
      and renames them. All changes are the editor's: nothing is written. Exits 0 if the editor said \
      'shutdown' first, otherwise 1.
      """,
    arguments: [folder])

  private static let folder = Argument<String?>.optional(
    "FOLDER", completion: .anyFile,
    help: "The project's folder for an editor that names none (default: the current one)")

  let call: CommandCall

  func run() async -> ExitCode {
    if let folder = call[Self.folder], !CurrentFolder.change(to: folder) {
      terminal.report([GlossError(missing: folder)])
      return .notDone
    }
    guard let search = call.configurationSearch() else { return .misuse }
    let allowsOutside = call[SharedOptions.allowOutside]
    let terminal = terminal
    let connection = ClientConnection { terminal.write($0, to: .output) }
    let session = EditorSession(
      connection, asked: call[SharedOptions.messages], noteClient: ClientProcess.endWith
    ) {
      LiveProject(configuration: search, allowsOutside: allowsOutside)
    }
    let server = LanguageServer(session, connection)
    let isDone = await server.serve(InputMessages.standardInput(FrameSplitter()))
    return isDone ? .clean : .findings
  }
}
