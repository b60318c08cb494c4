import GlossCommandLine
import GlossKit

/// `gloss rename`: changes a key by a ``Renaming``, or the form in which code names keys by a
/// ``SymbolMigration``.
struct RenameCommand: ProjectCommand {
  static let declaration = CommandDeclaration(
    "rename", summary: "Change a key in the sources and the catalogs",
    discussion: """
      Rewrites every literal of the project's Swift sources whose key is OLD; each keeps its form (raw, \
      multi-line), and its interpolations fill the placeholders of NEW in order. The translations in all catalogs move to \
      NEW, to be reviewed. Uses of the symbol that Xcode makes of a key follow. Placeholders are written as \
      catalogs have them, such as %lld. What cannot be done everywhere is not done at all: every place that \
      may still look up OLD is an error. With --to-symbols and --to-text the keys stay as they are, and the \
      code names them otherwise.
      """,
    arguments: [keys], forms: ["OLD NEW", "--to-symbols|--to-text [KEY ...]"],
    options: [
      sameMeaning, text, table, leaveUnrecognized, toSymbols, toText, SharedOptions.dryRun,
    ])

  private static let keys = Argument<[String]>.any(
    "KEY",
    help:
      "OLD, the present key as the catalogs spell it, and NEW; with --to-symbols or --to-text the keys to move (default: all)"
  )
  private static let toSymbols = Option.flag(
    "to-symbols",
    help: "Name keys by the symbols that Xcode makes: Text(.openFile) for Text(\"Open file\")")
  private static let toText = Option.flag(
    "to-text", help: "Spell keys again where the code names them by symbols")
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

  var startingPaths: [String] { [] }

  func selection(_ configuration: Configuration) -> ProjectSelection { .everything }

  func run(on project: Project) async -> ExitCode {
    let keys = call[Self.keys]
    switch (call[Self.toSymbols], call[Self.toText]) {
    case (true, true):
      terminal.error(.exclude("--to-symbols", "--to-text"))
      return .misuse
    case (true, false): return await migrate(keys, .toSymbols, project)
    case (false, true): return await migrate(keys, .toText, project)
    case (false, false): break
    }
    guard keys.count == 2 else {
      terminal.error("give the present key and the new key: 'gloss rename OLD NEW'")
      return .misuse
    }
    return await rename(keys[0], to: keys[1], project)
  }

  private func migrate(
    _ keys: [String], _ direction: SymbolMigration.Direction, _ project: Project
  ) async -> ExitCode {
    await run(
      mode, on: project, failure: "nothing is renamed", hasFindings: \.leavesNamedKey
    ) {
      await SymbolMigration(of: project, direction, keys: keys, table: call[Self.table])
    }
  }

  private var mode: WritingMode {
    WritingMode(isCheck: false, isDryRun: call[SharedOptions.dryRun])
  }

  private func rename(_ old: String, to new: String, _ project: Project) async -> ExitCode {
    let options = Renaming.Options(
      table: call[Self.table], keepsStates: call[Self.sameMeaning], text: call[Self.text],
      leavesUnrecognized: call[Self.leaveUnrecognized])
    return await run(mode, on: project, failure: "nothing is renamed") {
      await Renaming(of: project, from: old, to: new, options: options)
    }
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
