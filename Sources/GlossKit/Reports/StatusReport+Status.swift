package import GlossReports
import LocalizationModel

extension StatusReport {
  /// Fills a report with the coverage, open units and failures of a status.
  ///
  /// - Parameters:
  ///   - project: The project that the status is about.
  ///   - leastPercent: The share of translated units that every language has to reach; `nil` for no
  ///     demand.
  package init(_ status: Status, of project: Project, leastPercent: Int? = nil) {
    self.init(status.catalogs, status.coverage, units: status.openUnits)
    let stable = project.stablePaths
    failures = status.failures.map {
      Failure(path: $0.path, position: $0.position, message: $0.message)
    }
    let catalogs = status.catalogs.map { ($0.catalog, stable.path(of: $0.catalog)) }
    // Computed once per catalog, because a report asks for a path with each of its units.
    let stablePaths = Dictionary(catalogs) { first, _ in first }
    paths = ReportPaths(
      stable: { stablePaths[$0] ?? stable.path(of: $0) }, absolute: stable.absolutePath(of:))
    self.leastPercent = leastPercent
    version = glossVersion
  }

  /// The languages below the demanded share, with their shares; `nil` if there is none, or no
  /// demand.
  var shortfall: Message? {
    guard let leastPercent else { return nil }
    let under = languagesBelowLeast.map { "\($0.language) \($0.counts.percent ?? 0)%" }
    if under.isEmpty { return nil }
    return Message(
      "below \(leastPercent)%: \(Message.list(under))",
      comment: "翻译进度低于要求的语言。%1$lld：要求的百分比；%2$@：语言与各自的百分比")
  }
}
