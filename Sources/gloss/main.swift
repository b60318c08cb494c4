import GlossCommandLine
import GlossKit

let exitCode = await Tool(arguments: Array(CommandLine.arguments.dropFirst())).run()
exitCode.exit()
