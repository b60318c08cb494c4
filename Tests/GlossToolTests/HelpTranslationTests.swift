import Foundation
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

  /// The tool's own texts beside reports.
  @Test func speaksChineseBesideReports() throws {
    let folder = Checkout.root.appending(path: "Sources/gloss")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let texts = try paths.filter { $0.hasSuffix(".swift") }.flatMap { path in
      try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        .replacing(#/"\s*\+ "/#, with: "")
        .matches(of: #/[. ](?:note|error|spelled)\(\s*"([^"\\]+)"/#).map { String($0.1) }
    }
    #expect(texts.count > 10)
    for text in texts {
      #expect(Message(listed: text).isTranslated(to: .chinese), "no translation: \(text)")
    }
  }

  @Test func saysErrorsAndSummariesInChinese() throws {
    let project = try SampleProject()
    let missing = try project.gloss("check", "Missing", "--messages", "zh-Hans")
    #expect(missing.status == 2 && missing.errors.contains("没有这个文件或文件夹"))
    let check = try project.gloss("check", "--messages", "zh-Hans", "--format", "json")
    #expect(check.errors.hasPrefix("gloss: ") && check.errors.contains("个"))
    let rule = try project.gloss("rules", "xx", "--messages", "zh-Hans")
    #expect(rule.errors.hasPrefix("error: 没有规则“xx”"))
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
    #expect(misuse.errors.hasPrefix("error: 未知的命令“chekc”；是否想用“check”？\n"))
    let value = try project.gloss("check", "--fix=al", "--messages=zh-Hans")
    #expect(value.errors.hasPrefix("error: “al”不是“--fix[=WHAT]”可用的值；是否想用“all”？（可取：safe、all）\n"))
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
