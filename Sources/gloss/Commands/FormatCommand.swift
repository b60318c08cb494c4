import GlossCommandLine
import GlossKit

/// `gloss fmt`
struct FormatCommand {
  private let paths: [String]
  private let writes: Bool
  /// What the text from standard input is called, if it is to come out whatever it is.
  private let passedThrough: String?
  private let showsDiff: Bool
  private let terminal: Terminal

  init(_ invocation: Invocation, _ terminal: Terminal) {
    paths = invocation[Commands.catalogs]
    showsDiff = invocation[Commands.dryRun]
    writes = !invocation[Commands.checkOnly] && !showsDiff
    passedThrough =
      invocation[Commands.passThrough] ? invocation[Commands.namedPath] ?? "standard input" : nil
    self.terminal = terminal
  }

  func run() -> ExitCode {
    if let passedThrough { return passThrough(passedThrough) }
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
    for formatting in formattings where writes && formatting.path == "-" {
      terminal.write(formatting.newBytes, to: .output)
    }
    let hasColour = terminal.hasColour(.output)
    terminal.write(
      showsDiff
        ? CatalogFormatting.diff(
          formattings, isForPeople: terminal.isForPeople(.output), hasColour: hasColour)
        : CatalogFormatting.text(formattings, isWritten: writes, hasColour: hasColour),
      to: .output)
    terminal.write(
      CatalogFormatting.notes(formattings, hasColour: terminal.hasColour(.error)), to: .error)
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

  /// A filter of git's must not fail on a text that is no catalog. One that could not be read must
  /// fail, or git would stage an empty file.
  private func passThrough(_ name: String) -> ExitCode {
    guard paths == ["-"] else {
      terminal.error("'--pass-through' is for standard input: give '-' and no other file")
      return .misuse
    }
    let input: ContiguousArray<UInt8>
    do throws(GlossError) {
      input = try CatalogFormatting.standardInput()
    } catch {
      terminal.report([error])
      return .notDone
    }
    let text = CatalogFormatting.passingThrough(input, name: name)
    terminal.write(text.bytes, to: .output)
    if let failure = text.failure { terminal.note("staged as it is: \(failure)") }
    return .clean
  }
}
