import Foundation

/// Spells a path with the names that the file system keeps.
///
/// A Mac's volume finds `App` by `app` as well, and a name with composed accents by
/// decomposed ones. The rest of gloss compares paths as texts, so ``WorkingDirectory`` first
/// converts the paths that a person has typed. The file system is a pair of functions, so that
/// tests on Linux can have a Mac's.
package struct StoredNames<Identity: Equatable> {
  /// Returns the identity of the file at a path; `nil` if there is none.
  private let identity: (String) -> Identity?
  /// Returns the names in a folder; none if it cannot be listed. Empty is the working directory.
  private let names: (String) -> [String]

  /// Makes the speller of a file system.
  package init(identity: @escaping (String) -> Identity?, names: @escaping (String) -> [String]) {
    self.identity = identity
    self.names = names
  }

  /// Returns the path with the names kept on the disk; unchanged if no other
  /// spelling leads to the file.
  package func spelling(of path: String) -> String {
    guard let file = identity(path), isFoundOtherwise(path, file) else { return path }
    var spelled = path.utf8.first == UInt8(ascii: "/") ? "/" : ""
    for name in path.split(separator: "/") {
      if !spelled.isEmpty, spelled != "/" { spelled += "/" }
      spelled += storedName(of: String(name), in: spelled)
    }
    return spelled
  }

  /// True if another letter case or composition of the path leads to the same file. Otherwise the
  /// names are the ones on the disk.
  private func isFoundOtherwise(_ path: String, _ file: Identity) -> Bool {
    // By bytes, because `==` ignores composition.
    [
      path.uppercased(), path.lowercased(), path.precomposedStringWithCanonicalMapping,
      path.decomposedStringWithCanonicalMapping,
    ].contains { !$0.utf8.elementsEqual(path.utf8) && identity($0) == file }
  }

  /// Returns the name in a folder that leads to the same file; `name` itself if there is no other.
  ///
  /// - Parameter folder: The folder with a slash at the end; empty for the working directory.
  private func storedName(of name: String, in folder: String) -> String {
    if name == "." || name == ".." { return name }
    let names = names(folder)
    if names.contains(where: { $0.utf8.elementsEqual(name.utf8) }) { return name }
    let file = identity(folder + name)
    return names.first {
      $0.lowercased() == name.lowercased() && identity(folder + $0) == file
    } ?? name
  }
}

extension StoredNames where Identity == FileIdentity {
  /// The names on this machine's disks.
  static var onDisk: StoredNames { StoredNames(identity: FileIdentity.init, names: Siblings.names) }
}
