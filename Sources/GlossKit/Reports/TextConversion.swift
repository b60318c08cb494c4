import GlossReports
import StringCatalog

/// A catalog as lines for `git diff`: the output of `gloss textconv`.
package struct TextConversion: Sendable {
  /// One line for each text and other value. A file that is no catalog keeps its own lines, with
  /// control characters made visible.
  package let bytes: ContiguousArray<UInt8>
  /// The reason why the bytes are the file's own lines; `nil` if it is a catalog.
  package let failure: GlossError?

  /// Reads a file and makes its lines.
  ///
  /// - Parameters:
  ///   - path: The file's path, or `-` for standard input.
  ///   - allowsOutside: True if a link may lead out of the project that it lies in.
  /// - Throws: ``GlossError`` if the file is missing or cannot be opened.
  package init(_ path: String, allowsOutside: Bool = false) throws(GlossError) {
    let name = path == "-" ? "standard input" : path
    let text = try CatalogText.bytes(
      path, name: name, within: .commandLine(allowsOutside: allowsOutside))
    do throws(GlossError) {
      let catalog = try CatalogText.catalog(text, name: name)
      var lines = TerminalText(hasColor: false)
      for line in catalog?.lines ?? [] { lines.line(line.description) }
      (bytes, failure) = (lines.bytes, nil)
    } catch {
      (bytes, failure) = (UnifiedDiff.inertLines(of: text), error)
    }
  }
}
