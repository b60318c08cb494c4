import GlossCommandLine
import GlossKit

/// `gloss rename`
struct RenameCommand: ProjectCommand {
  static let declaration = CommandDeclaration(
    "rename", summary: "Change a key in the sources and the catalogs",
    discussion: """
      Rewrites every literal of the project's Swift sources whose key is OLD and keeps its kind of quotes; its \
      interpolations fill the placeholders of NEW in order. The translations in all catalogs move to \
      NEW, to be reviewed. Placeholders are written as catalogs have them, such as %lld. What \
      cannot be done everywhere is not done at all: every place that may still look up OLD is an error.
      """,
    arguments: [oldKey, newKey],
    options: [sameMeaning, text, table, leaveUnrecognized, SharedOptions.dryRun])

  private static let oldKey = Argument<String>.one(
    "OLD", help: "The present key, as the catalogs spell it")
  private static let newKey = Argument<String>.one("NEW", help: "The new key")
  private static let table = Option<String?>.optional(
    "table", placeholder: "TABLE", help: "Only strings and catalogs of this table")
  private static let sameMeaning = Option.flag(
    "same-meaning", help: "Keep the states of the translations: only the key changes")
  private static let text = Option.value(
    "text", placeholder: "MODE", default: Renaming.TextSetting.standard,
    help: "How to treat the text of a key that is its own text")
  private static let leaveUnrecognized = Option.flag(
    "leave-unrecognized",
    help: "Leave literals and files that spell OLD and are not known to look it up")

  let call: CommandCall

  var places: [String] { [] }

  func selection(_ configuration: Configuration) -> ProjectSelection { .everything }

  func run(on project: Project) async -> ExitCode {
    let options = Renaming.Options(
      table: call[Self.table], keepsStates: call[Self.sameMeaning], text: call[Self.text],
      leavesUnrecognized: call[Self.leaveUnrecognized])
    let showsDiff = call[SharedOptions.dryRun]
    let renaming: Renaming
    do throws(GlossError) {
      let lock = showsDiff ? nil : try terminal.lock(project)
      renaming = await Renaming(
        of: project, from: call[Self.oldKey], to: call[Self.newKey], options: options)
      if !showsDiff { try renaming.write(under: lock) }
    } catch {
      terminal.report([error])
      return .notDone
    }
    let hasColor = terminal.hasColor(.output)
    terminal.write(
      showsDiff
        ? renaming.diff(isForPeople: terminal.isForPeople(.output), hasColor: hasColor)
        : renaming.text(
          keepsStates: options.keepsStates, in: terminal.language(.output), hasColor: hasColor),
      to: .output)
    terminal.report(RemarkReport(findings: renaming.findings, failures: renaming.failures))
    if !renaming.failures.isEmpty {
      terminal.note("nothing is renamed")
      return .notDone
    }
    terminal.note(renaming.summary(isWritten: !showsDiff))
    return showsDiff ? .findings : .clean
  }
}

extension Renaming.TextSetting: ExpressibleByArgument {
  package static var allValueDescriptions: [String: String] {
    [
      "auto": "keep it if NEW is a name, such as tone.pick, and OLD is not",
      "keep": "OLD stays the text in the source language",
      "change": "NEW is the text",
    ]
  }
}
