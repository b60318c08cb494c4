import Foundation
import PackagePlugin

/// The command plugin `swift package gloss [ARGUMENTS]`: runs any command of the tool, by default
/// `sync`.
@main struct GlossCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let run = try GlossRun(
      tool: context.tool(named: "gloss").url, folder: context.package.directoryURL)
    try run(Self.command(arguments))
  }

  /// Returns the tool's arguments, without the targets that Xcode adds from its dialog: the tool
  /// works on the whole project.
  fileprivate static func command(_ arguments: [String]) -> [String] {
    var extractor = ArgumentExtractor(arguments)
    _ = extractor.extractOption(named: "target")
    let command = extractor.remainingArguments
    return command.isEmpty ? ["sync"] : command
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension GlossCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let run = try GlossRun(
        tool: context.tool(named: "gloss").url, folder: context.xcodeProject.directoryURL)
      try run(Self.command(arguments))
    }
  }
#endif
