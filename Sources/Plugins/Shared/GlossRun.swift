import Foundation
import PackagePlugin

/// A run of the tool by a command plugin, in the project's folder.
struct GlossRun {
  let tool: URL
  /// The project's folder, which is the tool's working directory.
  let folder: URL

  /// Runs the tool with the plugin's own output streams.
  ///
  /// - Throws: ``GlossRunError`` unless the tool exits with 0.
  func callAsFunction(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationReason != .exit || process.terminationStatus != 0 {
      throw GlossRunError(arguments: arguments, status: process.terminationStatus)
    }
  }
}

/// The exit code of a run of the tool that was not clean.
struct GlossRunError: Error, CustomStringConvertible {
  let arguments: [String]
  let status: Int32

  var description: String {
    let command = (["gloss"] + arguments).joined(separator: " ")
    return switch status {
    case 1: "'\(command)': findings, or a catalog is out of date (exit code 1)"
    case 2: "'\(command)' could not do its work (exit code 2)"
    default: "'\(command)' ended with exit code \(status)"
    }
  }
}
