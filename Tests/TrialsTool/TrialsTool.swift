import Foundation
import GlossCommandLine
import TestSupport

/// One run of the program: parses its arguments and makes trials.
struct TrialsTool {
  private let arguments: [String]

  init(_ arguments: [String]) { self.arguments = arguments }

  private static let commands: [any TrialCommand.Type] = [
    ExchangeCommand.self, AstrayCommand.self, LateCommand.self, MergeCommand.self,
    GitCommand.self, ReplayCommand.self,
    KillCommand.self, ConvertCommand.self, RenameCommand.self, KeysCommand.self,
    MistakesCommand.self,
    GrowthCommand.self, FuzzCommand.self,
    FixesCommand.self, GuidesCommand.self, LiveCommand.self,
    ServerCommand.self,
  ]

  private static let folder = Option<String?>.optional(
    "folder", placeholder: "FOLDER", completion: .folder,
    help: "Where to work, and to leave what was made (default: a temporary folder)")
  private static let gloss = Option<String?>.optional(
    "gloss", placeholder: "PROGRAM", completion: .file(extensions: []),
    help: "The gloss to try (default: the one built beside this program)")

  private static let root = CommandTree(
    CommandDeclaration(
      "trials", summary: "Tries gloss on many real and random texts",
      discussion: """
        Exit codes: 0 if all held that has to, 1 if something did not or the trials broke off, 2 if they \
        cannot be made here. Real texts are those of the corpus that GLOSS_CORPUS names.
        """, options: [folder, gloss]), subcommands: commands.map { CommandTree($0.declaration) })

  /// Parses the arguments and runs the trials.
  ///
  /// - Returns: The exit code.
  func run() async -> Int32 {
    switch Self.root.parse(arguments) {
    case .help(let text), .completion(let text), .manual(let text):
      FileHandle.standardOutput.write(Data(text.utf8))
      return 0
    case .version: return 0
    case .misuse(let text):
      FileHandle.standardError.write(Data(text.utf8))
      return ParseOutcome.misuseExitCode
    case .run(let invocation):
      do {
        return try await run(invocation) ? 0 : 1
      } catch {
        FileHandle.standardError.write(Data("trials: \(error)\n".utf8))
        return error is Obstacle ? 2 : 1
      }
    }
  }

  private func run(_ invocation: Invocation) async throws -> Bool {
    let names = invocation.path
    guard let command = Self.commands.first(where: { [$0.declaration.name] == names }) else {
      preconditionFailure("the parser lets no command run that is not declared")
    }
    let scratch = try TemporaryFolder()
    defer { withExtendedLifetime(scratch) {} }
    let folder = invocation[Self.folder].map { URL(filePath: $0) } ?? scratch.url
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let place = Workplace(
      folder: folder,
      gloss: invocation[Self.gloss].map { Subprocess(URL(filePath: $0)) } ?? .gloss)
    return try await command.init(invocation).run(at: place)
  }
}
