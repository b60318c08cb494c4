/// Makes names for the sheets of a workbook, as Excel asks for them: of at most 31 characters, without
/// some signs, and no two the same.
package struct SheetNames {
  private static let longest = 31
  private static let signs = Set("[]:*?/\\".unicodeScalars)
  /// Compared as Excel does, without upper and lower case. It keeps `History` for itself.
  private var taken: Set<String> = ["history"]

  /// Names of a workbook that has no sheet yet.
  package init() {}

  /// - Parameter title: What the sheet is of, such as the path of a catalog: its file's name without the
  ///   ending, with its folder if another has that name.
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

  private mutating func take(_ text: String) -> String? {
    var name = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 || scalar.value == 0x7F
      name.append(isControl || Self.signs.contains(scalar) ? "_" : scalar)
    }
    // An apostrophe stands neither first nor last.
    let fit = Self.cut(String(name).trimmingApostrophes, to: Self.longest).trimmingApostrophes
    if fit.isEmpty || !taken.insert(fit.lowercased()).inserted { return nil }
    return fit
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
