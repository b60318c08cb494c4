import GlossCommandLine
import GlossKit

/// `gloss git install`: sets up the merge driver, the text conversion and, if asked for, the clean
/// filter.
struct GitInstallCommand: GitChangeCommand {
  static let declaration = CommandDeclaration(
    "install", summary: "Set up the merge driver and 'git diff'",
    discussion: """
      Sets merge.gloss and diff.gloss in the settings of git, and adds \
      '*.xcstrings merge=gloss diff=gloss' to .gitattributes. What others wrote there stays, and \
      what is there already is not written again.
      """,
    options: [GitCommands.global, cleanFilter, command, GitCommands.dryRun])

  private static let cleanFilter = Option.flag(
    "clean-filter", help: "Also put catalogs into Xcode's form as they are staged")
  private static let command = Option<String?>.optional(
    "command", placeholder: "PATH", completion: .anyFile,
    help: "The command that runs gloss: a path or a name (default: the path of this program)")

  let call: CommandCall

  func steps(_ git: GitIntegration) throws(GlossError) -> [GitIntegration.Step] {
    try git.installation(
      command: call[Self.command]
        ?? ToolPath.absolute(calledBy: CommandLine.arguments.first ?? "gloss"),
      hasCleanFilter: call[Self.cleanFilter])
  }

  func summary(isUnchanged: Bool) -> String {
    if isUnchanged { return "git merges catalogs text by text already" }
    if isGlobal { return "git now merges catalogs text by text" }
    return "git now merges catalogs text by text: commit .gitattributes, "
      + "and run 'gloss git install' once in each clone"
  }
}
