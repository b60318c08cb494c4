import GlossCommandLine
import GlossKit

/// `gloss rules`: lists the rules of `gloss check`, or prints the pages of some.
struct RulesCommand: Command {
  static let declaration = CommandDeclaration(
    "rules", summary: "List the rules of 'gloss check', or explain the ones named",
    arguments: [ids], options: [pack, statements, format])

  private static let ids = Argument<[String]>.any("RULE", help: "The id of a rule")

  private static let pack = Option<GuideList?>.optional(
    "pack", placeholder: "NAME", help: "List the rules of a pack, which are off unless asked for")

  private enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json

    static var allValueDescriptions: [String: String] {
      ["text": "for people", "json": "for programs: one object, with '--statements'"]
    }
  }

  private static let statements = Option.flag(
    "statements",
    help: "List the statements of the guides that the packs are made of, and which rules hold each")
  private static let format = Option.value(
    "format", placeholder: "FORMAT", default: Format.text, help: "Format of the list of statements")

  let call: CommandCall

  func run() -> ExitCode {
    let ids = call[Self.ids]
    if let unknown = Check.unknownRule(among: ids) {
      terminal.error(unknown)
      return .misuse
    }
    if call[Self.statements] { return writeStatements(ids) }
    if call[Self.format] == .json {
      terminal.error("'--format json' needs '--statements': give both")
      return .misuse
    }
    let text = Check.rulesText(
      ids, guides: call[Self.pack]?.nameList ?? [], in: terminal.language(.output),
      hasColor: terminal.hasColor(.output))
    // A list has one line for each rule, which programs may read, so it is not wrapped.
    if ids.isEmpty {
      terminal.write(text, to: .output)
    } else {
      let lines = wrapped(String(decoding: text, as: UTF8.self), width: 80)
      terminal.write(lines.joined(separator: "\n"), to: .output)
    }
    if ids.isEmpty, !call.gives(Self.pack) { terminal.note(Check.rulesSummary) }
    return .clean
  }

  private func writeStatements(_ ids: [String]) -> ExitCode {
    if !ids.isEmpty {
      terminal.error(.exclude("--statements", "RULE"))
      return .misuse
    }
    let packs = call[Self.pack]?.nameList ?? []
    let language = terminal.language(.output)
    switch call[Self.format] {
    case .text:
      terminal.write(
        Check.statementsText(
          ofPacks: packs, in: language, hasColor: terminal.hasColor(.output)), to: .output)
    case .json:
      terminal.write(Check.statementsJSON(ofPacks: packs, in: language), to: .output)
    }
    return .clean
  }
}
