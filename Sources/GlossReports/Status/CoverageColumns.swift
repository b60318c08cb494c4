import LocalizationModel

/// The widths of the columns of the coverage bars: language, bar, share, and one column for each
/// state that occurs. ``StatusText`` computes them once for all rows.
///
/// On a narrow terminal the bar gets shorter first, then the figures beside the percentage are left
/// out, then names of languages are cut, then left out. At last the states move to a line below.
struct CoverageColumns {
  struct State {
    let state: UnitState
    let title: String
    let width: Int
  }

  /// The width of a line, in columns.
  let width: Int
  let gap = 2
  let percent = 4
  let code: Int
  /// The width of the language's name; 0 if it does not fit.
  let name: Int
  let bar: Int
  /// The width of figures such as `108/190`; 0 if they do not fit.
  let figures: Int
  let states: [State]
  /// True if the states are on a line below the bar, each with its title.
  let isStacked: Bool
  let catalogsTitle: String
  /// The width of the number of catalogs, such as `3/5`; 0 if all languages are in all catalogs.
  let catalogs: Int

  /// The widths that a bar may have.
  private static let barWidths = 8...30
  /// The least width of a column of names that are cut; with less room there are no names.
  private static let leastName = 12

  /// - Parameter width: The width of a line, in columns.
  init(_ rows: [CoverageRow], width: Int, in language: MessageLanguage) {
    func widest(_ text: (CoverageRow) -> String) -> Int {
      rows.map { TerminalText.columns(of: text($0)) }.max() ?? 0
    }
    self.width = width
    let gap = gap
    code = widest(\.code)
    states = CoverageStateNames.open.compactMap { state in
      guard rows.contains(where: { $0.counts[state] > 0 }) else { return nil }
      let title = CoverageStateNames.column(state).text(in: language)
      let figures = widest { String($0.counts[state]) }
      return State(
        state: state, title: title, width: max(TerminalText.columns(of: title), figures))
    }
    catalogsTitle =
      Message("catalogs", comment: "终端里翻译进度的列标题：有该语言的目录数/目录总数").text(in: language)
    let partial = widest(\.catalogs)
    catalogs = partial == 0 ? 0 : max(partial, TerminalText.columns(of: catalogsTitle))
    var room = width - gap - code - gap - gap - percent
    let details = states.reduce(catalogs > 0 ? gap + catalogs : 0) { $0 + gap + $1.width }
    isStacked = room - details < Self.barWidths.lowerBound
    if !isStacked { room -= details }
    let forName = room - Self.barWidths.lowerBound - gap
    let widestName = widest(\.name)
    name = forName >= min(Self.leastName, widestName) ? min(widestName, forName) : 0
    if name > 0 { room -= gap + name }
    let widestFigures = widest(\.figures)
    let hasFigures = room - gap - widestFigures >= Self.barWidths.lowerBound
    figures = hasFigures ? widestFigures : 0
    if hasFigures { room -= gap + widestFigures }
    bar = min(max(room, Self.barWidths.lowerBound), Self.barWidths.upperBound)
  }

  /// The number of columns before the bar.
  var indent: Int { gap + code + (name > 0 ? gap + name : 0) + gap }

  /// The number of columns of bar, percentage and figures.
  var share: Int { bar + gap + percent + (figures > 0 ? gap + figures : 0) }

  /// Writes the titles of those columns that have a figure in some row.
  func writeTitles(of rows: [CoverageRow], to terminal: inout TerminalText) {
    if isStacked { return }
    var pending = indent + share
    var isEmpty = true
    for column in states {
      pending += gap + column.width
      guard rows.contains(where: { $0.counts[column.state] > 0 }) else { continue }
      terminal.pad(pending - TerminalText.columns(of: column.title))
      terminal.append(column.title, .faint)
      pending = 0
      isEmpty = false
    }
    if rows.contains(where: { !$0.catalogs.isEmpty }) {
      terminal.pad(pending + gap + catalogs - TerminalText.columns(of: catalogsTitle))
      terminal.append(catalogsTitle, .faint)
      isEmpty = false
    }
    if !isEmpty { terminal.line() }
  }
}
