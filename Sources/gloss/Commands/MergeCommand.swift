import GlossCommandLine
import GlossKit

/// `gloss merge`
struct MergeCommand {
  private let base: String
  private let ours: String
  private let theirs: String
  private let path: String?
  private let output: String?
  private let isCheck: Bool
  private let showsDiff: Bool
  private let terminal: Terminal

  init(_ invocation: Invocation, _ terminal: Terminal) {
    base = invocation[Commands.mergeBase]
    ours = invocation[Commands.mergeOurs]
    theirs = invocation[Commands.mergeTheirs]
    path = invocation[Commands.namedPath] ?? invocation[Commands.mergePath]
    output = invocation[Commands.mergeOutput]
    isCheck = invocation[Commands.mergeCheck]
    showsDiff = invocation[Commands.mergeDryRun]
    self.terminal = terminal
  }

  func run() -> ExitCode {
    if base == "-", theirs == "-" {
      terminal.error("standard input is read once: give '-' for one of the catalogs")
      return .misuse
    }
    let merging: CatalogMerging
    do throws(GlossError) {
      merging = try CatalogMerging(base: base, ours: ours, theirs: theirs, name: path)
      if showsDiff {
        terminal.write(
          merging.diff(
            isForPeople: terminal.isForPeople(.output), hasColour: terminal.hasColour(.output)),
          to: .output)
      } else if output == "-" {
        terminal.write(merging.bytes, to: .output)
      } else if !isCheck {
        try merging.write(to: output)
      }
    } catch {
      terminal.report([error])
      if path != nil { terminal.note("not merged: the file stays as our side has it") }
      return .notDone
    }
    terminal.write(merging.remarks(hasColour: terminal.hasColour(.error)), to: .error)
    guard let summary = merging.summary else { return .clean }
    terminal.note(summary)
    return .findings
  }
}
