import GlossCommandLine
import GlossKit

/// The options and arguments that several commands share. An option of one command is in its file.
enum SharedOptions {
  // MARK: Of every command

  static let quiet = Option.flag(
    "quiet", short: "q", help: "Leave out summaries, next steps and progress")
  static let verbose = Option.flag(
    "verbose", short: "v", help: "Also list what is normally only counted")
  static let color = Option.value(
    "color", placeholder: "WHEN", default: Terminal.ColorMode.auto,
    help: "When to use color")
  static let config = Option<String?>.optional(
    "config", short: "c", placeholder: "FILE", completion: .file(extensions: ["json"]),
    help: "Use these settings instead of the nearest gloss.json")
  static let noConfig = Option.flag("no-config", help: "Ignore gloss.json")

  static let allowOutside = Option.flag(
    "allow-outside",
    help: "Also read and write files that the project refers to but that lie outside it")

  static let messages = Option<ReportLanguage?>.optional(
    "messages", placeholder: "LANGUAGE",
    help:
      "Language of reports, messages and help (default: the environment's language on a terminal, otherwise English)"
  )

  // MARK: What to work on

  static let paths = Argument<[String]>.any(
    "PATH", completion: .anyFile, help: "Swift files, catalogs, or folders that contain some")
  static let catalogPaths = Argument<[String]>.any(
    "PATH", completion: .anyFile, help: "String Catalogs, or folders that contain some")
  static let catalogGlobs = Option<[String]>.repeated(
    "catalog", placeholder: "PATTERN",
    help: "Only catalogs with this path or name, such as 'App/**' or 'Localizable.xcstrings'")
  static let namedPath = Option<String?>.optional(
    "path", placeholder: "PATH", completion: .anyFile,
    help: "The name for the file in messages: git passes temporary files")

  static let declarations = Option<[String]>.repeated(
    "declarations", placeholder: "FILE", completion: .anyFile,
    help:
      "Also use declarations of modules that are scanned separately, as 'extract --format declarations' writes them"
  )

  // MARK: What to write

  static let check = Option.flag(
    "check", help: "Write nothing; list the files that would change, and exit 1 if there are any")
  static let dryRun = Option.flag(
    "dry-run", short: "n", help: "Write nothing; print the changes as a unified diff")
  static let dryRunOfFiles = Option.flag(
    "dry-run", short: "n", help: "Write nothing; print what would be written")

  // MARK: What to print

  static let answerFormat = Option.value(
    "format", placeholder: "FORMAT", default: ListFormat.text, help: "Format of the answer")
  static let reportFile = Option<String?>.optional(
    "output", short: "o", placeholder: "FILE", completion: .anyFile,
    help: "The file for a report without '=FILE' (default: standard output)")
}

/// The format of a list or an answer.
enum ListFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json

  static var allValueDescriptions: [String: String] {
    [
      "text": "for people",
      "json": "for programs: one object, described in the manual under 'Formats and JSON'",
    ]
  }
}

extension ReportLanguage: ExpressibleByArgument {}
