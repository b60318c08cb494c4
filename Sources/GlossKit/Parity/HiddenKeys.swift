import LocalizationModel

/// The keys in code that extraction skips: previews, and branches that no build takes.
///
/// `gloss parity` asks it why a build extracted a key that the scan did not.
struct HiddenKeys: Sendable {
  private let look: SourceReader

  init(of project: Project) { look = SourceReader(of: project) }

  /// Returns the keys of a source when these regions are read like any other code.
  func keys(in text: SourceText, path: String) -> Set<String> {
    Set(look.source(HiddenRegions.opened(text.bytes), path).strings.map(\.key))
  }
}
