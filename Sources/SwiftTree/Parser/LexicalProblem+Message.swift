package import LocalizationModel

extension LexicalProblem.Kind {
  /// The text of the finding that reports the problem.
  package var message: Message {
    switch self {
    case .unterminatedString:
      Message(
        "this string literal is not closed: close its quotes",
        comment: "发现：Swift 源码中的字符串字面量没有结束")
    case .unterminatedComment:
      Message(
        "this comment is not closed: close it with '*/'", comment: "发现：Swift 源码中的块注释没有结束")
    case .unterminatedRegex:
      Message(
        "this regular expression is not closed",
        comment: "发现：Swift 源码中的正则表达式字面量没有结束")
    case .conflictMarker:
      Message(
        "a merge conflict marker: resolve the conflict and remove the markers",
        comment: "发现：Swift 源码里有合并冲突的标记")
    case .nestedTooDeeply:
      Message(
        "code nests deeper than \(Parser.depthLimit) levels here; what is inside is not read",
        comment: "发现：代码嵌套过深，里面的内容没有读取。%lld：允许的层数")
    }
  }
}
