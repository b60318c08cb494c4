import GlossCommandLine
import GlossKit

/// `gloss diff`
struct DiffCommand {
  private let old: String
  private let new: String
  private let format: ListFormat
  private let terminal: Terminal

  init(_ invocation: Invocation, _ terminal: Terminal) {
    old = invocation[Commands.oldCatalog]
    new = invocation[Commands.newCatalog]
    format = invocation[Commands.differencesFormat]
    self.terminal = terminal
  }

  func run() -> ExitCode {
    if old == "-", new == "-" {
      terminal.error("standard input is read once: give '-' for one of the two catalogs")
      return .misuse
    }
    let comparison: CatalogComparison
    do throws(GlossError) {
      comparison = try CatalogComparison(old, new)
    } catch {
      terminal.report([error])
      return .notDone
    }
    switch format {
    case .text:
      terminal.write(comparison.text(hasColour: terminal.hasColour(.output)), to: .output)
    case .json: terminal.write(comparison.json(), to: .output)
    }
    return comparison.changes.isEmpty ? .clean : .findings
  }
}
