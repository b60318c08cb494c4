import Foundation
import PackagePlugin

/// The check of one target as a step of its build.
///
/// As long as none of its inputs has changed, it is not run again. It has no outputs: a file that a
/// step makes is compiled, or copied into the product as a resource.
struct BuildCheck {
  let tool: URL
  /// The project's folder.
  let folder: URL
  /// What the target is called.
  let target: String
  /// What is checked; none for the whole project.
  let places: [URL]
  /// The files that findings depend on.
  let inputs: [URL]
  /// Whether findings keep their severity, so that errors fail the build.
  let isStrict: Bool

  func command() -> Command {
    var arguments = ["check", "--outdated", "--quiet", "--format", "xcode"]
    if !isStrict { arguments += ["--max-severity", "warning"] }
    arguments += places.isEmpty ? [folder.path] : places.map(\.path)
    return .buildCommand(
      displayName: "gloss check \(target)", executable: tool, arguments: arguments,
      inputFiles: inputs.flatMap(Self.read) + Self.settings(above: folder), outputFiles: [])
  }

  /// What the tool reads of a file: all, or of a data model its versions.
  private static func read(_ file: URL) -> [URL] {
    if file.pathExtension == "xcdatamodeld" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: file.path)) ?? []
      return names.sorted().filter { $0.hasSuffix(".xcdatamodel") }.map {
        file.appending(path: $0).appending(path: "contents")
      }
    }
    let endings = [
      "swift", "xcstrings", "strings", "stringsdict", "m", "mm", "h", "xib", "storyboard",
    ]
    return endings.contains(file.pathExtension) ? [file] : []
  }

  /// The tool's own files: settings, baselines and terms that lie beside them or above, and the
  /// manifest, which says which target a source belongs to.
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
  /// The step of a package's target; `nil` for one without sources.
  ///
  /// What a text is can depend on any declaration of the package, and whether a key is gone on all of
  /// its sources: all of them are inputs.
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
    /// The step of a target of an Xcode project, whose sources may lie anywhere in it.
    init(_ target: XcodeTarget, in context: XcodePluginContext, isStrict: Bool) throws {
      try self.init(
        tool: context.tool(named: "gloss").url, folder: context.xcodeProject.directoryURL,
        target: target.displayName, places: [],
        inputs: context.xcodeProject.targets.flatMap { $0.inputFiles.map(\.url) },
        isStrict: isStrict)
    }
  }
#endif
