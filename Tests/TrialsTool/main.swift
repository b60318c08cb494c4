import Foundation

// What Scripts/trials runs.
exit(await TrialsTool(Array(CommandLine.arguments.dropFirst())).run())
