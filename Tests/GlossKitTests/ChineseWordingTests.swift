import Foundation
import TestSupport
import Testing

/// The typography of Chinese texts that a user sees.
@Suite struct ChineseWordingTests {
  /// Without code: between backquotes, in calls, and between quotation marks.
  private static func prose(_ text: String) -> String {
    text.replacing(#/`[^`]*`|“[^“”]*”/#, with: "码")
      .replacing(#/[A-Za-z]+\([^()]*\)/#, with: "码")
  }

  @Test func usesChineseQuotationMarks() {
    #expect(WordedMessage.all.count > 900)
    for message in WordedMessage.all {
      let prose = Self.prose(message.chinese)
      #expect(!prose.contains(#/(?:^|[^A-Za-z0-9])'[^'\n]+'/#), "\(message.chinese)")
      #expect(!prose.contains(#/"[^"\n]*"/#), "\(message.chinese)")
    }
  }

  /// Punctuation has its own room.
  @Test func hasNoBlankBesidePunctuation() {
    for message in WordedMessage.all {
      let prose = message.chinese.replacing(#/`[^`]*`/#, with: "码")
      #expect(!prose.contains(#/[，。；：？！、（）] (?! )|[^ ] [，。；：？！、（）]/#), "\(message.chinese)")
    }
  }

  @Test func usesChinesePunctuation() {
    for message in WordedMessage.all {
      let prose = Self.prose(message.chinese)
      #expect(!prose.contains(#/\p{Han}[,;:?!](?:\s|$|\p{Han})/#), "\(message.chinese)")
      #expect(!prose.contains(#/\([^()]*\p{Han}[^()]*\)/#), "\(message.chinese)")
    }
  }

  /// Behind a file, a half-width colon: terminals and editors know `path:line:` by it. Behind
  /// words, a full-width one.
  @Test func hasAHalfWidthColonBehindAFile() {
    let places = #/%(?:1\$)?@：(?:基线文件|文件|设置文件|路径|Package\.swift)/#
    var count = 0
    for message in WordedMessage.all
    where message.key.hasPrefix("%@: ") && message.comment.contains(places) {
      count += 1
      #expect(message.chinese.contains(#/^%(?:1\$)?@: /#), "\(message.chinese)")
    }
    #expect(count > 10)
  }
}
