import Foundation
import PackagePlugin

/// The build tool plugin that generates the Swift symbols of a target's catalogs, for builds
/// without Xcode.
@main struct GlossSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule, module.kind != .test else { return [] }
    let folder = context.pluginWorkDirectoryURL
    let tool = try context.tool(named: "gloss").url
    return module.sourceFiles.map(\.url).filter { $0.pathExtension == "xcstrings" }
      // Catalogs in an .lproj folder belong to Interface Builder files, whose keys get no symbols.
      .filter { !$0.deletingLastPathComponent().path.hasSuffix(".lproj") }
      .map { catalog in
        let table = catalog.deletingPathExtension().lastPathComponent
        return .buildCommand(
          displayName: "gloss symbols \(table)", executable: tool,
          arguments: ["symbols", "--quiet", "--output", folder.path, catalog.path],
          inputFiles: [catalog],
          outputFiles: [folder.appending(path: "GeneratedStringSymbols_\(table).swift")])
      }
  }
}
