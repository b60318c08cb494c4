/// A kind of thing that reports count, with its singular and plural: `1 file`, `2 files`.
package enum Counted: Sendable {
  case catalogs, files, findings, keys, languages, literals, places, sources, strings, stringsFiles,
    symbols, texts, units

  /// Returns the number with its noun: `1 file`, `2 files`.
  package func message(_ count: Int) -> Message { count == 1 ? one : many(count) }

  private var one: Message {
    switch self {
    case .catalogs: Message("1 catalog", comment: "报告里的数目：一个目录")
    case .files: Message("1 file", comment: "总结的一部分：一个文件")
    case .findings: Message("1 finding", comment: "报告里的数目：一条发现")
    case .keys: Message("1 key", comment: "报告里的数目：一个键")
    case .languages: Message("1 language", comment: "报告里的数目：一种语言")
    case .literals: Message("1 literal", comment: "报告里的数目：源码中的一处字面量")
    case .places: Message("1 place", comment: "报告里的数目：代码里的一处")
    case .sources: Message("1 source", comment: "报告里的数目：一个源文件")
    case .strings: Message("1 string", comment: "报告里的数目：一条可本地化的字符串")
    case .stringsFiles:
      Message("1 strings file", comment: "报告里的数目：一个 .strings 或 .stringsdict 文件")
    case .symbols: Message("1 symbol", comment: "报告里的数目：一个 Swift 符号")
    case .texts: Message("1 text", comment: "报告里的数目：一条文本")
    case .units: Message("1 unit", comment: "报告里的数目：XLIFF 文件里的一个翻译单元")
    }
  }

  private func many(_ count: Int) -> Message {
    switch self {
    case .catalogs: Message("\(count) catalogs", comment: "报告里的数目：目录数。%lld：个数")
    case .files: Message("\(count) files", comment: "总结的一部分：文件数。%lld：个数")
    case .findings: Message("\(count) findings", comment: "报告里的数目：发现数。%lld：条数")
    case .keys: Message("\(count) keys", comment: "报告里的数目：键数。%lld：个数")
    case .languages: Message("\(count) languages", comment: "报告里的数目：语言数。%lld：种数")
    case .literals: Message("\(count) literals", comment: "报告里的数目：源码中的字面量。%lld：处数")
    case .places: Message("\(count) places", comment: "报告里的数目：代码里的几处。%lld：处数")
    case .sources: Message("\(count) sources", comment: "报告里的数目：源文件数。%lld：个数")
    case .strings: Message("\(count) strings", comment: "报告里的数目：可本地化的字符串。%lld：条数")
    case .stringsFiles:
      Message(
        "\(count) strings files", comment: "报告里的数目：.strings 与 .stringsdict 文件。%lld：个数")
    case .symbols: Message("\(count) symbols", comment: "报告里的数目：Swift 符号。%lld：个数")
    case .texts: Message("\(count) texts", comment: "报告里的数目：文本数。%lld：条数")
    case .units: Message("\(count) units", comment: "报告里的数目：XLIFF 文件里的翻译单元。%lld：个数")
    }
  }
}
