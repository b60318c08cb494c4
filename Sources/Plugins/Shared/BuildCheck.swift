import Foundation
import PackagePlugin

/// The check of one target as a step of its build, for the plugins `GlossCheck` and
/// `GlossCheckStrict`.
///
/// SwiftPM runs it again only if an input has changed. It has no outputs, because SwiftPM would
/// compile an output, or copy it into the product as a resource.
struct BuildCheck {
  let tool: URL
  /// The folder of the package or Xcode project.
  let folder: URL
  /// The target's name.
  let target: String
  /// The folders to check; empty for the whole project.
  let places: [URL]
  /// The files that findings depend on, before ``read(_:)`` narrows them.
  let inputs: [URL]
  /// True if findings keep their severity, so that errors fail the build.
  let isStrict: Bool

  func command() -> Command {
    var arguments = ["check", "--outdated", "--quiet", "--format", "xcode"]
    if !isStrict { arguments += ["--max-severity", "warning"] }
    arguments += places.isEmpty ? [folder.path] : places.map(\.path)
    return .buildCommand(
      displayName: "gloss check \(target)", executable: tool, arguments: arguments,
      inputFiles: inputs.flatMap(Self.read) + Self.settings(above: folder), outputFiles: [])
  }

  /// Returns the files that the tool reads: the file itself, the versions of a data model, or
  /// nothing.
  private static func read(_ file: URL) -> [URL] {
    if file.pathExtension == "xcdatamodeld" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: file.path)) ?? []
      return names.sorted().filter { $0.hasSuffix(".xcdatamodel") }.map {
        file.appending(path: $0).appending(path: "contents")
      }
    }
    let endings = [
      "swift", "xcstrings", "strings", "stringsdict", "m", "mm", "h", "hh", "hpp", "pch", "c",
      "cc", "cpp", "cxx", "xib", "storyboard",
    ]
    return endings.contains(file.pathExtension) ? [file] : []
  }

  /// Returns the files with settings, baselines and terms, from the folder up to the project's
  /// root, and the manifests, which assign sources to targets.
  private static func settings(above folder: URL) -> [URL] {
    var found: [URL] = []
    var folder = folder.standardizedFileURL
    while true {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      found += names.sorted().filter {
        $0.hasSuffix(".json") || $0.hasSuffix(".csv") || $0 == "Package.swift"
      }.map { folder.appending(path: $0) }
      if names.contains("gloss.json") || names.contains(".git") || folder.path == "/" {
        return found
      }
      folder.deleteLastPathComponent()
    }
  }
}

extension BuildCheck {
  /// Makes the step of a package's target; `nil` for a test target or one without sources.
  ///
  /// A string's key can depend on any declaration of the package, and a key is unused only if no
  /// source has it, so all sources of the package are inputs.
  init?(_ target: any Target, in context: PluginContext, isStrict: Bool) throws {
    guard let module = target.sourceModule, module.kind != .test else { return nil }
    try self.init(
      tool: context.tool(named: "gloss").url, folder: context.package.directoryURL,
      target: target.name, places: [target.directoryURL],
      inputs: context.package.targets.flatMap { target in
        target.sourceModule?.sourceFiles.map(\.url) ?? []
      }, isStrict: isStrict)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension BuildCheck {
    /// Makes the step of an Xcode target, whose sources may lie anywhere in the project.
    init(_ target: XcodeTarget, in context: XcodePluginContext, isStrict: Bool) throws {
      try self.init(
        tool: context.tool(named: "gloss").url, folder: context.xcodeProject.directoryURL,
        target: target.displayName, places: [],
        inputs: context.xcodeProject.targets.flatMap { $0.inputFiles.map(\.url) },
        isStrict: isStrict)
    }
  }
#endif
