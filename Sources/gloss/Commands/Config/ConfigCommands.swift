import GlossCommandLine

/// `gloss config`: the group of commands on gloss.json.
enum ConfigCommands: CommandGroup {
  static let declaration = CommandDeclaration(
    "config", summary: "Help with gloss.json, the settings of a project")

  static let commands: [any Command.Type] = [
    ConfigCheckCommand.self, ConfigSchemaCommand.self,
  ]
}
