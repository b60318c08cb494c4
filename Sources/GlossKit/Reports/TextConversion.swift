import GlossReports
import StringCatalog

/// A catalog as lines for `git diff`: what `gloss textconv` prints.
public struct TextConversion: Sendable {
  /// One line for each text and other value; of a file that is no catalog, its lines. What a terminal
  /// would obey is spelled out.
  public let bytes: ContiguousArray<UInt8>
  /// Why the bytes are those of the file; `nil` if they are lines.
  public let failure: GlossError?

  /// - Parameters:
  ///   - path: `-` for standard input.
  ///   - allowsOutside: Whether a link may lead out of the project that it lies in.
  /// - Throws: ``GlossError`` if there is no such file, or it cannot be opened.
  public init(_ path: String, allowsOutside: Bool = false) throws(GlossError) {
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
