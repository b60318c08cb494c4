import GlossCommandLine
import GlossKit

/// `gloss config schema`: prints the JSON Schema of gloss.json.
struct ConfigSchemaCommand: Command {
  static let declaration = CommandDeclaration(
    "schema", summary: "Print the JSON Schema of gloss.json",
    discussion: """
      Editors complete and check gloss.json by it. Save it to a file, such as gloss.schema.json, and \
      name that file as "$schema" in gloss.json. The dialect is draft 2020-12.
      """)

  let call: CommandCall

  func run() -> ExitCode {
    terminal.write(ConfigurationSchema.json(), to: .output)
    return .clean
  }
}
