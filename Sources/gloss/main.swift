import GlossCommandLine
import GlossKit

Streams.occupy()
DescriptorLimit.raise()
Faults.unblockSignals()
Interruptions.prepare()
Faults.reportInExitCode()
let tool = Tool(arguments: Array(CommandLine.arguments.dropFirst()))
let exitCode = await tool.run()
exitCode.exit()
