import LocalizationModel

/// A literal that users see and no catalog has.
///
/// The scanner finds literals in setters, properties and arguments as ``CodeFact``s. The severity
/// depends on the API or property that receives the literal, and on its ``TextLikelihood``.
struct HardcodedRule: SourceFileRule {
  static let summary = RuleSummary(
    id: "hardcoded", severity: .warning,
    title: Message("text on the screen that is in no catalog", comment: "规则 hardcoded 的标题"),
    reason: Message(
      """
      A plain `String` is shown as it is, in every language: a label's `text`, a view model's \
      `statusText`, the title of an alert, `errorDescription`, `Text(verbatim:)`. Nothing extracts it \
      and no translator sees it. Use `String(localized: "…", comment: "…")`. A text that is \
      certainly shown is a warning; a text that may not be shown, or a single word that may be a name, \
      is a note.
      """, comment: "规则 hardcoded 的理由，Markdown 格式"),
    good: [
      .swift(#"label.text = String(localized: "Not connected", comment: "状态栏：没有连接")"#),
      .swift(#"Text(verbatim: "•")"#),
      .swift(#"let image = UIImage(named: "Not connected")"#),
      .swift(#"label.text = "MP4 (.mp4)""#),
      .swift(#"Text(verbatim: "Русский")"#),
      .swift(#"let languageTitle = "简体中文""#),
      .swift(#"label.text = "\(gain) dB""#),
      .swift(
        """
        struct Model {
          var statusText = ""
          let identifier = "com.example.status"
          let dateFormat = "EEE, MMM d yyyy"
        }
        """),
      .swift(#"logger.error("Connection failed for good")"#),
      .swift(#"func makeDebugMenu() { item.title = "Last Update Time" }"#),
      .swift(#"label.text = "https://example.com/Some Page""#),
    ],
    bad: [
      .swift(
        #"statusLabel.text = ⟦"Not connected"⟧"#,
        fixed: #"statusLabel.text = String(localized: "Not connected", comment: "")"#),
      .swift(
        """
        final class Model {
          var statusText = ⟦"未连接 📡"⟧
          func connect() { statusText = ⟦"正在连接…"⟧ }
        }
        """),
      .swift(
        #"""
        extension UploadError: LocalizedError {
          var errorDescription: String? {
            switch self {
            case .tooLarge(let limit): ⟦"The file is larger than \(limit) MB"⟧
            case .offline: ⟦"网络不可用"⟧
            case .rejected(let reason): ⟦"Upload rejected: "⟧ + reason
            }
          }
        }
        """#,
        fixed: #"""
          extension UploadError: LocalizedError {
            var errorDescription: String? {
              switch self {
              case .tooLarge(let limit): String(localized: "The file is larger than \(limit) MB", comment: "")
              case .offline: "网络不可用"
              case .rejected(let reason): "Upload rejected: " + reason
              }
            }
          }
          """#),
      .swift(
        #"let alert = UIAlertController(title: ⟦"Delete this?"⟧, message: ⟦"It is gone"⟧, preferredStyle: .alert)"#,
        fixed:
          #"let alert = UIAlertController(title: String(localized: "Delete this?", comment: ""), message: String(localized: "It is gone", comment: ""), preferredStyle: .alert)"#
      ),
      .swift(
        #"Text(verbatim: ⟦"Call in progress"⟧)"#, fixed: #"Text("Call in progress", comment: "")"#),
      .swift(#"button.setTitle(⟦"发送"⟧, for: .normal)"#),
    ])

  func check(_ file: SourceFile, _ findings: inout FindingSink) {
    let keys = file.settings.convention.keySystem
    var holdsSamples: Bool?
    for fact in file.facts where Self.kinds.contains(fact.kind) {
      guard let text = fact.text else { continue }
      guard Self.isSure(fact) || Self.certainty(ofName: fact.sink) != nil else { continue }
      let likelihood = TextLikelihood(text, keys: keys)
      guard likelihood != .code, let limit = severity(fact, likelihood) else { continue }
      let isSample = holdsSamples ?? file.holdsSamples
      holdsSamples = isSample
      findings.add(
        message(fact, text, file.settings), at: fact.range, limit: isSample ? .info : limit,
        fix: fix(fact, text, likelihood, file.settings))
    }
  }

  private static let kinds: Set<CodeFact.Kind> = [
    .shownArgument, .assignedText, .initialText, .returnedText, .verbatimText,
  ]

  /// True if the receiver alone proves that the literal is shown, whatever the property's name.
  private static func isSure(_ fact: CodeFact) -> Bool {
    fact.kind == .shownArgument || fact.kind == .verbatimText
      || fact.confidence == .high && fact.kind != .initialText
  }

  /// Returns the literal's greatest severity, or `nil` if no use of it is known to be shown.
  private func severity(_ fact: CodeFact, _ likelihood: TextLikelihood) -> Finding.Severity? {
    switch fact.kind {
    case .shownArgument:
      // A capital inside the word is a product's name: "GitHub".
      let hasInnerCapital = fact.text?.dropFirst().contains(where: \.isUppercase) == true
      let isName = likelihood == .word && hasInnerCapital
      return isName ? .info : .warning
    // `verbatim:` is mostly intended: for names, test data and hidden placeholders.
    case .verbatimText: return likelihood == .foreign ? .warning : .info
    case .returnedText where fact.confidence == .high:
      // A text in lower case is mostly for a log or another program.
      return likelihood == .word || fact.text?.first?.isLowercase == true ? .info : .warning
    case .assignedText where fact.confidence == .high: return likelihood == .word ? .info : .warning
    default: break
    }
    guard let certainty = Self.certainty(ofName: fact.sink) else { return nil }
    if fact.confidence == .low { return likelihood == .foreign ? .warning : .info }
    if likelihood == .foreign { return .warning }
    return certainty == .sure ? .warning : .info
  }

  private enum NameCertainty {
    case sure, likely
  }

  /// Returns the certainty with which a property's name means a shown value; `nil` if it does not.
  private static func certainty(ofName name: String) -> NameCertainty? {
    // Quick check: all sure names end with the last letter of `text`, `message` or `label`.
    switch name.utf8.last {
    case UInt8(ascii: "t"), UInt8(ascii: "e"), UInt8(ascii: "l"):
      if name.utf8.count < shortestSureName { break }
      let plain = name.lowercased()
      if sureNames.contains(where: plain.hasSuffix) { return .sure }
    default: break
    }
    return likelyNames.contains(name) || likelyEnds.contains { Self.ends(name, with: $0) }
      ? .likely : nil
  }

  private static func ends(_ name: String, with end: StaticString) -> Bool {
    name.withBytes { name in
      let start = name.count - end.utf8CodeUnitCount
      guard start >= 0 else { return false }
      return end.withUTF8Buffer { end in
        let end = unsafe end.span
        return end.indices.allSatisfy { name[start + $0] == end[$0] }
      }
    }
  }

  /// Lower-case ends of the names of properties whose value is certainly shown.
  private static let sureNames: Set<String> = [
    "statustext", "statusmessage", "errormessage", "errortext", "alertmessage", "alerttitle",
    "buttontitle", "buttonlabel", "buttontext", "toastmessage", "placeholdertext", "labeltext",
    "titletext", "hinttext", "emptytext", "emptymessage", "navigationtitle", "loadingmessage",
    "successmessage", "warningmessage", "infomessage",
  ]

  private static let shortestSureName = sureNames.map(\.utf8.count).min() ?? 0

  private static let likelyNames: Set<String> = [
    "text", "title", "subtitle", "message", "label", "placeholder", "hint", "caption", "headline",
    "status", "header", "footer", "tooltip", "displayName", "localizedDescription", "detail",
    "details", "errorDescription", "failureReason", "recoverySuggestion",
  ]

  private static let likelyEnds: [StaticString] = [
    "Text", "Title", "Message", "Label", "Placeholder", "Hint", "Caption", "Subtitle", "Tooltip",
  ]

  private func message(_ fact: CodeFact, _ text: String, _ settings: CheckSettings) -> Message {
    switch fact.kind {
    case .verbatimText:
      Message(
        "'verbatim:' keeps '\(text)' from translation: write \(settings.localizedCall("Text("))",
        comment: "发现：verbatim 里有需要翻译的文字。%1$@：文字；%2$@：Swift 代码")
    case .returnedText, .initialText, .assignedText:
      Message(
        """
        '\(text)' in '\(fact.sink)' is never translated: use \
        \(settings.localizedCall("String(localized: "))
        """, comment: "发现：属性里的文字不会被翻译。%1$@：文字；%2$@：属性名；%3$@：Swift 代码")
    default:
      Message(
        """
        '\(text)' goes to '\(fact.sink)' untranslated: use \
        \(settings.localizedCall("String(localized: "))
        """, comment: "发现：传给系统接口的文字不会被翻译。%1$@：文字；%2$@：接口；%3$@：Swift 代码")
    }
  }

  private func fix(
    _ fact: CodeFact, _ text: String, _ likelihood: TextLikelihood, _ settings: CheckSettings
  ) -> Fix? {
    // A text in a foreign script cannot be a key, and a piece with a space at an end is only a part
    // of one.
    guard likelihood != .foreign, let context = fact.context,
      text.first?.isWhitespace == false, text.last?.isWhitespace == false
    else { return nil }
    if fact.kind == .verbatimText {
      // Only for `Text(verbatim: "…")` in its usual spacing.
      guard context.end == fact.range.end + 1 else { return nil }
      let label = "verbatim: ".utf8.count
      let start = fact.range.start - label
      guard start == context.start + "Text(".utf8.count else { return nil }
      return Fix(
        Message("let 'Text' translate it", comment: "修复：让 Text 翻译这段文字"),
        edits: [
          Fix.Edit(ByteRange(start: start, end: fact.range.start), ""),
          Fix.Edit(insert: settings.emptyComment, at: fact.range.end),
        ], isSafe: false)
    }
    return .localizing(fact.range, settings)
  }
}

extension Fix {
  /// Returns a fix that makes a literal localizable, with an empty comment if the project requires
  /// comments.
  static func localizing(_ literal: ByteRange, _ settings: CheckSettings) -> Fix {
    let comment = settings.emptyComment
    return Fix(
      comment.isEmpty
        ? Message("make it localizable", comment: "修复：改为可本地化的字符串")
        : Message(
          "make it localizable, with a comment to be filled in", comment: "修复：改为可本地化的字符串，注释留空"),
      edits: [
        Fix.Edit(insert: "String(localized: ", at: literal.start),
        Fix.Edit(insert: "\(comment))", at: literal.end),
      ], isSafe: false)
  }
}

extension CheckSettings {
  /// Returns the code that localizes a literal, with a comment if the project requires comments.
  ///
  /// - Parameter beginning: The start of the call, such as `Text(`.
  func localizedCall(_ beginning: String) -> String {
    beginning + (emptyComment.isEmpty ? "\"…\")" : "\"…\", comment: \"…\")")
  }

  /// The empty comment argument that a fix leaves to be filled in; no text if the project requires
  /// no comments.
  fileprivate var emptyComment: String {
    severity(of: CommentMissingRule.summary) == nil ? "" : ", comment: \"\""
  }
}
