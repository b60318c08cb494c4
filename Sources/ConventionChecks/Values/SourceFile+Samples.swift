extension SourceFile {
  /// True if the file's name or folder shows that users do not see its texts: previews, tests,
  /// demonstrations, or code of others. `hardcoded` and other rules skip such files.
  var holdsSamples: Bool {
    let bytes = Array(path.utf8)
    let name = (bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
    if Self.fileWords.contains(where: { Self.find($0, in: bytes[name...]) }) { return true }
    // A folder's name need only begin with the word.
    return Self.folderWords.contains { Self.find($0, in: [UInt8(ascii: "/")] + bytes[..<name]) }
  }

  private static let fileWords = [
    "Preview", "Mock", "Stub", "Sample", "Fixture", "Dummy", "Fake", "Demo", "Example", "Test",
    "Debug", "Playground", "QA", "Internal", "FeatureFlag", "Developer",
  ].map { Array($0.utf8) }

  private static let folderWords = [
    "/Preview", "/Mock", "/Stub", "/Sample", "/Debug", "/QA",
    "/External/", "/Vendor", "/ThirdParty",
  ].map { Array($0.utf8) }

  private static func find(_ word: [UInt8], in bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    while let start = rest.firstIndex(of: word[0]) {
      if rest[start...].starts(with: word) { return true }
      rest = rest[(start + 1)...]
    }
    return false
  }

  private static func find(_ word: [UInt8], in bytes: [UInt8]) -> Bool {
    find(word, in: bytes[...])
  }
}
