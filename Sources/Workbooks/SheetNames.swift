/// Makes the names of the sheets of a workbook by Excel's rules: at most 31 characters, some signs
/// excluded, no two equal. ``WorkbookWriter`` uses it.
package struct SheetNames {
  private static let longest = 31
  private static let signs = Set("[]:*?/\\".unicodeScalars)
  /// The names in use, in lower case: Excel ignores case, and reserves `History`.
  private var usedNames: Set<String> = ["history"]

  /// Creates names for a workbook without sheets.
  package init() {}

  /// Returns a new name made from a title.
  ///
  /// - Parameter title: The sheet's title, such as the path of a catalog. The name is the file's
  ///   without its extension, with its folder in parentheses if that name is taken, else with a
  ///   number.
  package mutating func name(for title: String) -> String {
    let parts = title.split(separator: "/")
    let file = parts.last.map { String($0) } ?? ""
    let dot = file.lastIndex(of: ".") ?? file.endIndex
    let stem = dot == file.startIndex ? file : String(file[..<dot])
    if let name = take(stem) { return name }
    if parts.count > 1, let name = take("\(stem) (\(parts[parts.count - 2]))") { return name }
    var number = 2
    while true {
      let end = " \(number)"
      if let name = take(Self.cut(stem, to: Self.longest - end.utf16.count) + end) { return name }
      number += 1
    }
  }

  /// Returns a text as a valid name; `nil` if nothing is left of it or the name is in use.
  private mutating func take(_ text: String) -> String? {
    var name = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 || scalar.value == 0x7F
      name.append(isControl || Self.signs.contains(scalar) ? "_" : scalar)
    }
    // Excel rejects an apostrophe at either end.
    let valid = Self.cut(String(name).trimmingApostrophes, to: Self.longest).trimmingApostrophes
    if valid.isEmpty || !usedNames.insert(valid.lowercased()).inserted { return nil }
    return valid
  }

  private static func cut(_ text: String, to count: Int) -> String {
    var text = text
    while text.utf16.count > count { text.removeLast() }
    return text
  }
}

extension String {
  fileprivate var trimmingApostrophes: String {
    var rest = self[...]
    while let last = rest.last, last == "'" || last == " " { rest.removeLast() }
    return String(rest.drop { $0 == "'" || $0 == " " })
  }
}
