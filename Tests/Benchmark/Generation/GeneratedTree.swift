import Foundation
import TestSupport

/// A folder of Swift files with the sizes that an app's files have: half of them below 4 KB, a
/// mean between 5 and 6 KB, and a few up to 100 KB.
///
/// They are as dense as the 12,125 sources of 35 public apps (64 MB): names of 8 letters on average,
/// 55 to 60 of them and 65 signs a KB, 3 literals a KB, a seventh comments, 0.3 localizable strings
/// a KB.
enum GeneratedTree {
  private static let folderCount = 40

  static func write(fileCount: Int, phrases: [Phrase], to root: URL) throws {
    var numbers = SeededGenerator(seed: 40)
    for folder in 0..<folderCount {
      try FileManager.default.createDirectory(
        at: root.appending(path: folderName(folder)), withIntermediateDirectories: true)
    }
    var usedPhrases = 0
    for number in 0..<fileCount {
      let size = min(4_000 * exp(0.85 * numbers.normal()), 100_000)
      let source = GeneratedSource(
        number: number, phrases: phrases, usedPhrases: usedPhrases, size: Int(size) - 250)
      usedPhrases = source.usedPhrases
      let path = "\(folderName(number % folderCount))/File\(number).swift"
      try Data(source.text.utf8).write(to: root.appending(path: path))
    }
  }

  private static func folderName(_ number: Int) -> String {
    let feature = Vocabulary.nouns[number % Vocabulary.nouns.count].capitalized
    return number % 4 == 3 ? "\(feature)/Shared" : feature
  }
}
