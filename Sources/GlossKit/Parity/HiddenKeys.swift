import LocalizationModel

/// The keys in what extraction passes over: previews, and branches that no build takes.
struct HiddenKeys: Sendable {
  private let look: SourceLook

  init(of project: Project) { look = SourceLook(of: project) }

  /// The keys that are found when all of a source is read like other code.
  func keys(in text: SourceText, path: String) -> Set<String> {
    Set(look.source(HiddenRegions.opened(text.bytes), path).strings.map(\.key))
  }
}
