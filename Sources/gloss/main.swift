import GlossCommandLine
import GlossKit

Faults.reportInExitCode()
Memory.prepare()
let exitCode = await Tool(arguments: Array(CommandLine.arguments.dropFirst())).run()
exitCode.exit()
