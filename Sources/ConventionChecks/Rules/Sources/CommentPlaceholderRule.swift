import LocalizationModel
import StringCatalog

/// A comment that does not explain a placeholder of its text, or explains one that the text lacks.
/// ``ExplainedArguments`` compares the two.
struct CommentPlaceholderRule: SourceStringRule, EntryRule {
  static let summary = RuleSummary(
    id: "comment-placeholder", severity: .warning, isConvention: true,
    title: Message(
      "a comment that leaves a placeholder unexplained", comment: "规则 comment-placeholder 的标题"),
    reason: Message(
      """
      “%@ in %@” cannot be translated without knowing what the two stand for: a file in a \
      folder, a person in a city. Name each argument in the comment by its specifier, and by its number \
      if there are several: `%1$@: the file; %2$@: the folder`. The specifier has to be the text's: `%d` for \
      a name, or two in the wrong order, describe another text. One that the text does not have is a leftover of \
      an older text.
      """, comment: "规则 comment-placeholder 的理由，Markdown 格式"),
    good: [
      .swift(#"Text("\(name) called", comment: "通话记录的一行。%@：对方的昵称")"#),
      .swift(#"Text("\(name) sent \(count) files", comment: "%1$@：发送者；%2$lld：文件数")"#),
      .swift(#"Text("\(name) sent \(count) files", comment: "%@ 是发送者，%lld 是文件数")"#),
      .swift(#"Text("\(progress)% done", comment: "上传进度，progress 是百分数")"#),
      .swift(#"Text("Save 50%", comment: "促销标签：省 50% 的价钱")"#),
      .swift(#"Text("Save", comment: "保存按钮")"#),
      .entries(#""%lld files" : {"comment" : "分组标题。%lld：文件数"}"#),
      .entries(#""Tap %@" : {"comment" : "Replacement string is the icon of a plus sign"}"#),
      .entries(#""%lld of 32 bytes" : {"comment" : "Current byte count of the passphrase"}"#),
      .entries(#""%@ %%" : {"comment" : "Humidity"}"#),
      .entries(
        #""%d Open %s" : {"comment" : "Import steps. %N$d - step number; %2$s - browser name"}"#),
      .entries(#""%i Unread" : {"comment" : "14 Unread"}"#),
      .entries(#""Welcome %@!" : {"comment" : "Greeting, “Welcome John!”"}"#),
      .entries(
        #""Quietest: %@ (%@ dBm)" : {"comment" : "A label. The first argument is the string “%.1f”."}"#
      ),
      .entries(#""Sync of %@: %@" : {"comment" : "Sync error — account, details"}"#),
      .swift(
        #"Text("Luka \(Bundle.main.fullVersion)", comment: "Footer with the app's version")"#,
        configuration: #"{"convention": {"comment": "en"}}"#),
    ],
    bad: [
      .swift(
        #"Text("\(name) called", comment: ⟦"通话记录的一行"⟧)"#,
        fixed: #"Text("\(name) called", comment: "通话记录的一行。%@：name")"#),
      .swift(
        #"Text("\(from) sent \(count) files 📁", comment: ⟦"传输记录。%1$@：发送者"⟧)"#,
        fixed: #"Text("\(from) sent \(count) files 📁", comment: "传输记录。%1$@：发送者；%2$@：count")"#),
      .swift(#"Text("Transfer finished", comment: ⟦"传输结束后的提示。%@：文件名"⟧)"#),
      .swift(
        #"""
        func row(name: String) -> Text { Text("\(name) called", comment: ⟦"通话记录。%d：对方的昵称"⟧) }
        """#),
      .swift(
        #"""
        func row(name: String, count: Int) -> Text {
          Text("\(name) sent \(count) files", comment: ⟦"传输记录。%1$lld：文件数；%2$@：发送者"⟧)
        }
        """#),
      .swift(#"let text = NSLocalizedString("%d calls", comment: ⟦"通话记录的小标题"⟧)"#),
      .swift(
        #"Text("\(user.name) called", comment: ⟦"Row of a list."⟧)"#,
        configuration: #"{"convention": {"comment": "en"}}"#,
        fixed: #"Text("\(user.name) called", comment: "Row of a list. %@: user.name")"#),
      .entries(#""%lld files" : {"comment" : ⟦"分组标题"⟧}"#),
    ])

  func check(_ string: SourceString, _ findings: inout FindingSink) {
    guard let comment = string.writtenComment else { return }
    let text = string.string.defaultValue ?? string.key
    guard text.hasByte(UInt8(ascii: "%")) || comment.text.hasByte(UInt8(ascii: "%"))
    else { return }
    // Quick check: most comments name each argument by its specifier.
    let argumentSignature = ArgumentSignature(text)
    if !argumentSignature.isComplex, argumentSignature == ArgumentSignature(comment.text) { return }
    let expressions = string.string.placeholders.map(\.expression)
    // Other APIs, such as functions of the project, may show the percent sign as it is.
    if expressions.isEmpty, string.string.site?.traits.readsSpecifiers != true { return }
    report(
      comment.text, comment.range, text, expressions,
      assumed: Set(
        string.string.placeholders.enumerated().filter { $0.element.confidence == .assumed }
          .map { $0.offset + 1 }), fix: { fix(comment, $0, $1, string) }, &findings)
  }

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    guard let comment = entry.catalogComment,
      entry.key.utf8.contains(UInt8(ascii: "%")) || comment.text.utf8.contains(UInt8(ascii: "%"))
    else { return }
    let expressions = entry.sites?.first?.placeholders.map(\.expression) ?? []
    let text = entry.source?.leaf(LeafPath())?.value?.text
    report(
      comment.text, comment.range, text ?? entry.key, expressions, assumed: [],
      fix: { _, _ in nil }, &findings)
  }

  /// Reports the arguments that the comment does not explain or, if there are none, the first that
  /// it explains with a wrong specifier.
  ///
  /// - Parameter assumed: The numbers of arguments whose type no declaration gives.
  private func report(
    _ comment: String, _ range: ByteRange, _ text: String, _ expressions: [String],
    assumed: Set<Int>, fix: (ArgumentMap, [Int]) -> Fix?, _ findings: inout FindingSink
  ) {
    let arguments = ArgumentMap(FormatSpecifier.all(in: text))
    // A substitution's name in the catalog explains it.
    if arguments.uses.contains(where: { $0.kind == .unknown }) { return }
    // If the text has one value and no words, any comment explains the value.
    if arguments.uses.count == 1, Wording(text).letters == 0, !comment.isEmpty { return }
    let explained = ExplainedArguments(comment, of: text, arguments, expressions: expressions)
    if let number = explained.missing.first {
      let isPlain =
        Self.saysItInWords(comment) || Self.areCounts(explained.missing, in: text)
        // If other arguments are explained, integers are mostly clear from the text.
        || explained.missing.allSatisfy { arguments.kind(of: $0) == .integer }
          && Set(arguments.uses.map(\.number)).count > explained.missing.count
      findings.add(
        arguments.uses.count == 1
          ? Message(
            "the comment does not name the placeholder of '\(text)': write what it stands for",
            comment: "发现：注释没有说明唯一的占位符。%@：文本")
          : explained.missing.count == 1
            ? Message(
              """
              the comment does not name argument \(number) of '\(text)': write what each stands for, \
              by its number
              """, comment: "发现：注释没有说明某个占位符。%1$lld：参数序号；%2$@：文本")
            : Message(
              """
              the comment does not name arguments \(explained.missing.map(String.init).joined(separator: ", ")) \
              of '\(text)': write what each stands for, by its number
              """, comment: "发现：注释没有说明几个占位符。%1$@：各参数的序号；%2$@：文本"),
        at: range, limit: isPlain ? .info : .error, fix: fix(arguments, explained.missing))
    } else if let mistaken = explained.mistaken.first(where: { !assumed.contains($0.number) }) {
      findings.add(
        Message(
          "'\(mistaken.specifier)' in the comment is not argument \(mistaken.number) of '\(text)', which is \(mistaken.expected.name): write its specifier",
          comment: "发现：注释里占位符的类型与键的不同。%1$@：注释里的占位符；%2$lld：参数序号；%3$@：文本；%4$@：键里该参数的类别"),
        at: range)
    } else if let unknown = explained.unknown.first {
      findings.add(
        Message(
          "the comment explains '\(unknown)', which '\(text)' does not have: correct the comment",
          comment: "发现：注释说明了文本里没有的占位符。%1$@：注释中的占位符；%2$@：文本"), at: range)
    }
  }

  /// True if a comment without specifiers has more than one word, so that it may explain the
  /// arguments in words.
  private static func saysItInWords(_ comment: String) -> Bool {
    if comment.utf8.contains(UInt8(ascii: "%")) { return false }
    let wording = Wording(comment)
    // Every four letters of another script, such as Chinese, count as a word.
    return wording.latinWords + (wording.otherLetters.count + 3) / 4 > 1
  }

  /// True if all of these arguments are integers before a word, as in `%lld files`.
  private static func areCounts(_ numbers: [Int], in text: String) -> Bool {
    let specifiers = FormatSpecifier.all(in: text)
    let bytes = Array(text.utf8)
    let counts = ArgumentMap(specifiers).uses.filter { use in
      guard use.kind == .integer else { return false }
      let rest = bytes[specifiers[use.specifier].range.end...]
      let word = String(decoding: rest.prefix(8), as: UTF8.self).drop { $0 == " " }
      return word.first?.isLetter ?? false
    }
    return Set(counts.map(\.number)).isSuperset(of: numbers)
  }

  /// Returns a fix that adds the arguments with their names in the code, for a person to improve.
  private func fix(
    _ comment: PlacedText, _ arguments: ArgumentMap, _ missing: [Int], _ string: SourceString
  ) -> Fix? {
    let placeholders = string.string.placeholders
    // Text can be inserted before the last quote only if the literal has no escapes and just one
    // quote at each end.
    guard comment.range.count == comment.text.utf8.count + 2,
      missing.allSatisfy({ placeholders.indices.contains($0 - 1) }),
      placeholders.count == Set(arguments.uses.map(\.number)).count
    else { return nil }
    let isFullWidth =
      WritingSystem(language: string.settings.convention.comment)?.isFullWidth ?? false
    let parts = missing.map { number in
      let specifier = placeholders[number - 1].specifier
      let name =
        placeholders.count == 1 ? specifier : "%\(number)$\(specifier.dropFirst())"
      return name + (isFullWidth ? "：" : ": ") + placeholders[number - 1].nameForComments
    }
    var text = parts.joined(separator: isFullWidth ? "；" : "; ")
    let isAfterOthers = comment.text.utf8.contains(UInt8(ascii: "%"))
    let isClosed = comment.text.last.map { "。.！!？?；;：:".contains($0) } ?? true
    if isClosed {
      if !isFullWidth, comment.text.last != " " { text = " " + text }
    } else {
      let separator = isFullWidth ? (isAfterOthers ? "；" : "。") : (isAfterOthers ? "; " : ". ")
      text = separator + text
    }
    return Fix(
      Message("name the arguments as the code does", comment: "修复：用代码里的名字说明占位符"),
      edits: [Fix.Edit(insert: text, at: comment.range.end - 1)], isSafe: false)
  }
}
