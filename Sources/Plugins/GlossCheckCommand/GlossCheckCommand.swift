import Foundation
import PackagePlugin

/// The command plugin `swift package gloss-check [ARGUMENTS]`: runs `gloss check --outdated`, which
/// also reports outdated catalogs. It writes nothing, so it asks for no permission.
@main struct GlossCheckCommand: CommandPlugin {
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
    return ["check", "--outdated"] + extractor.remainingArguments
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension GlossCheckCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let run = try GlossRun(
        tool: context.tool(named: "gloss").url, folder: context.xcodeProject.directoryURL)
      try run(Self.command(arguments) + ["--format", "xcode"])
    }
  }
#endif
