import GlossCommandLine
import GlossKit
import GlossReports
import LocalizationModel

/// `gloss rules`
struct RulesCommand {
  private let ids: [String]
  private let language: MessageLanguage
  private let terminal: Terminal

  init(_ invocation: Invocation, _ terminal: Terminal) {
    ids = invocation[Commands.ruleIDs]
    language = terminal.language(invocation[Commands.messages], isForPeople: true)
    self.terminal = terminal
  }

  func run() -> ExitCode {
    var text = TerminalText(hasColour: terminal.hasColour(.output))
    if ids.isEmpty {
      RuleReport(Check.rules).writeList(to: &text, in: language)
    } else {
      var rules: [RuleSummary] = []
      for id in ids {
        guard let rule = Check.rules.first(where: { $0.id == id }) else {
          terminal.error(Check.unknownRule(id))
          return .misuse
        }
        rules.append(rule)
      }
      RuleReport(rules).writePages(to: &text, in: language)
    }
    terminal.write(text.bytes, to: .output)
    return .clean
  }
}
