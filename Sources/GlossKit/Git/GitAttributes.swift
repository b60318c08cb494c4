/// The lines of a `.gitattributes` file, of which only those for catalogs are ever changed.
struct GitAttributes: Equatable {
  private(set) var bytes: ContiguousArray<UInt8>

  init(_ bytes: ContiguousArray<UInt8>) { self.bytes = bytes }

  private static let pattern = "*.xcstrings"

  /// Patterns that reach every catalog; whether another one does, git has to say.
  private static let reaching = [pattern, "\"\(pattern)\"", "*", "**", "*.*", "**/*"]

  /// All that this package ever sets.
  private static let ours = ["merge=gloss", "diff=gloss", "filter=gloss"]

  /// The file with catalogs given some attributes. What others wrote stays, and it stays as it is if
  /// it says so already.
  ///
  /// - Parameters:
  ///   - attributes: In the form `name=value`.
  ///   - isOverruled: Whether git finds others, whatever the file seems to say.
  func adding(_ attributes: [String], isOverruled: Bool = false) -> GitAttributes {
    let effective = self.effective
    let isThere = attributes.allSatisfy { attribute in
      effective[Self.name(attribute)] == attribute
    }
    if isThere, !isOverruled { return self }
    let kept = Self.ours.filter { effective[Self.name($0)] == $0 || attributes.contains($0) }
    var changed = removingOurs()
    let end = changed.lineEnd
    if !changed.bytes.isEmpty, changed.bytes.last != UInt8(ascii: "\n") {
      changed.bytes.append(contentsOf: end.utf8)
    }
    changed.bytes.append(
      contentsOf: "\(Self.pattern) \(kept.joined(separator: " "))\(end)".utf8)
    return changed
  }

  /// The file without the attributes that this package sets.
  func removingOurs() -> GitAttributes {
    var result = ContiguousArray<UInt8>()
    for line in lines {
      let text = String(decoding: line, as: UTF8.self)
      let words = Self.words(text)
      guard words.first == Self.pattern, words.contains(where: Self.ours.contains) else {
        result += line
        continue
      }
      let others = words.filter { !Self.ours.contains($0) }
      if others.count > 1 {
        result.append(contentsOf: others.joined(separator: " ").utf8)
        result += line.suffix { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      }
    }
    if result.count + mark.count == bytes.count { return self }
    return GitAttributes(result.isEmpty ? [] : ContiguousArray(mark) + result)
  }

  /// What the file says about catalogs, by the name of the attribute: the last line counts.
  private var effective: [String: String] {
    var effective: [String: String] = [:]
    for line in lines {
      let words = Self.words(String(decoding: line, as: UTF8.self))
      guard let pattern = words.first, Self.reaching.contains(pattern) else { continue }
      for word in words.dropFirst() { effective[Self.name(word)] = word }
    }
    return effective
  }

  /// The byte order mark, which git reads over.
  private var mark: ArraySlice<UInt8> {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes)[..<3] : []
  }

  /// With their ends.
  private var lines: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = Array(bytes)[mark.count...]
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

  /// `merge` for `merge=gloss`, `-merge` and `!merge`.
  private static func name(_ attribute: String) -> String {
    String(attribute.drop { $0 == "-" || $0 == "!" }.prefix { $0 != "=" })
  }
}

extension ArraySlice<UInt8> {
  fileprivate func suffix(_ holds: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[(lastIndex { !holds($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
