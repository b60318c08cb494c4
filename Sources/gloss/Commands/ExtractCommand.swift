import GlossCommandLine
import GlossKit

/// `gloss extract`: lists the strings that an ``Extraction`` finds, or writes them as files for
/// other tools.
struct ExtractCommand: ProjectCommand {
  static let declaration = CommandDeclaration(
    "extract", summary: "List the localizable strings of Swift sources",
    discussion: """
      Finds every literal that Xcode would put into a String Catalog, without a build, in all \
      branches of #if except '#if DEBUG'. Test targets and previews are left out. "debug": true in \
      gloss.json includes '#if DEBUG'.
      """,
    arguments: [SharedOptions.paths], options: [format, output, SharedOptions.declarations])

  private enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, stringsdata, declarations

    static var allValueDescriptions: [String: String] {
      [
        "text": "for people",
        "json": "for programs: one object, described in the manual under 'Formats and JSON'",
        "stringsdata":
          "what Xcode's build writes: a file for each source, in the folder of --output",
        "declarations":
          "this module's initializers, functions and types that localize a literal: one file, to be "
          + "passed with '--declarations' when another module is scanned",
      ]
    }
  }

  private static let format = Option.value(
    "format", placeholder: "FORMAT", default: Format.text, help: "Format of the list")
  private static let output = Option<String?>.optional(
    "output", short: "o", placeholder: "FOLDER", completion: .anyFile,
    help: "The folder for the files of '--format stringsdata'; created if missing")

  let call: CommandCall

  var startingPaths: [String] { call[SharedOptions.paths] }

  func selection(_ configuration: Configuration) -> ProjectSelection {
    ProjectSelection(paths: call[SharedOptions.paths])
  }

  func run(on project: Project) async -> ExitCode {
    let format = call[Self.format]
    let output = call[Self.output]
    if (format == .stringsdata) != (output != nil) {
      terminal.error(
        "'--format stringsdata' goes to the folder of '--output': give both, or neither")
      return .misuse
    }
    var project = project
    do throws(GlossError) {
      try project.add(declarations: call[SharedOptions.declarations])
      if format == .declarations {
        terminal.write(try await ProjectDeclarations(of: project).json(), to: .output)
        return .clean
      }
    } catch {
      terminal.report(project.failures + [error])
      return .notDone
    }
    let extraction = await Extraction(of: project)
    switch format {
    case .stringsdata:
      do throws(GlossError) {
        try extraction.writeStringsData(to: output ?? ".", of: project)
      } catch {
        terminal.report(extraction.failures + [error])
        return .notDone
      }
    case .declarations: break
    case .json: terminal.write(extraction.json(), to: .output)
    case .text:
      terminal.write(
        extraction.text(
          in: terminal.language(.output), hasColor: terminal.hasColor(.output)), to: .output)
    }
    terminal.report(
      DiagnosticReport(
        findings: extraction.findings, failures: extraction.failures,
        noteLimit: call.isVerbose ? .max : 10))
    if format != .json, extraction.isComplete { terminal.note(extraction.summary) }
    return extraction.isComplete ? .clean : .notDone
  }
}
