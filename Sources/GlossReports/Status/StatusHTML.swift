/// The coverage as one self-contained HTML page (`gloss status --format html`): the figures, and a
/// searchable list of open texts. The page has English and Chinese texts and opens in the browser's
/// language. ``StatusPageData`` is the data of its script.
package struct StatusHTML: FormattedReport {
  private let report: StatusReport

  package init(_ report: StatusReport) { self.report = report }

  package func bytes() -> ContiguousArray<UInt8> { Self.page.bytes(StatusPageData(report).bytes()) }

  private static var page: ReportPage {
    ReportPage(
      title: "Translation status", command: "gloss status --format markdown",
      main: PageFiles.statusHTML,
      styles: [PageFiles.statusCSS],
      scripts: [
        PageFiles.statusTextsJS, PageFiles.statusModelJS,
        PageFiles.statusFilterJS, PageFiles.statusMatrixJS,
        PageFiles.statusListJS, PageFiles.statusMainJS,
      ],
      digests: (
        style: "xOhz1MOmmPj2Ds03yHLO4t/3JxoRXmmrmYtabaw+ZVw=",
        script: "cFejntDDkAJNy9dbh69QZlRI1mpp/ATE3NWGlBtNdmg="
      ))
  }
}
