import GlossReports
import LocalizationModel

/// The report of `gloss git install` and `uninstall`.
extension GitIntegration {
  /// A line for each step that was or would be taken.
  package static func text(
    _ steps: [Step], in language: ReportLanguage, hasColor: Bool
  ) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColor: hasColor)
    for step in steps { text.line(step.message.text(in: language)) }
    return text.bytes
  }
}

extension GitIntegration.Status {
  /// The summary of a status without problems.
  package var summary: ReportMessage {
    Message(
      "git merges \(Counted.catalogs.message(catalogCount)) of this repository by entries",
      comment: "git status 的总结：一切正常。%@：目录数")
  }

  /// The commands that are set up, then the catalogs that git merges in another way.
  package func text(in language: ReportLanguage, hasColor: Bool) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColor: hasColor)
    let commands = [
      (Message("merge driver", comment: "git status 的一行：合并驱动"), mergeDriver),
      (
        Message("textconv", comment: "git status 的一行：git diff 用的文本转换，textconv 是 git 的术语"),
        textConversion
      ),
      (Message("clean filter", comment: "git status 的一行：暂存时的清理过滤器"), cleanFilter),
    ]
    let none = Message("none", comment: "同步报告：原来或现在没有内容")
    for (name, command) in commands {
      text.append(name.text(in: language), .strong, padTo: 14)
      text.line(command ?? none.text(in: language), command == nil ? .faint : .plain)
    }
    for (path, attribute) in others {
      text.append("\(path): ", .strong)
      text.line(attribute)
    }
    return text.bytes
  }
}
