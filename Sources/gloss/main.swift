import GlossCommandLine
import GlossKit

// The order matters: streams before any file is opened, and signals before any work begins.
Streams.occupy()
DescriptorLimit.raise()
Faults.unblockSignals()
Interruptions.prepare()
Faults.reportInExitCode()
let tool = Tool(arguments: Array(CommandLine.arguments.dropFirst()))
let exitCode = await tool.run()
exitCode.exit()
