import GlossCommandLine
import GlossKit

Faults.reportInExitCode()
let exitCode = await Tool(arguments: Array(CommandLine.arguments.dropFirst())).run()
exitCode.exit()
