import LocalizationModel

/// The token that an ``OpenStepReader`` expects next, with its wording in errors.
enum OpenStepToken: Equatable {
  case value, valueOrEnd, nameOrEnd, commaOrEnd, end
  /// A certain character of punctuation.
  case mark(String)

  var wording: Message {
    switch self {
    case .value: Message("a value", comment: "文件里某处应有的内容：值")
    case .valueOrEnd: Message("a value or ')'", comment: "工程文件里某处应有的内容：值或右括号")
    case .nameOrEnd: Message("a name or '}'", comment: "工程文件里某处应有的内容：名称或右花括号")
    case .commaOrEnd:
      Message("',' or ')'", comment: "工程文件里某处应有的内容：逗号或右括号")
    case .end: Message("the end of the file", comment: "文件里某处应有的内容：文件结尾")
    case .mark(let mark): .quoted(mark)
    }
  }
}
