/// The files of a run: on the disk inside a boundary, or texts that stand in for those there, such as
/// what fixes would make of them or what they were in another revision.
package struct FileOverlay: Sendable {
  /// By paths as the run writes them: relative to the working directory.
  package var texts: [String: ContiguousArray<UInt8>] = [:]
  let boundary: ProjectBoundary
  /// Keeps what was made of the files; `nil` for a run that answers once.
  var memory: ProjectMemory?

  /// Makes an overlay that hides nothing.
  package init(within boundary: ProjectBoundary) { self.boundary = boundary }
}
