import Foundation
public import Testing

/// Compares `actual` with `Golden/<name>` beside the test's own file. Under `UPDATE_GOLDEN` it
/// rewrites the file and fails, so that an update is always a diff that a person reads.
public func expectGolden(
  _ actual: String, _ name: String, in testFile: String = #filePath,
  at location: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: testFile).deletingLastPathComponent().appending(path: "Golden/\(name)")
  if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(actual.utf8).write(to: file)
    Issue.record("rewrote \(name): read the diff, then run again", sourceLocation: location)
  }
  // Bytes, because `==` takes canonically equivalent texts for the same.
  let expected = try Data(contentsOf: file)
  if expected != Data(actual.utf8) {
    Issue.record(
      "differs from \(name); the text is:\n\(actual)", sourceLocation: location)
  }
}
