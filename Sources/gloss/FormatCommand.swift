import GlossCommandLine
import GlossKit
import GlossReports

/// `gloss fmt`
struct FormatCommand {
  private let paths: [String]
  private let writes: Bool
  private let showsDiff: Bool
  private let terminal: Terminal

  init(_ invocation: Invocation, _ terminal: Terminal) {
    paths = invocation[Commands.catalogs]
    showsDiff = invocation[Commands.dryRun]
    writes = !invocation[Commands.check] && !showsDiff
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
    let changed = formattings.filter { !$0.isCanonical }
    var text = TerminalText(hasColour: terminal.hasColour(.output))
    for formatting in changed {
      if showsDiff {
        UnifiedDiff(from: formatting.oldBytes, to: formatting.newBytes)
          .write(path: formatting.path, to: &text)
      } else {
        text.append(formatting.path, .strong)
        text.line(writes ? ": rewritten in Xcode's form" : ": not in Xcode's form")
      }
    }
    terminal.write(text.bytes, to: .output)
    terminal.report(failures)
    if !failures.isEmpty { return .notDone }
    if changed.isEmpty {
      let isOne = formattings.count == 1
      terminal.note(
        isOne ? "1 catalog is in Xcode's form" : "\(formattings.count) catalogs are in Xcode's form"
      )
    }
    return writes || changed.isEmpty ? .clean : .findings
  }
}
