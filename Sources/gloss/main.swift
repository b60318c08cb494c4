import GlossCommandLine
import GlossKit

Faults.unblockSignals()
Faults.reportInExitCode()
Memory.prepare()
let tool = Tool(arguments: Array(CommandLine.arguments.dropFirst()))
let exitCode = Workers.run { await tool.run() }
exitCode.exit()
