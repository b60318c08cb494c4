import LocalizationModel
import Testing

@Suite struct MessageTests {
  @Test func putsItsArgumentsIntoTheText() {
    let inner = Message("an integer", comment: "占位符的类别：整数，例如 %lld")
    let message = Message(
      "'\("%@")' is \(3) of \(inner), 100%", comment: "测试用的文字。%1$@：文字；%2$lld：数字；%3$@：类别")
    #expect(message.text(in: .english) == "'%@' is 3 of an integer, 100%")
    #expect(message.description == message.text(in: .english))
  }

  @Test func speaksChineseWhereItHasATranslation() {
    let known = Message("an integer", comment: "占位符的类别：整数，例如 %lld")
    let unknown = Message("no such text \(1)", comment: "测试用的文字。%lld：数字")
    #expect(known.isTranslated(to: .chinese))
    #expect(known.text(in: .chinese) == "整数")
    #expect(!unknown.isTranslated(to: .chinese))
    #expect(unknown.text(in: .chinese) == "no such text 1")
  }

  @Test func findsATranslationWhateverTypesTheScannerSaw() {
    let message = Message("\(3) strings go", comment: "“有若干字符串无处保存”一句的主语。%lld：字符串的数量")
    #expect(message.text(in: .chinese).contains("3"))
    #expect(message.text(in: .chinese) != message.text(in: .english))
  }
}
