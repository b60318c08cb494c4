import GlossCommandLine

/// `gloss config`: the group of commands on gloss.json.
enum ConfigCommands: CommandGroup {
  static let declaration = CommandDeclaration(
    "config", summary: "Check gloss.json, or print its JSON Schema")

  static let commands: [any Command.Type] = [
    ConfigCheckCommand.self, ConfigSchemaCommand.self,
  ]
}
