/// A `.gitattributes` file, to which the attributes for catalogs can be added and removed again.
///
/// `gloss git install` and `uninstall` read the bytes and write the result. Only lines for
/// `*.xcstrings` with attributes of this tool are changed; all otherWords keep their bytes.
struct GitAttributes: Equatable {
  private(set) var bytes: ContiguousArray<UInt8>

  init(_ bytes: ContiguousArray<UInt8>) { self.bytes = bytes }

  private static let pattern = "*.xcstrings"

  /// Patterns that match every catalog. For any other pattern git itself has to be asked.
  private static let universalPatterns = [pattern, "\"\(pattern)\"", "*", "**", "*.*", "**/*"]

  /// All attributes that this tool ever sets.
  private static let ours = ["merge=gloss", "diff=gloss", "filter=gloss"]

  /// Returns the file with attributes for catalogs added, or unchanged if it has them in effect
  /// already.
  ///
  /// - Parameters:
  ///   - attributes: In the form `name=value`.
  ///   - isOverruled: True if git finds other values for catalogs, so that the line has to move to
  ///     the end.
  func adding(_ attributes: [String], isOverruled: Bool = false) -> GitAttributes {
    let effective = self.effective
    let areAllSet = attributes.allSatisfy { attribute in
      effective[Self.name(attribute)] == attribute
    }
    if areAllSet, !isOverruled { return self }
    // The new line replaces all lines of ours, so it repeats those attributes that are in effect.
    let kept = Self.ours.filter { effective[Self.name($0)] == $0 || attributes.contains($0) }
    // The last line that matches a catalog wins, so the new line goes to the end.
    var changed = removingOurs()
    let end = changed.lineEnd
    if !changed.bytes.isEmpty, changed.bytes.last != UInt8(ascii: "\n") {
      changed.bytes.append(contentsOf: end.utf8)
    }
    changed.bytes.append(
      contentsOf: "\(Self.pattern) \(kept.joined(separator: " "))\(end)".utf8)
    return changed
  }

  /// Returns the file without the attributes that this tool sets.
  func removingOurs() -> GitAttributes {
    var result = ContiguousArray<UInt8>()
    for line in lines {
      let text = String(decoding: line, as: UTF8.self)
      let words = Self.words(text)
      guard words.first == Self.pattern, words.contains(where: Self.ours.contains) else {
        result += line
        continue
      }
      let otherWords = words.filter { !Self.ours.contains($0) }
      if otherWords.count > 1 {
        result.append(contentsOf: otherWords.joined(separator: " ").utf8)
        result += line.suffix { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      }
    }
    if result.count + byteOrderMark.count == bytes.count { return self }
    return GitAttributes(result.isEmpty ? [] : ContiguousArray(byteOrderMark) + result)
  }

  /// The attributes in effect for catalogs, by name: the last line that sets one wins.
  private var effective: [String: String] {
    var effective: [String: String] = [:]
    for line in lines {
      let words = Self.words(String(decoding: line, as: UTF8.self))
      guard let pattern = words.first, Self.universalPatterns.contains(pattern) else { continue }
      for word in words.dropFirst() { effective[Self.name(word)] = word }
    }
    return effective
  }

  /// The byte order byteOrderMark at the start, which git ignores; empty if there is none.
  private var byteOrderMark: ArraySlice<UInt8> {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes)[..<3] : []
  }

  /// The lines, each with its line end.
  private var lines: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = Array(bytes)[byteOrderMark.count...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }

  private var lineEnd: String {
    String(decoding: bytes, as: UTF8.self).contains("\r\n") ? "\r\n" : "\n"
  }

  private static func words(_ line: String) -> [String] {
    let words = line.unicodeScalars.split { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" }
    return words.first?.first == "#" ? [] : words.map { String($0) }
  }

  /// Returns an attribute's name: `merge` for `merge=gloss`, `-merge` and `!merge`.
  private static func name(_ attribute: String) -> String {
    String(attribute.drop { $0 == "-" || $0 == "!" }.prefix { $0 != "=" })
  }
}

extension ArraySlice<UInt8> {
  fileprivate func suffix(_ holds: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[(lastIndex { !holds($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
