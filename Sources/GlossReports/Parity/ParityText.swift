package import LocalizationModel

/// The differences between gloss and the compiler for people, one line each. `gloss parity` prints
/// it.
package struct ParityText: FormattedReport {
  private let report: ParityReport
  private let language: MessageLanguage
  private let hasColor: Bool

  package init(_ report: ParityReport, in language: MessageLanguage, hasColor: Bool) {
    self.report = report
    self.language = language
    self.hasColor = hasColor
  }

  package func bytes() -> ContiguousArray<UInt8> {
    var terminal = TerminalText(hasColor: hasColor)
    for difference in report.differences {
      let position = difference.position
      terminal.append("\(difference.path):\(position.line):\(position.column): ", .strong)
      terminal.append(
        Self.words(for: difference.side).text(in: language), Self.style(of: difference.side))
      terminal.append(" '\(difference.key)'")
      if difference.table != "Localizable" { terminal.append(" [\(difference.table)]", .faint) }
      let colon = language.colon
      terminal.line("\(colon)\(difference.reason.words.text(in: language))")
    }
    return terminal.bytes
  }

  private static func words(for side: ParityReport.Side) -> Message {
    switch side {
    case .onlyCompiler: Message("only the compiler:", comment: "parity：只有编译器提取到的键，后面是键")
    case .onlyGloss: Message("only gloss:", comment: "parity：只有 gloss 提取到的键，后面是键")
    case .both: Message("differs:", comment: "parity：两边都有但不一致的键，后面是键")
    }
  }

  private static func style(of side: ParityReport.Side) -> TerminalStyle {
    switch side {
    case .onlyCompiler: .error
    case .onlyGloss: .warning
    case .both: .note
    }
  }
}

extension ParityReport.Reason {
  fileprivate var words: Message {
    switch self {
    case .specifiers(let key):
      Message(
        "here it is '\(key)', with other specifiers", comment: "parity：这里的键格式说明符不同。%@：这里的键")
    case .table(let table):
      Message("here it is in the table '\(table)'", comment: "parity：这里属于另一个表。%@：表名")
    case .comment(let comment?):
      Message("here the comment is '\(comment)'", comment: "parity：这里的注释不同。%@：注释")
    case .comment(nil): Message("here the comment is none", comment: "parity：这里没有注释")
    case .value(let value?):
      Message("here the default value is '\(value)'", comment: "parity：这里的默认原文不同。%@：原文")
    case .value(nil): Message("here the default value is none", comment: "parity：这里没有默认原文")
    case .leftOut:
      Message(
        "it stands in a preview or in a branch that is left out", comment: "parity：键在预览或被略去的分支里")
    case .unrecognized:
      Message(
        "a literal spells it, in no call that is known to localize it",
        comment: "why：文件里有写着该键的字面量，但所在的调用不做本地化")
    case .unspelled:
      Message(
        "no literal of the source spells it; a macro may have made it",
        comment: "parity：源码里没有写着该键的字面量，可能由宏生成")
    case .conditions(let conditions):
      Message(
        "the build may not take the branch '#if \(conditions.joined(separator: " && "))'",
        comment: "parity：构建可能不走这个条件分支。%@：条件")
    case .phrases:
      Message(
        "phrases of App Shortcuts come from another step of the build",
        comment: "parity：快捷指令短语由构建的另一个步骤生成")
    case .notLocalized:
      Message("the compiler sees no localizable text there", comment: "parity：编译器认为那里没有可本地化的文本")
    }
  }
}
