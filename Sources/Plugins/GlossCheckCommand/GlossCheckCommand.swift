import Foundation
import PackagePlugin

/// `swift package gloss-check [ARGUMENTS]`: whether the catalogs are up to date, and what
/// `gloss check` finds. It writes nothing, so it asks for no permission.
@main struct GlossCheckCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let run = try GlossRun(
      tool: context.tool(named: "gloss").url, folder: context.package.directoryURL)
    try run(Self.command(arguments))
  }

  /// Xcode adds the targets that were chosen in its dialog. The tool works on the whole project.
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
