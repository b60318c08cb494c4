import ProjectLayout

/// The kind of a file, by its name alone. ``FileTree`` collects files that have a kind; each stage
/// asks for the kinds that it works on.
package enum FileKind: Hashable, Sendable, CaseIterable {
  /// A Swift source, whose strings are extracted.
  case swift
  /// A string catalog, `.xcstrings`.
  case catalog
  /// Objective-C, C, C++, storyboards and xibs, which are searched for keys as text; look-ups in C
  /// and its relatives are extracted.
  case otherSource
  /// `Package.swift` and its variants for tools versions: Swift, but not the app's.
  case packageManifest
  /// The `project.pbxproj` or `project.xcproj` of an Xcode project, or the `project.yml` that one is
  /// generated from.
  case projectFile
  /// A `.strings` or `.stringsdict` file, which is exchanged with translators.
  case table
  /// The `contents` of a Core Data model, or another file of that name.
  case dataModel

  /// Tells the kind of a file; `nil` if no stage works on such files.
  ///
  /// - Parameter path: A path or a name alone.
  init?(path: String) {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      guard name.elementsEqual("contents".utf8) else { return nil }
      self = .dataModel
      return
    }
    let stem = name[..<dot]
    switch String(Substring(name[name.index(after: dot)...])) {
    case let ending where SourceFile.otherExtensions.contains(ending): self = .otherSource
    case "swift":
      let isManifest = stem.elementsEqual("Package".utf8) || stem.starts(with: "Package@".utf8)
      self = isManifest ? .packageManifest : .swift
    case "xcstrings": self = .catalog
    case "strings", "stringsdict": self = .table
    case "pbxproj", "xcproj", "yml":
      guard stem.elementsEqual("project".utf8) else { return nil }
      self = .projectFile
    default: return nil
    }
  }

  /// True for a source in C, Objective-C or C++.
  static func isC(_ path: String) -> Bool {
    SourceFile.isC(path)
  }
}
