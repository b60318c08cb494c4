import LocalizationModel

/// Where a key comes from, for people: the key, its sites, its entries.
package struct WhyText: FormattedReport {
  private let report: WhyReport
  private let hasColour: Bool

  package init(_ report: WhyReport, hasColour: Bool) {
    self.report = report
    self.hasColour = hasColour
  }

  package func bytes() -> ContiguousArray<UInt8> {
    var terminal = TerminalText(hasColour: hasColour)
    if !report.isKnown { return terminal.bytes }
    terminal.line(report.key, .strong)
    for site in report.sites { Self.write(site, to: &terminal) }
    for entry in report.entries { Self.write(entry, to: &terminal) }
    for path in report.otherSpellers {
      terminal.append("  \(path)", .place)
      terminal.line("  a literal spells it, in no call that is known to localize it")
    }
    return terminal.bytes
  }

  private static func write(_ site: WhyReport.Site, to terminal: inout TerminalText) {
    let string = site.string
    let position = string.position
    terminal.append("  \(string.path):\(position.line):\(position.column)", .place)
    terminal.append("  \(string.api)")
    switch string.table {
    case .named("Localizable"): break
    case .named(let name): terminal.append("  [\(name)]", .faint)
    case .computed(let expression): terminal.append("  [computed: \(expression)]", .faint)
    }
    terminal.line(string.comment.map { "  \($0)" } ?? "")
    for step in string.chain {
      terminal.append("    through \(TerminalText.printable(step.name))  ")
      terminal.append("\(TerminalText.printable(step.path)):\(step.line)", .place)
      terminal.line()
    }
    if string.isFollowed {
      terminal.line("    followed: a String gets there, so Xcode does not see it")
    }
    if let value = string.defaultValue { terminal.line("    value '\(value)'") }
    if !string.conditions.isEmpty {
      terminal.line("    #if \(string.conditions.joined(separator: " && "))")
    }
    for placeholder in string.placeholders {
      terminal.line(
        "    \(placeholder.specifier)  \(placeholder.expression) (\(meaning(placeholder)))")
    }
    let catalogs = site.catalogs.joined(separator: ", ")
    terminal.line("    → \(catalogs.isEmpty ? "no catalog serves this file" : catalogs)")
  }

  private static func meaning(_ placeholder: Placeholder) -> String {
    switch placeholder.confidence {
    case .written: "as written"
    case .inferred: "its type is declared"
    case .assumed: "its type is not known"
    }
  }

  private static func write(_ entry: WhyReport.Entry, to terminal: inout TerminalText) {
    let place = entry.position.map { ":\($0.line):\($0.column)" } ?? ""
    terminal.append("  \(entry.catalog)\(place)", .place)
    if entry.position != nil {
      let state = entry.extractionState ?? "no extraction state"
      terminal.append("  \(state), \(counted(entry.languages.count, "language"))", .faint)
    }
    terminal.line("  \(words(for: entry.fate))")
  }

  private static func words(for fate: WhyReport.Fate) -> String {
    switch fate {
    case .added: "not there yet: 'gloss sync' adds it"
    case .kept(let sites, let retirement):
      "stays; \(retirement.rawValue) once \(sites == 1 ? "its only site" : "all of its \(sites) sites")"
        + (sites == 1 ? " is gone" : " are gone")
    case .revived: "stale, but a source has it: 'gloss sync' brings it back"
    case .stale: "stale: no source has it; it comes back once one does"
    case .retired(let retirement):
      "no source has it: with 'gloss sync' it is \(retirement.rawValue)"
    case .spelled(let path): "stays: '\(path)' spells it, in no call that is known to localize it"
    case .fixed(let state): "stays whatever the sources say, because it is '\(state)'"
    case .untranslatable: "stays whatever the sources say, because it is not to be translated"
    case .filledElsewhere: "stays: this catalog is not filled from Swift"
    case .unknown(let path): "stays as long as '\(path)' cannot be read whole"
    }
  }
}
