package import LocalizationModel

/// The input of all formats of `gloss status`: the translated share of each catalog and language,
/// and the texts that are still open.
///
/// GlossKit makes it from the catalogs; ``bytes(as:in:hasColor:width:listsUnits:)`` passes it to
/// the type of a format.
package struct StatusReport: Sendable {
  /// A catalog that could not be read.
  package struct Failure: Sendable {
    /// The path of the file.
    package let path: String
    /// The place in the file; `nil` if the whole file is concerned.
    package let position: SourcePosition?
    /// The problem and its remedy, in the language of the run.
    package let message: String

    package init(path: String, position: SourcePosition?, message: String) {
      self.path = path
      self.position = position
      self.message = message
    }
  }

  /// The sums of one language over all catalogs that have it.
  package struct Total: Sendable {
    /// The language as catalogs spell it.
    package let language: String
    /// The units of all catalogs together, by state.
    package var counts = UnitCounts()
    /// The words and characters of these units; `nil` if they were not measured.
    package var amounts: WorkAmounts?
    /// The number of catalogs that have the language.
    package var catalogCount = 0

    fileprivate mutating func add(_ other: WorkAmounts) {
      amounts = (amounts ?? WorkAmounts()).adding(other)
    }
  }

  /// The catalogs that could be read, by path, with their numbers of keys.
  package let catalogs: [CatalogSize]
  /// The counts of each language of each catalog, the source language included, sorted by both.
  package let coverage: [Coverage]
  /// The texts that are not translated, by catalog, language and place; not every format shows
  /// them.
  package let units: [OpenUnit]
  /// Catalogs that could not be read. If there are any, the badge and the verdict show no
  /// percentage, since it would miss a part of the project.
  package var failures: [Failure] = []
  /// The percentage of `--fail-under`, which every language must reach; `nil` without the option.
  package var leastPercent: Int?
  /// The spellings of paths in the formats that other machines read.
  package var paths = ReportPaths()
  /// The version of the tool.
  package var version = ""

  /// The sums over all catalogs, one for each language but the source's, sorted by language.
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

  /// True if every catalog was read.
  package var isComplete: Bool { failures.isEmpty }

  /// The sum over all languages but the source's and all catalogs.
  package var sum: UnitCounts { totals.reduce(into: UnitCounts()) { $0 += $1.counts } }

  /// The words and characters of all languages but the source's; `nil` if they were not measured.
  package var amounts: WorkAmounts? {
    let all = totals.compactMap(\.amounts)
    return all.isEmpty ? nil : all.reduce(WorkAmounts()) { $0.adding($1) }
  }

  /// The languages below ``leastPercent``; none without it.
  package var languagesBelowLeast: [Total] {
    guard let leastPercent else { return [] }
    return totals.filter { $0.counts.isUnder(percent: leastPercent) }
  }

  /// The commands to run for what was counted; none if all is translated.
  package var nextSteps: [Message] {
    if !isComplete || catalogs.isEmpty { return [] }
    if totals.isEmpty {
      return [
        Message(
          """
          no language yet: 'gloss export --language de' starts one with files for translators, \
          'gloss translate --language de' with a program
          """, comment: "翻译进度的下一步：目录里只有源语言。命令原样保留")
      ]
    }
    var steps: [Message] = []
    let open = sum[.missing] + sum[.new]
    if open > 0 {
      steps.append(
        Message(
          "'gloss export' writes the \(Counted.texts.message(open)) to translate for translators, 'gloss translate' asks a program",
          comment: "翻译进度的下一步：有未翻译的文字。%@：几条文字；命令原样保留"))
    }
    let all = coverage.reduce(into: UnitCounts()) { $0 += $1.counts }
    if all[.needsReview] > 0 {
      steps.append(.approving(all[.needsReview]))
    }
    if all[.machineTranslated] > 0 {
      steps.append(
        Message(
          "'gloss approve --machine' shows the \(Counted.texts.message(all[.machineTranslated])) of a machine and marks reviewed ones as done",
          comment: "翻译进度的下一步：有机器译文。%@：几条文字；命令原样保留"))
    }
    return steps
  }

  /// The totals in one line: `87% of 312 texts in 4 languages translated`.
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
