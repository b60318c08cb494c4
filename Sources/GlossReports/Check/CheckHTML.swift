/// A check as one self-contained HTML page (`gloss check --format html`): next steps, counts by
/// rule, file and language, and a searchable list with source lines, fixes as diffs and, on
/// request, the findings that the baseline accepts. ``CheckPageData`` is the data of its script.
package struct CheckHTML: FormattedReport {
  private let report: CheckReport

  package init(_ report: CheckReport) { self.report = report }

  package func bytes() -> ContiguousArray<UInt8> { Self.page.bytes(CheckPageData(report).bytes()) }

  /// The scripts run in this order. The page's content security policy allows only the style and
  /// the script with these SHA-256 digests; `ReportPageTests` prints the new ones after a change.
  /// The page names the command that writes the same findings for a pull request.
  private static var page: ReportPage {
    ReportPage(
      title: "Findings", command: "gloss check --format markdown",
      main: PageFiles.checkHTML,
      styles: [PageFiles.checkCSS],
      scripts: [
        PageFiles.checkTextsJS, PageFiles.checkModelJS,
        PageFiles.checkFilterJS, PageFiles.checkOverviewJS,
        PageFiles.checkListJS, PageFiles.checkFindingJS,
        PageFiles.checkMainJS,
      ],
      digests: (
        style: "Cj9uP/rIaNij6o4h7Pl8SZqISUTc+RkNXeDPcBHzyF8=",
        script: "pGmDh1B5H5yG1i8BEj4dFrO5BHOTnTdkm+ovq+HhJmA="
      ))
  }
}
