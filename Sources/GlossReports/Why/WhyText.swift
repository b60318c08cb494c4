package import LocalizationModel

/// The explanation of a key for people, as `gloss why` prints it: the key, its calls with the
/// strings' steps and placeholders, and its entries with the effect of the next sync.
package struct WhyText: FormattedReport {
  private let report: WhyReport
  private let language: MessageLanguage
  private let hasColor: Bool

  package init(_ report: WhyReport, in language: MessageLanguage, hasColor: Bool) {
    self.report = report
    self.language = language
    self.hasColor = hasColor
  }

  package func bytes() -> ContiguousArray<UInt8> {
    var terminal = TerminalText(hasColor: hasColor)
    if !report.isKnown { return terminal.bytes }
    terminal.line(report.key, .strong)
    for site in report.sites { write(site, to: &terminal) }
    for entry in report.entries { write(entry, to: &terminal) }
    for path in report.otherSpellingFiles {
      let remark = Message(
        "a literal spells it, in no call that is known to localize it, in a '#Preview', or under '#if DEBUG'",
        comment: "why：文件里有写着该键的字面量，但所在的调用不做本地化")
      terminal.append("  \(path)", .place)
      terminal.line("  \(remark.text(in: language))")
    }
    return terminal.bytes
  }

  private func write(_ site: WhyReport.Site, to terminal: inout TerminalText) {
    let string = site.string
    let position = string.position
    terminal.append("  \(string.path):\(position.line):\(position.column)", .place)
    terminal.append("  \(string.api)")
    switch string.table {
    case .named("Localizable"): break
    case .named(let name): terminal.append("  [\(name)]", .faint)
    case .computed(let expression):
      terminal.append("  [\(ExtractReport.computed(expression).text(in: language))]", .faint)
    }
    terminal.line(string.comment.map { "  \($0)" } ?? "")
    for step in string.chain {
      terminal.append("    \(Self.through(step.name).text(in: language))  ")
      terminal.append("\(TerminalText.printable(step.path)):\(step.line)", .place)
      terminal.line()
    }
    for remark in remarks(string) { terminal.line("    \(remark.text(in: language))") }
    if !string.conditions.isEmpty {
      terminal.line("    #if \(string.conditions.joined(separator: " && "))")
    }
    for placeholder in string.placeholders {
      let expression = Message(verbatim: placeholder.expression)
      let text = Message.remark(expression, Self.meaning(placeholder)).text(in: language)
      terminal.line("    \(placeholder.specifier)  \(text)")
    }
    let none = Message("no catalog serves this file", comment: "why：没有目录为该文件服务")
    let catalogs = site.catalogs.joined(separator: language.comma)
    terminal.line("    → \(catalogs.isEmpty ? none.text(in: language) : catalogs)")
  }

  /// Returns the words for a declaration that a text passes on its way to the call that localizes
  /// it.
  package static func through(_ name: String) -> Message {
    Message("through \(TerminalText.printable(name))", comment: "文本经过的一步。%@：参数或属性的名称")
  }

  private func remarks(_ string: ExtractedString) -> [Message] {
    var remarks: [Message] = []
    if string.isFollowed {
      remarks.append(
        Message(
          "followed: a String gets there, so Xcode does not see it",
          comment: "why：文本是以 String 传过去的，靠追踪才能找到，Xcode 提取不到"))
    }
    if let value = string.defaultValue {
      remarks.append(Message("value '\(value)'", comment: "why：代码里给出的原文。%@：原文"))
    }
    return remarks
  }

  private static func meaning(_ placeholder: Placeholder) -> Message {
    switch placeholder.confidence {
    case .written: Message("as written", comment: "why：占位符的格式由代码写明")
    case .declared: Message("its type is declared", comment: "why：占位符的类型有声明")
    case .inferred:
      Message("its type is inferred", comment: "why：占位符的类型由其他声明推断，不能确定")
    case .assumed: Message("its type is not known", comment: "why：占位符的类型未知")
    }
  }

  private func write(_ entry: WhyReport.Entry, to terminal: inout TerminalText) {
    let place = entry.position.map { ":\($0.line):\($0.column)" } ?? ""
    terminal.append("  \(entry.catalog)\(place)", .place)
    if entry.position != nil {
      let state =
        entry.extractionState.map { Message(verbatim: $0) }
        ?? Message("no extraction state", comment: "why：条目没有 extractionState")
      let languages = Counted.languages.message(entry.languages.count)
      let text = Message(
        "\(state), \(languages)", comment: "把两个部分连起来。%1$@ 与 %2$@：两个部分")
      terminal.append("  \(text.text(in: language))", .faint)
    }
    terminal.line("  \(Self.words(for: entry.fate).text(in: language))")
  }

  private static func words(for fate: WhyReport.Fate) -> Message {
    switch fate {
    case .added:
      Message("not there yet: 'gloss sync' adds it", comment: "why：目录里还没有该键，同步后会加入")
    case .addedWithTexts(let key):
      Message(
        "not there yet: 'gloss sync' adds it with the texts of '\(TerminalText.printable(key))', to be reviewed",
        comment: "why：同步后会加入该键，并接过另一个键的译文。%@：另一个键")
    case .addedWithTypes(let key):
      Message(
        "not there yet: 'gloss sync' adds it with the texts of '\(TerminalText.printable(key))', a key without types",
        comment: "why：同步后会加入该键，并接过无类型键（%arg）的译文。%@：无类型的键")
    case .untyped(let keys) where keys.isEmpty:
      Message(
        "no look-up finds it: an extractor without types wrote '%arg', and no literal spells the key",
        comment: "why：无类型的键，源码里没有对应的字面量")
    case .untyped(let keys):
      Message(
        """
        no look-up finds it: an extractor without types wrote '%arg'; the code looks up \
        \(Message.list(keys.map { TerminalText.printable($0) }, isQuoted: true)), and 'gloss sync' carries the \
        texts over
        """, comment: "why：无类型的键，同步会把译文转给代码所查找的键。%@：带引号的键")
    case .unreachable(let key, let path, let line):
      Message(
        """
        no look-up reaches it: by the declared types '\(path)', line \(line), looks up \
        '\(TerminalText.printable(key))'
        """, comment: "why：没有代码查找该条目，声明的类型决定了别的格式说明符。%1$@：文件路径；%2$lld：行号；%3$@：代码查找的键")
    case .kept(1, let retirement): keptUntilUnused(retirement)
    case .kept(let sites, let retirement): keptUntilUnused(retirement, sites)
    case .revived:
      Message(
        "marked as stale although a source uses it: 'gloss sync' removes the mark",
        comment: "why：条目已过期，但源码里又有了")
    case .stale:
      Message(
        "stale: no localizing call uses it; it comes back once one does",
        comment: "why：条目已过期，源码里没有它")
    case .retired(let retirement): retired(retirement)
    case .spelled(let path):
      Message(
        "stays: '\(path)' spells it, in no call that is known to localize it, in a '#Preview', or under '#if DEBUG'",
        comment: "why：条目保留，因为有文件写着该键。%@：文件路径")
    case .fixed(let state):
      Message(
        "stays whatever the sources say, because it is '\(state)'",
        comment: "why：条目因提取状态而保留。%@：提取状态，如 manual")
    case .untranslatable:
      Message(
        "stays whatever the sources say, because it is not to be translated",
        comment: "why：条目标为不翻译，所以保留")
    case .filledElsewhere:
      Message("stays: this catalog is not filled from Swift", comment: "why：该目录的内容不来自 Swift 源码")
    case .unextracted: WhyReport.Fate.unextractedMessage
    case .unknown(let path):
      Message(
        "stays as long as '\(path)' cannot be read whole", comment: "why：有文件读不完整，条目先保留。%@：文件路径")
    }
  }

  private static func keptUntilUnused(_ retirement: WhyReport.Retirement) -> Message {
    switch retirement {
    case .markedStale:
      Message(
        "kept; marked stale once its only use in the code is gone",
        comment: "why：源码中唯一的一处消失后，条目会标为过期")
    case .removed:
      Message(
        "kept; removed once its only use in the code is gone", comment: "why：源码中唯一的一处消失后，条目会被删除")
    case .leftAsItIs:
      Message(
        "kept; left as it is once its only use in the code is gone",
        comment: "why：源码中唯一的一处消失后，条目仍保持原样")
    }
  }

  private static func keptUntilUnused(_ retirement: WhyReport.Retirement, _ sites: Int) -> Message {
    switch retirement {
    case .markedStale:
      Message(
        "kept; marked stale once all of its \(sites) uses in the code are gone",
        comment: "why：源码中各处都消失后，条目会标为过期。%lld：处数")
    case .removed:
      Message(
        "kept; removed once all of its \(sites) uses in the code are gone",
        comment: "why：源码中各处都消失后，条目会被删除。%lld：处数")
    case .leftAsItIs:
      Message(
        "kept; left as it is once all of its \(sites) uses in the code are gone",
        comment: "why：源码中各处都消失后，条目仍保持原样。%lld：处数")
    }
  }

  private static func retired(_ retirement: WhyReport.Retirement) -> Message {
    switch retirement {
    case .markedStale:
      Message(
        "no source has it: with 'gloss sync' it is marked stale", comment: "why：源码里没有该键，同步后标为过期")
    case .removed:
      Message("no source has it: with 'gloss sync' it is removed", comment: "why：源码里没有该键，同步后删除")
    case .leftAsItIs:
      Message(
        "no source has it: with 'gloss sync' it is left as it is", comment: "why：源码里没有该键，同步后保持原样")
    }
  }
}
