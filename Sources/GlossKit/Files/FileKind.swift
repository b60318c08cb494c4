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

  /// - Parameter name: Without folders, as UTF-8.
  init?(_ name: UnsafeBufferPointer<UInt8>) {
    // A loop, because a general search from behind costs hundreds of steps a name.
    var dot = name.count - 1
    while dot > 0, unsafe name[dot] != UInt8(ascii: ".") { dot -= 1 }
    // A text of up to 15 bytes takes no memory, and no suffix of ours is longer.
    if dot <= 0 {
      guard unsafe name.elementsEqual("contents".utf8) else { return nil }
      self = .dataModel
      return
    }
    if name.count - dot > 16 { return nil }
    let suffix = unsafe String(
      decoding: UnsafeBufferPointer(rebasing: name[(dot + 1)...]), as: UTF8.self)
    let stem = unsafe UnsafeBufferPointer(rebasing: name[..<dot])
    switch suffix {
    case "swift":
      let isManifest =
        unsafe stem.elementsEqual("Package".utf8) || stem.starts(with: "Package@".utf8)
      self = isManifest ? .packageManifest : .swift
    case "xcstrings": self = .catalog
    case "m", "mm", "h", "c", "cc", "cpp", "xib", "storyboard": self = .otherSource
    case "strings", "stringsdict": self = .table
    case "pbxproj", "yml":
      guard unsafe stem.elementsEqual("project".utf8) else { return nil }
      self = .projectFile
    default: return nil
    }
  }

  /// - Parameter path: With folders or without.
  init?(path: String) {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
    let kind = unsafe ContiguousArray(name).withUnsafeBufferPointer { unsafe FileKind($0) }
    guard let kind else { return nil }
    self = kind
  }
}
