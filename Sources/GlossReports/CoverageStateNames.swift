package import LocalizationModel

/// The names of the states of texts in reports about coverage.
package enum CoverageStateNames {
  /// The name of a state.
  package static func title(_ state: UnitState) -> Message {
    switch state {
    case .translated: Message("translated", comment: "翻译进度表格的列标题：已翻译")
    case .machineTranslated: Message("machine-translated", comment: "翻译进度表格的列标题：机器翻译、未经人看过")
    case .needsReview: Message("to review", comment: "翻译进度表格的列标题：待复核")
    case .new: Message("new", comment: "翻译进度表格的列标题：状态为 new（有文字但未开始翻译）")
    case .missing: Message("missing", comment: "翻译进度表格的列标题：缺少译文")
    case .stale: Message("stale", comment: "翻译进度表格的列标题：源代码里已没有这个键")
    case .withoutWords: Message("without words", comment: "翻译进度：没有可译文字、也没有译文，不计入总数")
    case .untranslatable: Message("not to be translated", comment: "翻译进度与同步报告：标明不翻译的文字")
    }
  }

  /// A shorter title, for the narrow columns of a terminal.
  static func column(_ state: UnitState) -> Message {
    switch state {
    case .machineTranslated: Message("machine", comment: "终端里翻译进度的窄列标题：机器翻译、未经人看过")
    case .needsReview: Message("review", comment: "终端里翻译进度的窄列标题：待复核")
    case .translated, .new, .missing, .stale, .withoutWords, .untranslatable: title(state)
    }
  }

  /// The states of texts that are still open, in the order of the columns: the most work first.
  static let open: [UnitState] = [.missing, .new, .needsReview, .machineTranslated, .stale]
}
