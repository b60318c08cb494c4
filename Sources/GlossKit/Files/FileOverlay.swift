/// Texts that stand in for those on the disk: what fixes would make of them, or what they were in
/// another revision.
package struct FileOverlay: Sendable {
  /// By paths as the run writes them: relative to the working directory.
  package var texts: [String: ContiguousArray<UInt8>] = [:]

  /// Files that must not be read, each with the reason.
  package var refused: [String: GlossError] = [:]

  /// Makes an overlay that hides nothing.
  package init() {}

  /// - Throws: The reason if a file must not be read.
  func check(_ path: String) throws(GlossError) {
    if !refused.isEmpty, let reason = refused[path] { throw reason }
  }
}
