import GlossCommandLine
import GlossKit

extension HelpTopics {
  /// The page of `gloss help convention`; its table lists the rules of the convention.
  static let convention = HelpTopic(
    "convention", summary: "English keys, Chinese comments: what each string needs",
    sections: [
      HelpTopic.Section(
        text: """
          The text in the code is English and is the key. A comment in Chinese tells translators where \
          it appears, and lets Chinese developers read the code. Where the call takes a comment, it is \
          given there:
          """, example: #"Text("Messages", comment: "底部标签栏的标题")"#),
      HelpTopic.Section(
        text: "Where the call takes no comment, make the string first:",
        example: #"Button(String(localized: "Send", comment: "发送消息的按钮")) { send() }"#),
      HelpTopic.Section(
        text: """
          Comments go into the catalogs with the keys. In gloss.json, "convention": {"key": "en", \
          "comment": "any"} takes comments in any language; to ask for no comments at all, add "rules": \
          {"comment-missing": "off", "comment-home": "off"}. A gloss.json without "convention" asks for \
          English keys and Chinese comments. Without a gloss.json, the convention counts only where the \
          project shows it: all of its comments are in Chinese, or it has five or more comments and at least half \
          are, or its baseline records findings about comments.
          """),
      HelpTopic.Section(
        title: "Rules of the convention:",
        rows: rows(of: Check.ruleDescriptions.filter(\.isConvention))),
    ])
}
