import Foundation

/// The names by which a file system keeps files.
///
/// A volume of a Mac finds `App` by `app` as well, and a name with composed accents by decomposed ones. Paths
/// are compared as texts, so a path that someone typed is spelled as it is kept first.
package struct StoredNames<Identity: Equatable> {
  /// The file that a path leads to; `nil` if there is none.
  private let identity: (String) -> Identity?
  /// The names in a folder; none if it cannot be listed. Empty is the working directory.
  private let names: (String) -> [String]

  package init(identity: @escaping (String) -> Identity?, names: @escaping (String) -> [String]) {
    self.identity = identity
    self.names = names
  }

  /// The path with the names that the file system keeps, unchanged where only one spelling leads to the file.
  package func spelling(of path: String) -> String {
    guard let file = identity(path), isFoundOtherwise(path, file) else { return path }
    var spelled = path.utf8.first == UInt8(ascii: "/") ? "/" : ""
    for name in path.split(separator: "/") {
      if !spelled.isEmpty, spelled != "/" { spelled += "/" }
      spelled += storedName(of: String(name), in: spelled)
    }
    return spelled
  }

  /// True if the same file is found by a path in other letter case or composition. Else its names are those
  /// that are kept.
  private func isFoundOtherwise(_ path: String, _ file: Identity) -> Bool {
    [
      path.uppercased(), path.lowercased(), path.precomposedStringWithCanonicalMapping,
      path.decomposedStringWithCanonicalMapping,
    ].contains { !$0.utf8.elementsEqual(path.utf8) && identity($0) == file }
  }

  /// - Parameter folder: With a slash at the end; empty for the working directory.
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
  /// The file system at hand.
  static var onDisk: StoredNames { StoredNames(identity: FileIdentity.init, names: Siblings.names) }
}
