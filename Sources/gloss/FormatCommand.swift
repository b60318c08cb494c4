import GlossCommandLine
import GlossKit

/// `gloss fmt`
struct FormatCommand {
  private let paths: [String]
  private let writes: Bool
  private let showsDiff: Bool
  private let terminal: Terminal

  init(_ invocation: Invocation, _ terminal: Terminal) {
    paths = invocation[Commands.catalogs]
    showsDiff = invocation[Commands.dryRun]
    writes = !invocation[Commands.checkOnly] && !showsDiff
    self.terminal = terminal
  }

  func run() -> ExitCode {
    let (formattings, unreadable) = CatalogFormatting.all(paths)
    var failures = unreadable
    if writes {
      do throws(GlossError) {
        try CatalogFormatting.write(formattings)
      } catch {
        failures.append(error)
        terminal.report(failures)
        return .notDone
      }
    }
    let hasColour = terminal.hasColour(.output)
    terminal.write(
      showsDiff
        ? CatalogFormatting.diff(
          formattings, isForPeople: terminal.isForPeople(.output), hasColour: hasColour)
        : CatalogFormatting.text(formattings, isWritten: writes, hasColour: hasColour),
      to: .output)
    terminal.report(failures)
    if !failures.isEmpty { return .notDone }
    let isCanonical = formattings.allSatisfy(\.isCanonical)
    if isCanonical {
      let isOne = formattings.count == 1
      terminal.note(
        isOne ? "1 catalog is in Xcode's form" : "\(formattings.count) catalogs are in Xcode's form"
      )
    }
    return writes || isCanonical ? .clean : .findings
  }
}
