import LocalizationModel

/// The keys in code that extraction skips: previews, `#if false` and debug builds.
///
/// `gloss parity` uses it to explain a key that a build extracted and the scan did not.
struct HiddenKeys: Sendable {
  private let reader: TwoPassScanner

  init(of project: Project) { reader = TwoPassScanner(of: project) }

  /// Returns all keys of a source, with the regions that extraction skips read like other code.
  func keys(in text: SourceBuffer, path: String) -> Set<String> {
    Set(reader.source(HiddenRegions.opened(text.bytes), path).strings.map(\.key))
  }
}
