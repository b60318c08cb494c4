import GlossCommandLine
import GlossKit

/// `gloss textconv`: prints a catalog as lines for `git diff`, by a ``TextConversion``.
struct TextConversionCommand: Command {
  static let declaration = CommandDeclaration(
    "textconv", summary: "Print a String Catalog as lines, for 'git diff'",
    discussion: """
      One line for each text or other value: key · language · form: value. Any other file is printed \
      unchanged.
      """,
    arguments: [catalog])

  private static let catalog = Argument<String>.one(
    "FILE", completion: .file(extensions: ["xcstrings"]), help: "A String Catalog, or '-'")

  let call: CommandCall

  func run() -> ExitCode {
    do throws(GlossError) {
      let text = try TextConversion(
        call[Self.catalog], allowsOutside: call[SharedOptions.allowOutside])
      terminal.write(text.bytes, to: .output)
      if let failure = text.failure { terminal.note(.shownAsItIs(failure)) }
      return .clean
    } catch {
      terminal.report([error])
      return .notDone
    }
  }
}
