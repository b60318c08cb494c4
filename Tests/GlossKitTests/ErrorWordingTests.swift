import Foundation
import TestSupport
import Testing

/// The wordings of errors, as their catalog has them.
@Suite struct ErrorWordingTests {
  private static let errors = WordedMessage.all.filter {
    ["错误：", "系统错误", "命令行："].contains(where: $0.comment.hasPrefix)
  }

  /// An error begins with what is wrong; behind a colon, or as a question, comes what to do.
  @Test func sayWhatToDo() {
    #expect(Self.errors.count > 100)
    // Others say what is wrong, and the end is theirs.
    let parts = ["it needs", "not a .stringsdata file", "not a file of 'gloss extract"]
    // Where the key is asked for, suggestions follow.
    let beginnings = ["no source and no catalog has the key '%@'"]
    let endings = #/(?:: |, did you mean |, expected ).+/#
    for error in Self.errors where !parts.contains(where: error.key.hasPrefix) {
      let isNumber = error.key.hasPrefix("system error ")
      #expect(
        isNumber || beginnings.contains(error.key) || error.key.contains(endings),
        "no advice: \(error.key)")
    }
  }

  /// The advice is there in Chinese as well.
  @Test func sayWhatToDoInChinese() {
    for error in Self.errors where error.key.contains(#/: (?!%)/#) {
      #expect(error.chinese.contains(#/[：？，]/#), "\(error.key): \(error.chinese)")
    }
  }

  @Test func beginInLowerCaseAndHaveNoFullStop() {
    for error in Self.errors {
      #expect(!error.key.hasSuffix("."), "\(error.key)")
      let first = error.key.unicodeScalars.first
      let isName = ["SwiftPM", "Xcode", "XML", "JSON"].contains(where: error.key.hasPrefix)
      #expect(isName || first.map { !("A"..."Z").contains($0) } ?? false, "\(error.key)")
    }
  }
}
