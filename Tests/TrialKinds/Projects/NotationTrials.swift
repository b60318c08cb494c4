package import Foundation
package import TestSupport

/// Checkouts whose Xcode projects are written in JSON: every command has to say what it says of the
/// project in the old notation.
package struct NotationTrials {
  /// The commands, without the folder.
  private static let commands = [
    ["sync", "--dry-run"], ["check", "--format", "json"], ["status", "--format", "json"],
    ["extract", "--format", "json"],
  ]

  private let tool: Subprocess
  private let folder: URL
  package private(set) var flaws: [String] = []
  private var checkoutCount = 0
  private var projectCount = 0

  /// - Parameter folder: The folder for the copies.
  package init(tool: Subprocess, in folder: URL) {
    self.tool = tool
    self.folder = folder
  }

  package var summary: String {
    "notation: \(checkoutCount) checkouts with \(projectCount) projects, \(flaws.count) differences"
  }

  /// Tries a checkout, if it has an Xcode project.
  package mutating func run(_ checkout: URL) throws {
    let projects = try checkout.files("pbxproj").filter {
      $0.deletingLastPathComponent().pathExtension == "xcodeproj"
    }
    if projects.isEmpty { return }
    let manager = FileManager.default
    let copy = folder.appending(path: checkout.lastPathComponent)
    try? manager.removeItem(at: copy)
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    try manager.copyItem(at: checkout, to: copy)
    defer { try? manager.removeItem(at: copy) }
    let before = try Self.commands.map { try answer($0, in: copy) }
    for file in try copy.files("pbxproj")
    where file.deletingLastPathComponent().pathExtension == "xcodeproj" {
      var notation = try XcodeNotation(Data(contentsOf: file))
      let name = file.deletingPathExtension().appendingPathExtension("xcproj")
      try Data(try notation.text().utf8).write(to: name)
      try manager.removeItem(at: file)
      projectCount += 1
    }
    checkoutCount += 1
    for (command, old) in zip(Self.commands, before) where try answer(command, in: copy) != old {
      flaws.append("\(checkout.lastPathComponent): '\(command.joined(separator: " "))' differs")
    }
  }

  /// Returns the exit code, output and errors of a command, with one name for both notations.
  private func answer(_ command: [String], in folder: URL) throws -> [String] {
    let result = try tool.run(command, in: folder, environment: Subprocess.plainEnvironment)
    return ["\(result.status)", result.text, result.errorText].map {
      $0.replacing("project.xcproj", with: "project.pbxproj")
    }
  }
}
