/// The folders that walks do not enter, by name: ``FileTree`` for the project's own sources, and
/// ``Surroundings``, which skips fewer, for every place that may spell a key.
enum FolderRules {
  /// True for folders without sources of the project: hidden folders, folders that tools fetch or
  /// build, and bundles whose contents are copies or no code.
  static func skips(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: ".") || names.contains(name)
      || suffixes.contains { name.hasSuffix($0) }
  }

  /// True for a name that only a build tool leaves in a folder named `build`.
  static func marksBuild(_ name: String) -> Bool { buildMarks.contains(name) }

  /// True for folders that hold no sources at all, or only files that tools keep for
  /// themselves and can make again.
  static func neverHoldsSources(_ name: String) -> Bool {
    keptByTools.contains(name) || closedSuffixes.contains { name.hasSuffix($0) }
  }

  /// Folders of version control, package managers and build tools.
  private static let keptByTools: [String] = [
    ".build", ".git", ".hg", ".svn", ".swiftpm", "DerivedData", "node_modules",
  ]

  /// Endings of bundles that never hold sources.
  private static let closedSuffixes: [String] = [
    ".app", ".appex", ".bundle", ".docc", ".xcarchive", ".xcassets", ".xcdatamodeld", ".xcloc",
    ".xcodeproj", ".xcworkspace",
  ]

  private static let names: [String] = [
    "Pods", "Carthage", "DerivedData", "node_modules", "checkouts",
  ]

  private static let suffixes: [String] = [
    ".app", ".appex", ".bundle", ".docc", ".framework", ".xcarchive", ".xcassets", ".xcframework",
    ".xcloc", ".xcworkspace",
  ]

  /// Names that Xcode, SwiftPM, CMake and Ninja leave in the folder that they build in.
  private static let buildMarks: [String] = [
    "XCBuildData", "Build", "Products", "Intermediates.noindex", "ModuleCache.noindex",
    "EagerLinkingTBDs", "Debug-iphonesimulator", "Release-iphoneos", "Debug", "Release",
    "workspace-state.json", "debug.yaml", "release.yaml", "CMakeCache.txt", "build.ninja",
  ]
}
