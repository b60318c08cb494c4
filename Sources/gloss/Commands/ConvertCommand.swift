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

  func run() -> ExitCode {
    let writes = !call[SharedOptions.dryRunOfFiles]
    let conversion = Conversion(
      of: call[Self.files],
      options: Conversion.Options(
        output: call[Self.output], sourceLanguage: call[Self.sourceLanguage],
        overwrites: call[Self.overwrite],
        allowsOutside: call[SharedOptions.allowOutside]))
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
      terminal.note("nothing is written: fix what cannot be converted, or leave it out")
      return .notDone
    }
    terminal.write(
      conversion.text(in: terminal.language(.output), hasColor: terminal.hasColor(.output)),
      to: .output)
    terminal.note(conversion.summary(isWritten: writes))
    if writes, let next = conversion.nextStep { terminal.note(next) }
    return conversion.isFlawless ? .clean : .findings
  }
}
