/// Texts that stand in for those on the disk: what fixes would make of them, or what they were in
/// another revision.
package struct FileOverlay: Sendable {
  /// By paths as the run writes them: relative to the working directory.
  package var texts: [String: ContiguousArray<UInt8>] = [:]

  package init() {}
}
