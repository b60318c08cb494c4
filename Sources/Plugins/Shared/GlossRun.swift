import Foundation
import PackagePlugin

/// One run of the tool for a command plugin.
struct GlossRun {
  let tool: URL
  /// The project's folder, in which the tool runs.
  let folder: URL

  /// Runs the tool; what it prints goes where the plugin's output goes.
  ///
  /// - Throws: ``GlossFailure`` unless it ends with exit code 0.
  func callAsFunction(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationReason != .exit || process.terminationStatus != 0 {
      throw GlossFailure(arguments: arguments, status: process.terminationStatus)
    }
  }
}

/// How a run of the tool ended that was not clean.
struct GlossFailure: Error, CustomStringConvertible {
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
