package import SwiftTree

/// The types of a project, by number and by name.
package struct TypeTable: Sendable {
  package struct Entry: Sendable {
    package let name: Name
    /// The type around it.
    package let outer: TypeID
    /// The file that declares it; none for a type of others that the project extends.
    package let file: FileID
    package var flags: FileDeclarations.Flags
    /// The declarations of the type and its extensions.
    package var parts: [ProjectIndex.Reference] = []
  }

  private var entries = Numbered<TypeID, Entry>()
  private var byName: [Name: [TypeID]] = [:]
  private let paths: SourcePaths

  init(_ paths: SourcePaths) { self.paths = paths }

  package subscript(id: TypeID) -> Entry { entries[id] }

  mutating func add(_ entry: Entry) -> TypeID {
    let id = entries.append(entry)
    byName[entry.name, default: []].append(id)
    return id
  }

  mutating func add(_ part: ProjectIndex.Reference, to id: TypeID) {
    entries[id].parts.append(part)
  }

  /// Whether there is a type of the name anywhere.
  func contains(_ name: Name) -> Bool { byName[name] != nil }

  /// The last of a name that lies in a type, or in none.
  func last(named name: Name, in outer: TypeID) -> TypeID? {
    byName[name]?.last { entries[$0].outer == outer }
  }

  /// The type that a path of names stands for where it is written.
  ///
  /// - Parameters:
  ///   - path: Outermost name first.
  ///   - scope: The type that the path is written in.
  func type(_ path: [Name], scope: TypeID, file: FileID) -> TypeID? {
    guard let first = path.first, var found = type(named: first, scope: scope, file: file) else {
      return nil
    }
    for name in path.dropFirst() {
      guard let inner = nested(name, in: found) else { return nil }
      found = inner
    }
    return found
  }

  private func type(named name: Name, scope: TypeID, file: FileID) -> TypeID? {
    guard let candidates = byName[name] else { return nil }
    var scope = scope
    var steps = 0
    while scope.isKnown, steps < 64 {
      if let inner = candidates.first(where: { entries[$0].outer == scope }) { return inner }
      if entries[scope].name == name, entries[scope].file != .none { return scope }
      scope = entries[scope].outer
      steps += 1
    }
    return paths.nearest(candidates.filter { entries[$0].outer == .none }, to: file) {
      entries[$0].file
    }
  }

  func nested(_ name: Name, in type: TypeID) -> TypeID? {
    byName[name]?.first { entries[$0].outer == type }
  }

  /// A type of others that the project extends.
  func external(named name: Name) -> TypeID? {
    byName[name]?.first { entries[$0].file == .none }
  }
}
