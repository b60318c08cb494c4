import Foundation

/// Makes translators' files in which every text is translated anew.
enum GeneratedTranslations {
  /// Writes them.
  ///
  /// - Parameter mark: A text to append to each translation.
  static func write(from folder: URL, to result: URL, mark: String) throws {
    try FileManager.default.createDirectory(at: result, withIntermediateDirectories: true)
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    {
      let text = try String(contentsOf: file, encoding: .utf8)
        .replacing(#"state="needs-review-l10n""#, with: #"state="translated""#)
        .replacing("</target>", with: " (\(mark))</target>")
      try Data(text.utf8).write(to: result.appending(path: file.lastPathComponent))
    }
  }
}
