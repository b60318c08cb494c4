/// Texts that are read in place of files on the disk, such as fixed texts before they are written,
/// or the files of another revision; and the boundary within which other files are read.
package struct FileOverlay: Sendable {
  /// The replacing texts by path, relative to the working directory.
  package var texts: [String: ContiguousArray<UInt8>] = [:]
  let boundary: ProjectBoundary
  /// Results kept between requests of a live project; `nil` for a single run.
  var cache: ProjectCache?

  /// Makes an overlay that replaces no file.
  package init(within boundary: ProjectBoundary) { self.boundary = boundary }
}
