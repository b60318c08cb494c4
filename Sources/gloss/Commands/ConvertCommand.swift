import GlossCommandLine
import GlossKit
import LocalizationModel

/// `gloss convert`
struct ConvertCommand {
  private let paths: [String]
  private let options: Conversion.Options
  private let writes: Bool
  private let terminal: Terminal

  init(_ invocation: Invocation, _ terminal: Terminal) {
    paths = invocation[Commands.olderFiles]
    options = Conversion.Options(
      output: invocation[Commands.convertedFolder],
      sourceLanguage: invocation[Commands.sourceLanguage],
      overwrites: invocation[Commands.overwriteConverted])
    writes = !invocation[Commands.exportDryRun]
    self.terminal = terminal
  }

  func run() -> ExitCode {
    let conversion = Conversion(of: paths, options: options)
    if writes {
      do throws(GlossError) {
        try conversion.write()
      } catch {
        terminal.report(conversion.failures + [error])
        return .notDone
      }
    }
    terminal.report(RemarkReport(findings: conversion.findings, failures: conversion.failures))
    if !conversion.failures.isEmpty {
      terminal.note("nothing is written: mend what cannot be converted, or leave it out")
      return .notDone
    }
    terminal.write(conversion.text(hasColour: terminal.hasColour(.output)), to: .output)
    terminal.note(conversion.summary(isWritten: writes))
    return conversion.findings.contains { $0.severity != .info } ? .findings : .clean
  }
}
