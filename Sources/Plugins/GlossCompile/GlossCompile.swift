import Foundation
import PackagePlugin

/// The build tool plugin that compiles a target's catalogs into the `.strings` and `.stringsdict`
/// files that Foundation reads, for builds without Xcode.
///
/// It is no prebuild command: SwiftPM runs those only when it plans a build, so an edited catalog
/// would not be compiled again.
@main struct GlossCompile: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let folder = context.pluginWorkDirectoryURL
    let tool = try context.tool(named: "gloss").url
    return try module.sourceFiles.map(\.url).filter { $0.pathExtension == "xcstrings" }
      .map { catalog in
        let arguments = ["compile", "--output-directory", folder.path] + Self.format
        return .buildCommand(
          displayName: "gloss compile \(catalog.deletingPathExtension().lastPathComponent)",
          executable: tool, arguments: arguments + [catalog.path], inputFiles: [catalog],
          outputFiles: try Self.paths(
            printedBy: tool, arguments + ["--quiet", "--dry-run", catalog.path]))
      }
  }

  /// The option without forms where Foundation crashes upon a looked-up key in a `.stringsdict`.
  private static var format: [String] {
    #if os(Linux)
      ["--format", "stringsOnly"]
    #else
      []
    #endif
  }

  /// Returns the files that the tool would write: it prints them, one a line.
  ///
  /// There is none if it fails. The step of the build then fails, too, and shows why.
  private static func paths(printedBy tool: URL, _ arguments: [String]) throws -> [URL] {
    let process = Process()
    let output = Pipe()
    process.executableURL = tool
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationReason != .exit || process.terminationStatus != 0 { return [] }
    return String(decoding: printed, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { URL(filePath: String($0)) }
  }
}
