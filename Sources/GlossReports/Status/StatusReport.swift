package import LocalizationModel

/// How far catalogs are translated, for people and for programs.
package struct StatusReport: Sendable {
  /// What could not be read.
  package struct Failure: Sendable {
    /// The path of the file.
    package let path: String
    /// The place in the file; `nil` if all of it is concerned.
    package let position: SourcePosition?
    /// What is wrong and what to do, in the language of the run.
    package let message: String

    package init(path: String, position: SourcePosition?, message: String) {
      self.path = path
      self.position = position
      self.message = message
    }
  }

  /// A language over all catalogs that count it.
  package struct Total: Sendable {
    /// The language as catalogs spell it.
    package let language: String
    /// The units of all catalogs together, by state.
    package var counts = UnitCounts()
    /// How much text that is; `nil` if it was not measured.
    package var amounts: WorkAmounts?
    /// How many catalogs count the language.
    package var catalogCount = 0

    fileprivate mutating func add(_ other: WorkAmounts) {
      amounts = (amounts ?? WorkAmounts()).adding(other)
    }
  }

  /// The catalogs that could be read, by path.
  package let catalogs: [CatalogSize]
  /// By catalog and language.
  package let coverage: [Coverage]
  /// By catalog, language and place; not every format shows them.
  package let units: [OpenUnit]
  /// Where there are some, no figure is taken for the whole.
  package var failures: [Failure] = []
  /// The least percentage that every language is to have; `nil` if none is asked for.
  package var leastPercent: Int?
  /// How paths are written for other machines.
  package var paths = ReportPaths()
  /// The version of the tool.
  package var version = ""

  /// By language; the source's is not among them.
  package let totals: [Total]

  package init(_ catalogs: [CatalogSize], _ coverage: [Coverage], units: [OpenUnit]) {
    self.catalogs = catalogs
    self.coverage = coverage
    self.units = units
    var totals: [String: Total] = [:]
    for part in coverage where !part.isSource {
      totals[part.language, default: Total(language: part.language)].counts += part.counts
      totals[part.language]?.catalogCount += 1
      if let amounts = part.amounts {
        totals[part.language, default: Total(language: part.language)].add(amounts)
      }
    }
    self.totals = totals.values.sorted { $0.language.precedesInBytes($1.language) }
  }

  /// Whether every catalog was read.
  package var isComplete: Bool { failures.isEmpty }

  /// All languages but the source's, over all catalogs.
  package var sum: UnitCounts { totals.reduce(into: UnitCounts()) { $0 += $1.counts } }

  /// All text of all languages but the source's; `nil` if it was not measured.
  package var amounts: WorkAmounts? {
    let all = totals.compactMap(\.amounts)
    return all.isEmpty ? nil : all.reduce(WorkAmounts()) { $0.adding($1) }
  }

  /// The languages that have less than the percentage that was asked for.
  package var languagesUnderLeast: [Total] {
    guard let leastPercent else { return [] }
    return totals.filter { $0.counts.isUnder(percent: leastPercent) }
  }

  /// What to run where texts are not translated; `nil` if all are.
  package var nextStep: Message? {
    guard let percent = sum.percent, percent < 100 else { return nil }
    return Message(
      "'gloss export' writes these texts for translators", comment: "翻译进度的下一步。命令原样保留")
  }

  /// `87% of 312 texts in 4 languages translated`, as a line beside the report.
  package var summary: Message {
    guard let percent = sum.percent else {
      return Message("there is nothing to translate", comment: "翻译进度的总结：没有要翻译的内容")
    }
    let texts = Counted.texts.message(sum.total)
    let languages = Counted.languages.message(totals.count)
    return isComplete
      ? Message(
        "\(percent)% of \(texts) in \(languages) translated",
        comment: "翻译进度的总结。%1$lld：百分比；%2$@：几条文字；%3$@：几种语言")
      : Message(
        "\(percent)% of \(texts) in \(languages) translated; not all could be read",
        comment: "翻译进度的总结：有内容读不了。%1$lld：百分比；%2$@：几条文字；%3$@：几种语言")
  }
}
