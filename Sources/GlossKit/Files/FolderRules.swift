/// Which folders the walk does not enter.
enum FolderRules {
  /// Names and suffixes of folders that hold no sources of the project: hidden ones, what tools
  /// fetch or build, and bundles whose contents are copies or no code.
  static func skips(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: ".") || names.contains(name)
      || suffixes.contains { name.hasSuffix($0) }
  }

  /// Whether something in a folder named `build` shows that a build tool made it.
  static func marksBuild(_ name: String) -> Bool { buildMarks.contains(name) }

  /// Whether a folder of that name holds no source of anybody, or only what tools keep for
  /// themselves and can make again.
  static func neverHoldsSources(_ name: String) -> Bool {
    keptByTools.contains(name) || closedSuffixes.contains { name.hasSuffix($0) }
  }

  private static let keptByTools: [String] = [
    ".build", ".git", ".hg", ".svn", ".swiftpm", "DerivedData", "node_modules",
  ]

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

  /// What Xcode, SwiftPM, CMake and Ninja leave in the folder they build in.
  private static let buildMarks: [String] = [
    "XCBuildData", "Build", "Products", "Intermediates.noindex", "ModuleCache.noindex",
    "EagerLinkingTBDs", "Debug-iphonesimulator", "Release-iphoneos", "Debug", "Release",
    "workspace-state.json", "debug.yaml", "release.yaml", "CMakeCache.txt", "build.ninja",
  ]
}
