import GlossCommandLine
import GlossKit

/// `gloss diff`: prints the differences between two catalogs, by a ``CatalogComparison``.
struct DiffCommand: Command {
  static let declaration = CommandDeclaration(
    "diff", summary: "Show the differences between two String Catalogs, text by text",
    discussion: """
      One line for each text or other value, 'old' → 'new'. Exit code 1 if there is a difference.
      """,
    arguments: [old, new], options: [format])

  private static let old = Argument<String>.one(
    "A", completion: .anyFile,
    help: "A catalog, '-', or one of a revision, such as HEAD~1:App/Localizable.xcstrings")
  private static let new = Argument<String>.one(
    "B", completion: .anyFile, help: "The other catalog, given in the same way")
  private static let format = Option.value(
    "format", placeholder: "FORMAT", default: ListFormat.text, help: "Format of the list")

  let call: CommandCall

  func run() -> ExitCode {
    let (old, new) = (call[Self.old], call[Self.new])
    if old == "-", new == "-" {
      terminal.error("standard input is read once: give '-' for one of the two catalogs")
      return .misuse
    }
    let comparison: CatalogComparison
    do throws(GlossError) {
      comparison = try CatalogComparison(
        old, new, allowsOutside: call[SharedOptions.allowOutside])
    } catch {
      terminal.report([error])
      return .notDone
    }
    switch call[Self.format] {
    case .text:
      terminal.write(comparison.text(hasColor: terminal.hasColor(.output)), to: .output)
    case .json: terminal.write(comparison.json(), to: .output)
    }
    return comparison.changes.isEmpty ? .clean : .findings
  }
}
