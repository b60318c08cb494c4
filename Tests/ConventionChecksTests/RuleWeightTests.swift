import ConventionChecks
import LocalizationModel
import Testing

/// One text and what a rule's finding in it weighs.
private struct Weighed: CustomTestStringConvertible, Sendable {
  let rule: String
  let severity: Finding.Severity
  let example: RuleExample

  var testDescription: String { "\(rule): \(example.swift ?? example.catalog ?? "")" }

  init(_ rule: String, _ severity: Finding.Severity, _ example: RuleExample) {
    self.rule = rule
    self.severity = severity
    self.example = example
  }
}

private let english = #"{"convention": {"comment": "en"}}"#

/// The lesser cases of a rule are notes only: what a sensible team may well leave as it is.
@Suite struct RuleWeightTests {
  private static let all: [Weighed] = [
    Weighed(
      "bundle-missing", .warning, .package(#"Text("Save", comment: "按钮")"#, #""Save" : {}"#)),
    Weighed("bundle-missing", .info, .package(#"Text("Save", comment: "按钮")"#, #""Open" : {}"#)),
    Weighed("comment-home", .error, .swift(#"Button("Save") {}"#)),
    Weighed("comment-home", .info, .swift(#"Button("•") {}"#)),
    Weighed("comment-missing", .error, .swift(#"Text("Open")"#)),
    Weighed("comment-missing", .error, .swift(#"Text("\(from) – \(to)")"#)),
    Weighed("comment-missing", .info, .swift(#"Text("\(name)")"#)),
    Weighed("comment-missing", .info, .swift(#"Text("123")"#)),
    Weighed(
      "comment-placeholder", .warning, .swift(#"Text("Mark “\(name)”", comment: "命令")"#)),
    Weighed(
      "comment-placeholder", .warning,
      .swift(#"Text("\(from) sent \(file)", comment: "传输记录。%1$@：发送者")"#)),
    Weighed(
      "comment-placeholder", .warning,
      .swift(#"Text("Mark “\(name)”", comment: "Command")"#, configuration: english)),
    Weighed(
      "comment-placeholder", .info,
      .swift(#"Text("Delete “\(name)”?", comment: "Title of an alert")"#, configuration: english)),
    Weighed(
      "comment-placeholder", .info, .swift(#"let a = NSLocalizedString("%d files", comment: "标题")"#)
    ),
    Weighed(
      "comment-placeholder", .info,
      .swift(#"let a = NSLocalizedString("%d matches in “%@”", comment: "%2$@：文件名")"#)),
    Weighed(
      "concatenation", .warning,
      .swift(#"let a = String(localized: "Chat with ", comment: "标题") + name"#)),
    Weighed(
      "concatenation", .warning, .swift(#"Text(name) + Text(" is typing", comment: "输入提示")"#)),
    Weighed(
      "concatenation", .warning,
      .swift(#"let a = done + String(localized: " of ", comment: "中间的词") + total"#)),
    Weighed("concatenation", .warning, .swift(#"Text("Typing" + dots)"#)),
    Weighed("concatenation", .info, .swift(#"Text(amount + " g")"#)),
    Weighed(
      "concatenation", .info,
      .swift(#"let a = "\(minutes) \(String(localized: "min", comment: "分钟"))""#)),
    Weighed(
      "concatenation", .info,
      .swift(#"let a = String(localized: "Members: ", comment: "标签") + names"#)),
    Weighed(
      "concatenation", .info,
      .swift(
        #"Text("Wrong code.", comment: "提示") + Text(verbatim: " ") + Text("Try again.", comment: "提示")"#
      )),
    Weighed(
      "concatenation", .info,
      .swift(#"Text(date) + Text(" ") + Text("status.was-boosted", comment: "提示")"#)),
    Weighed("key-whitespace", .warning, .swift(#"Text("Name ", comment: "标签")"#)),
    Weighed("key-whitespace", .info, .swift(#"Text("\(name) ", comment: "姓名")"#)),
    Weighed("key-not-literal", .warning, .swift("let a = NSLocalizedString(key, comment: \"\")")),
    Weighed(
      "key-not-literal", .info, .swift("let a = NSLocalizedString(key, value: name, comment: \"\")")
    ),
    Weighed("plural-ternary", .warning, .swift(#"Text(n == 1 ? "1 file" : "\(n) files")"#)),
    Weighed(
      "plural-ternary", .info, .swift(#"Button(files.count == 1 ? "Delete File" : "Delete Files")"#)
    ),
    Weighed("space-edges", .warning, .translation("To: ", to: "de", "An:")),
    Weighed("space-edges", .info, .translation("Send to %@: ", to: "de", "Gib %@ ein.")),
    Weighed("plural-category-missing", .warning, plural("de")),
    Weighed("plural-category-missing", .info, plural("tr")),
  ]

  private static func plural(_ language: String) -> RuleExample {
    .entries(
      """
      "%lld files" : {"localizations" : {"\(language)" : {"variations" : {"plural" : {
        "other" : {"stringUnit" : {"state" : "translated", "value" : "%lld !"}}}}}}}
      """)
  }

  @Test(arguments: all)
  fileprivate func weighsWhatItShould(_ weighed: Weighed) async throws {
    let rule = try #require(allRules.first { $0.summary.id == weighed.rule })
    let findings = try await ExampleRun(weighed.example).findings(of: rule)
    #expect(!findings.isEmpty)
    #expect(findings.allSatisfy { $0.severity == weighed.severity })
  }
}
