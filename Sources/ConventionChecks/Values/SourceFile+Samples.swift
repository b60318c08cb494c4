import LocalizationModel

extension SourceFile {
  /// True if the file's name or folder shows that users do not see its texts: previews, tests,
  /// demonstrations, or code of others. `hardcoded` and other rules skip such files.
  var holdsSamples: Bool {
    let bytes = Array(path.utf8)
    let name = (bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
    if Self.fileWords.contains(where: { Self.find($0, asWordOf: bytes[name...]) }) { return true }
    // A folder's name need only begin with the word.
    return Self.folderWords.contains { Self.find($0, in: [UInt8(ascii: "/")] + bytes[..<name]) }
  }

  /// True if a tool wrote the file, by its path or by the comment at its beginning. Whoever reads a
  /// finding there cannot act on it, and a fix would be written over.
  ///
  /// - Parameter bytes: The bytes of the file.
  package static func isGenerated(_ path: String, _ bytes: Span<UInt8>) -> Bool {
    if "/\(path)".hasText("/Generated/") || path.hasSuffix(".generated.swift") { return true }
    // Lines of comments before the code, in lower case.
    let beginning = String(
      decoding: (0..<min(bytes.count, 600)).map { bytes[$0] }, as: UTF8.self)
    let header = beginning.split(whereSeparator: \.isNewline).prefix { $0.hasPrefix("//") }
      .joined(separator: " ").lowercased()
    return marks.contains(where: header.hasText)
  }

  /// Words that generators write, in lower case.
  private static let marks = [
    "do not edit", "do not modify this file", "@generated", "should not be edited",
  ]

  private static let fileWords = [
    "Preview", "Mock", "Stub", "Sample", "Fixture", "Dummy", "Fake", "Demo", "Example", "Test",
    "Debug", "Playground", "QA", "Internal", "FeatureFlag", "Developer",
  ].map { Array($0.utf8) }

  private static let folderWords = [
    "/Preview", "/Mock", "/Stub", "/Sample", "/Debug", "/QA",
    "/External/", "/Vendor", "/ThirdParty",
  ].map { Array($0.utf8) }

  /// Endings that leave the word what it is, as in `Tests` and `DebuggerView`.
  private static let endings = ["s", "ed", "ing", "ger", "up"].map { Array($0.utf8) }

  /// True if a name has the word, and not only its letters: `QAView`, but not `FAQAnswers`.
  private static func find(_ word: [UInt8], asWordOf name: ArraySlice<UInt8>) -> Bool {
    name.indices.contains { start in
      guard name[start...].starts(with: word) else { return false }
      let rest = name[(start + word.count)...]
      let letters = rest.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
      return letters.isEmpty || endings.contains { $0.elementsEqual(letters) }
    }
  }

  private static func find(_ word: [UInt8], in bytes: [UInt8]) -> Bool {
    bytes.indices.contains { bytes[$0...].starts(with: word) }
  }
}
