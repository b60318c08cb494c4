import GlossCommandLine
import GlossKit

Streams.occupy()
DescriptorLimit.raise()
Faults.unblockSignals()
Interruptions.prepare()
Faults.reportInExitCode()
Memory.prepare()
let tool = Tool(arguments: Array(CommandLine.arguments.dropFirst()))
let exitCode = Workers.run { await tool.run() }
exitCode.exit()
