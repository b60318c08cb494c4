import GlossCommandLine
import GlossKit

/// `gloss symbols`: writes the Swift files that Xcode generates from catalogs, by a
/// ``SymbolGeneration``.
struct SymbolsCommand: ProjectCommand {
  static let declaration = CommandDeclaration(
    "symbols", summary: "Write the Swift symbols that Xcode makes of keys",
    discussion: """
      Xcode 26 makes a static member of LocalizedStringResource from every key that was added to a catalog by \
      hand, such as Text(.introTitle). This writes the same Swift file, GeneratedStringSymbols_TABLE.swift, for \
      builds without Xcode: beside the sources of the catalog's target, or where it already is. '#if !Xcode' \
      hides its contents from Xcode. Where a target generates these symbols itself, nothing is written: exit code 2.
      """,
    arguments: [SharedOptions.catalogPaths],
    options: [
      access, output, SharedOptions.catalogGlobs, SharedOptions.check, SharedOptions.dryRun,
    ])

  private static let access = Option.value(
    "access", placeholder: "LEVEL", default: SymbolGeneration.Access.standard,
    help: "Who may use the symbols")
  private static let output = Option<String?>.optional(
    "output", short: "o", placeholder: "FOLDER", completion: .anyFile,
    help: "Write the files there, one for each catalog")

  let call: CommandCall

  var startingPaths: [String] { call[SharedOptions.catalogPaths] }

  func selection(_ configuration: Configuration) -> ProjectSelection {
    ProjectSelection(paths: call[SharedOptions.catalogPaths])
  }

  func run(on project: Project) async -> ExitCode {
    var options = SymbolGeneration.Options()
    options.access = call[Self.access]
    options.output = call[Self.output]
    options.catalogs = call[SharedOptions.catalogGlobs]
    return await run(call.writingMode, on: project) {
      await SymbolGeneration(of: project, options: options)
    }
  }
}

extension SymbolGeneration.Access: ExpressibleByArgument {
  package static var allValueDescriptions: [String: String] {
    ["internal": "the module, as in Xcode", "package": "the package", "public": "everyone"]
  }
}
