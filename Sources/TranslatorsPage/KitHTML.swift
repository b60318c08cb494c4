import GlossReports

/// A translator's kit as one page that needs nothing but itself: the texts to translate, what there is to
/// know of each, and checks that run at each key stroke. What is typed is kept in the browser; the
/// page saves it as XLIFF.
package struct KitHTML: FormattedReport {
  private let kit: TranslatorsKit

  /// Makes the page of one language.
  package init(_ kit: TranslatorsKit) { self.kit = kit }

  /// The page in UTF-8.
  package func bytes() -> ContiguousArray<UInt8> { Self.page.bytes(KitPageData(kit).bytes()) }

  /// The button of the page that writes the file for an import, as the Chinese page calls it.
  package static let saveButtonInChinese = "存成文件"

  /// Whether a file is the page of any version, as it was made or as a browser saved it.
  package static func isKit(_ bytes: Span<UInt8>) -> Bool {
    let mark = Array(mark.utf8)
    guard bytes.count >= mark.count else { return false }
    return (0...bytes.count - mark.count).contains { start in
      bytes[start] == mark[0] && mark.indices.allSatisfy { bytes[start + $0] == mark[$0] }
    }
  }

  /// The start of a line of the page's style, which also stands in web archives: these have no scripts.
  private static let mark = ".field .mirror .token {"

  private static var page: ReportPage {
    ReportPage(
      title: "Translation", command: "gloss export --format xliff", main: PackageResources.kit_html,
      styles: [PackageResources.kit_css],
      scripts: [
        PackageResources.kit_texts_js, PackageResources.kit_format_js,
        PackageResources.kit_placeholder_rules_js, PackageResources.kit_length_js,
        PackageResources.kit_rules_js,
        PackageResources.kit_model_js, PackageResources.kit_work_js,
        PackageResources.kit_editor_js, PackageResources.kit_list_js,
        PackageResources.kit_save_js, PackageResources.kit_main_js,
      ],
      digests: (
        style: "bar6+p1vVxNrIfM0EnQEA5sRNVnPme9v5mg875Nv4BI=",
        script: "RF7xAB5GfmyC6Y5tKjcRmI7iiKflatmWpXlqPHK7bZ0="
      ))
  }
}
