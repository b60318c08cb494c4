/// What a file's name says it is for.
package enum FileKind: Hashable, Sendable, CaseIterable {
  /// Swift whose strings are extracted.
  case swift
  /// `.xcstrings`.
  case catalog
  /// Objective-C, C, C++, storyboards and xibs: searched as text for keys.
  case otherSource
  /// `Package.swift` and its variants for tools versions: Swift too, but not the app's.
  case packageManifest
  /// `project.pbxproj` of an Xcode project, or the `project.yml` that one is made from.
  case projectFile
  /// `.strings` or `.stringsdict`: exchanged with translators.
  case table
  /// `contents` of a Core Data model, and other files of that name.
  case dataModel

  /// - Parameter path: With folders or without.
  init?(path: String) {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      guard name.elementsEqual("contents".utf8) else { return nil }
      self = .dataModel
      return
    }
    let stem = name[..<dot]
    switch String(Substring(name[name.index(after: dot)...])) {
    case "swift":
      let isManifest = stem.elementsEqual("Package".utf8) || stem.starts(with: "Package@".utf8)
      self = isManifest ? .packageManifest : .swift
    case "xcstrings": self = .catalog
    case "m", "mm", "h", "c", "cc", "cpp", "xib", "storyboard": self = .otherSource
    case "strings", "stringsdict": self = .table
    case "pbxproj", "yml":
      guard stem.elementsEqual("project".utf8) else { return nil }
      self = .projectFile
    default: return nil
    }
  }
}
