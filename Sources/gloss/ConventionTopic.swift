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
          "comment": "any"} takes comments in any language, and "convention": "any" switches these rules off. \
          'gloss init --convention en:zh-Hans' writes a gloss.json for English keys and Chinese comments. \
          Without "convention", the rules count where gloss.json names one of them in "rules" or "overrides", \
          where the baseline records their findings, and where the project shows the convention: all of its \
          comments are in Chinese, or it has five or more comments and at least half are.
          """),
      HelpTopic.Section(
        title: "Rules of the convention:",
        rows: rows(of: Check.ruleDescriptions.filter(\.isConvention))),
    ])
}
