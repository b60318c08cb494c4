import GlossCommandLine
import GlossKit

/// `gloss git uninstall`: removes the settings and attributes of `gloss git install`.
struct GitUninstallCommand: GitChangeCommand {
  static let declaration = CommandDeclaration(
    "uninstall", summary: "Remove what 'install' has set up",
    options: [GitCommands.global, GitCommands.dryRun])

  let call: CommandCall

  func steps(_ git: GitIntegration) throws(GlossError) -> [GitIntegration.Step] {
    try git.removal()
  }

  func summary(isUnchanged: Bool) -> String {
    isUnchanged ? "there is nothing to remove" : "git merges catalogs by lines again"
  }
}
