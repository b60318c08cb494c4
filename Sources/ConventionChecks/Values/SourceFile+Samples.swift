extension SourceFile {
  /// Whether the file's name says that its texts are made up: for previews, tests, demonstrations.
  var holdsSamples: Bool {
    let name = path.split(separator: "/").last ?? ""
    let folders = path.split(separator: "/").dropLast()
    return Self.sampleWords.contains { name.contains($0) }
      || folders.contains { folder in
        Self.sampleWords.contains { folder.hasPrefix($0) || folder.hasSuffix($0) }
      }
  }

  private static let sampleWords = [
    "Preview", "Mock", "Stub", "Sample", "Fixture", "Dummy", "Fake", "Demo", "Example", "Test",
    "Debug", "Playground", "QA", "Internal", "FeatureFlag", "Developer",
  ]
}
