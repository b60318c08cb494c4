/// The files of a run: those on the disk within a boundary, and texts that replace some of them,
/// such as fixed texts before they are written, or the files of another revision.
package struct FileOverlay: Sendable {
  /// The replacing texts by path, relative to the working directory.
  package var texts: [String: ContiguousArray<UInt8>] = [:]
  let boundary: ProjectBoundary
  /// Results kept between requests of a live project; `nil` for a single run.
  var memory: ProjectCache?

  /// Makes an overlay that replaces no file.
  package init(within boundary: ProjectBoundary) { self.boundary = boundary }
}
