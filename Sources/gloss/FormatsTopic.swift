import GlossCommandLine
import GlossKit

extension HelpTopics {
  /// The page of `gloss help formats`; its tables of reports come from the commands' declarations.
  static let formats = HelpTopic(
    "formats", summary: "Files that gloss reads and writes, and the formats of its reports",
    manualTitle: "FILES",
    sections: [
      HelpTopic.Section(
        title: "Files:",
        rows: [
          HelpTopic.Row(".xcstrings", "String Catalogs, byte for byte as Xcode writes them"),
          HelpTopic.Row(
            ".strings, .stringsdict",
            "older files: read beside catalogs, and converted by 'gloss convert'"),
          HelpTopic.Row(
            ".stringsdata",
            "what Xcode extracted in a build, for 'gloss parity' and 'gloss sync --from'"),
          HelpTopic.Row(".csv", "glossaries, as \"terms\" in gloss.json"),
          HelpTopic.Row("gloss.json", "the settings of a project, see 'gloss help config'"),
          HelpTopic.Row(
            "gloss-baseline.json", "accepted findings, which 'gloss check --write-baseline' writes"),
        ]),
      HelpTopic.Section(
        title: "Translators' files, by 'gloss export' and 'gloss import':",
        rows: translatorsFiles + [
          HelpTopic.Row(".xcloc", "a bundle with an XLIFF file, as Xcode exchanges it"),
          HelpTopic.Row(
            ".zip", "translators' files in an archive: 'gloss import', 'export --xcloc=zip'"),
        ]),
    ] + reports)

  private static var translatorsFiles: [HelpTopic.Row] {
    Export.Format.allCases.filter { !$0.importedEndings.isEmpty }.map {
      HelpTopic.Row($0.importedEndings.map { ".\($0)" }.joined(separator: ", "), $0.summary)
    }
  }

  /// The report formats by command. Commands with the same formats share a table.
  private static var reports: [HelpTopic.Section] {
    let tree = CommandList.tree
    var commands: [[ValueDeclaration.Choice]: [String]] = [:]
    var order: [[ValueDeclaration.Choice]] = []
    for command in tree.subcommands {
      for option in command.declaration.options where option.name == "format" {
        guard let choices = option.value?.choices, !choices.isEmpty else { continue }
        if commands[choices] == nil { order.append(choices) }
        let companion = option.companion.map { ["--\($0)"] } ?? []
        let words = [tree.declaration.name, command.declaration.name] + companion + [option.usage]
        commands[choices, default: []].append(words.joined(separator: " "))
      }
    }
    return order.map { choices in
      HelpTopic.Section(
        heading: (commands[choices] ?? []).joined(separator: "\n"),
        rows: choices.map { HelpTopic.Row($0.text, $0.meaning ?? "") })
    }
  }
}
