/// The page that shows a ``StatusReport``.
///
/// It is text in the binary, which therefore needs no files beside it. `Scripts/status-page` makes
/// that text from the files in `Page`: SwiftPM's own way to embed files spells each byte as a number,
/// which nobody can read in a change and which is slow to compile.
enum StatusPage {
  /// Where the data goes.
  static let dataMark = "{{data}}"
}
