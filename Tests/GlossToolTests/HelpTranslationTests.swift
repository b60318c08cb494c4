import GlossCommandLine
import LocalizationModel
import TestSupport
import Testing

@testable import gloss

/// Help and what is said about misuse, in the languages of the program.
@Suite struct HelpTranslationTests {
  /// Each text of the declarations is in `Catalogs/Gloss.xcstrings` as an entry of its own.
  @Test func speaksChineseThroughout() {
    let texts = CommandList.tree.helpTexts
    #expect(texts.count > 150)
    let missing = texts.filter { !Message(listed: $0).isTranslated(to: .chinese) }
    for text in missing {
      #expect(Bool(false), "no translation in Catalogs/Gloss.xcstrings: \(text.debugDescription)")
    }
  }

  @Test func hasTheNamesOfPhrasesInBothLanguages() {
    for text in CommandList.tree.helpTexts where text.contains("%1$@") {
      let translation = Message(listed: text).text(in: .chinese)
      for name in ["%1$@", "%2$@"] {
        #expect(text.contains(name) == translation.contains(name), "\(text)")
      }
    }
  }

  @Test func answersInTheLanguageThatIsAskedFor() throws {
    let project = try SampleProject()
    let help = try project.gloss("check", "--help", "--messages", "zh-Hans")
    #expect(help.status == 0 && help.output.contains("用法："))
    #expect(!help.output.contains("Usage:"))
    let misuse = try project.gloss("chekc", "--messages=zh-Hans")
    #expect(misuse.status == 64 && misuse.errors.contains("check"))
    #expect(misuse.errors.contains("未知的命令"))
  }

  /// No line is wider than asked for, whatever takes two columns.
  @Test func keepsToTheWidthInChinese() throws {
    let project = try SampleProject()
    for command in ["check", "sync", "import", "export"] {

      let help = try project.gloss("help", "--messages=zh-Hans", command).output
      for line in help.split(separator: "\n") {
        let columns = line.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) }
        #expect(columns <= 82, "\(line)")
      }
    }
  }
}
