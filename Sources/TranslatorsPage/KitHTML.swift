import GlossReports

/// The translator's kit as one self-contained HTML page, written by `gloss export --format html`:
/// the texts to translate with their context, and checks at each keystroke. The browser keeps the
/// typed texts; the page saves them as XLIFF, which `gloss import` reads.
package struct KitHTML: FormattedReport {
  private let kit: TranslatorsKit

  /// Creates the page of one language.
  package init(_ kit: TranslatorsKit) { self.kit = kit }

  /// Returns the page in UTF-8.
  package func bytes() -> ContiguousArray<UInt8> { Self.page.bytes(KitPageData(kit).bytes()) }

  /// The Chinese title of the button that saves the XLIFF file, for messages of the import.
  package static let saveButtonInChinese = "存成文件"

  /// True if a file is such a page, of any version of gloss, as exported or as a browser saved it.
  /// An import then asks for the XLIFF file instead.
  package static func isKit(_ bytes: Span<UInt8>) -> Bool {
    let wanted = Array(mark.utf8)
    guard bytes.count >= wanted.count else { return false }
    return (0...bytes.count - wanted.count).contains { start in
      bytes[start] == wanted[0] && wanted.indices.allSatisfy { bytes[start + $0] == wanted[$0] }
    }
  }

  /// A line of the page's style sheet, by which the page is recognized. A line of a script would
  /// not do, because a saved web archive has no scripts.
  private static let mark = ".field .mirror .token {"

  private static var page: ReportPage {
    ReportPage(
      title: "Translation", command: "gloss export --format xliff", main: PageFiles.kitHTML,
      styles: [PageFiles.kitCSS],
      scripts: [
        PageFiles.kitTextsJS, PageFiles.kitFormatJS,
        PageFiles.kitPlaceholderRulesJS, PageFiles.kitLengthJS,
        PageFiles.kitRulesJS,
        PageFiles.kitModelJS, PageFiles.kitWorkJS,
        PageFiles.kitEditorJS, PageFiles.kitListJS,
        PageFiles.kitSaveJS, PageFiles.kitMainJS,
      ],
      digests: (
        style: "bar6+p1vVxNrIfM0EnQEA5sRNVnPme9v5mg875Nv4BI=",
        script: "WduXkaIGCc67tzftv8P9fMx95Vf2XpVUrg7WePWlxfI="
      ))
  }
}
