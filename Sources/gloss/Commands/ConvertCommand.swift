import GlossCommandLine
import GlossKit

/// `gloss convert`: turns `.strings` and `.stringsdict` files into catalogs or back, by a
/// ``Conversion``.
struct ConvertCommand: Command {
  static let declaration = CommandDeclaration(
    "convert", summary: "Convert .strings and .stringsdict files to catalogs, or back",
    discussion: """
      Older files, or folders around them, become one catalog for each table, beside the .lproj \
      folders; an existing catalog gets the entries that it lacks. A catalog becomes a .strings and a \
      .stringsdict file for each of its languages, for programs that are not built by Xcode.
      """,
    arguments: [files],
    options: [output, sourceLanguage, overwrite, SharedOptions.dryRunOfFiles])

  private static let files = Argument<[String]>.some(
    "FILE", completion: .file(extensions: ["strings", "stringsdict", "xcstrings"]),
    help: ".strings and .stringsdict files, folders that contain some, or String Catalogs")
  private static let output = Option<String?>.optional(
    "output", short: "o", placeholder: "FOLDER", completion: .anyFile,
    help: "The folder for the files (default: beside the originals)")
  private static let sourceLanguage = Option.value(
    "source-language", placeholder: "LANGUAGE", default: "en",
    help: "The language of a new catalog's keys, and of Base.lproj")
  private static let overwrite = Option.flag(
    "overwrite", help: "Replace differing texts in an existing catalog, and existing files")

  let call: CommandCall

  func run() async -> ExitCode {
    let mode = WritingMode(isCheck: call[SharedOptions.dryRunOfFiles], isDryRun: false)
    let plan = await carryOut(mode, on: nil) {
      Conversion(
        of: call[Self.files],
        options: Conversion.Options(
          output: call[Self.output], sourceLanguage: call[Self.sourceLanguage],
          overwrites: call[Self.overwrite],
          allowsOutside: call[SharedOptions.allowOutside]))
    }
    guard let conversion = plan else { return .notDone }
    terminal.report(DiagnosticReport(findings: conversion.findings, failures: conversion.failures))
    if !conversion.failures.isEmpty {
      terminal.note("nothing is written: fix what cannot be converted, or leave it out")
      return .notDone
    }
    show(conversion, mode)
    terminal.note(conversion.summary(isWritten: mode == .write))
    if mode == .write, let next = conversion.nextStep { terminal.note(next) }
    return conversion.isFlawless ? .clean : .findings
  }
}
