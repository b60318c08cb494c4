/// The files that can hold keys as text, told by the ends of their names.
package enum SourceFile {
  /// The extensions of Objective-C, C and C++, whose look-ups are extracted.
  package static let cExtensions: Set<String> = [
    "m", "mm", "h", "hh", "hpp", "pch", "c", "cc", "cpp", "cxx",
  ]
  /// The extensions of sources other than Swift: Objective-C, C, C++, storyboards and xibs.
  package static let otherExtensions = cExtensions.union(["xib", "storyboard"])
  /// The extensions of tables: catalogs and the older formats.
  static let tableExtensions: Set<String> = ["xcstrings", "strings", "stringsdict"]

  /// True for a source that can spell a key: Swift or another language, or Interface Builder's.
  package static func canSpellKeys(_ path: String) -> Bool {
    let ending = pathExtension(path)
    return ending == "swift" || otherExtensions.contains(ending)
  }

  /// True for a source in C, Objective-C or C++.
  package static func isC(_ path: String) -> Bool { cExtensions.contains(pathExtension(path)) }

  /// True for a header, which no phase of a target compiles.
  static func isHeader(_ path: String) -> Bool {
    ["h", "hh", "hpp", "pch"].contains(pathExtension(path))
  }

  /// True for a table, which a target takes as a resource.
  static func isTable(_ path: String) -> Bool { tableExtensions.contains(pathExtension(path)) }

  private static func pathExtension(_ path: String) -> String {
    let name = FolderPath.name(of: path).utf8
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(Substring(name[name.index(after: dot)...]))
  }
}
