package import SwiftTree

/// The types of a project, by number and by name.
package struct TypeTable: Sendable {
  /// One type with what is declared in it and its extensions.
  package struct Entry: Sendable {
    /// The name without the types around it.
    package let name: Name
    /// The type around it.
    package let outer: TypeID
    /// The file that declares it; none for a type of others that the project extends.
    package let file: FileID
    /// What kind of type it is.
    package var flags: FileDeclarations.Flags
    /// The declarations of the type and its extensions.
    package var parts: [ProjectIndex.Reference] = []
  }

  private var entries = Numbered<TypeID, Entry>()
  /// The types of each name that no other is around, in the order in which they were added.
  private var outermost: [Name: [TypeID]] = [:]
  /// Types in others, by what ``ProjectIndex/key(_:_:)`` makes of their names and the types around.
  private var inner: [Name: TypeID] = [:]
  /// Types of others that the project extends.
  private var externals: [Name: TypeID] = [:]
  private var names = NameSet()
  /// Names of types that a file declares.
  private var declaredNames = NameSet()
  private let paths: SourcePaths

  init(_ paths: SourcePaths) { self.paths = paths }

  /// The type of a number that this table gave.
  package subscript(id: TypeID) -> Entry { entries[id] }

  /// How many types the project declares or extends.
  package var count: Int { entries.count }

  mutating func add(_ entry: Entry) -> TypeID {
    let id = entries.append(entry)
    names.insert(entry.name)
    if entry.file != .none { declaredNames.insert(entry.name) }
    if entry.outer.isKnown {
      inner[ProjectIndex.key(entry.name, entry.outer)] = id
    } else {
      outermost[entry.name, default: []].append(id)
      if entry.file == .none { externals[entry.name] = id }
    }
    return id
  }

  mutating func add(_ part: ProjectIndex.Reference, to id: TypeID) {
    entries[id].parts.append(part)
  }

  /// Whether there is a type of the name anywhere.
  func contains(_ name: Name) -> Bool { names.contains(name) }

  /// Whether the project declares a type of the name anywhere; that it extends one of others says
  /// nothing.
  package func declares(_ name: Name) -> Bool { declaredNames.contains(name) }

  /// The last of a name that lies in a type, or in none.
  func last(named name: Name, in outer: TypeID) -> TypeID? {
    outer.isKnown ? nested(name, in: outer) : outermost[name]?.last
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
    guard names.contains(name) else { return nil }
    var scope = scope
    var steps = 0
    while scope.isKnown, steps < 64 {
      if let inner = nested(name, in: scope) { return inner }
      if entries[scope].name == name, entries[scope].file != .none { return scope }
      scope = entries[scope].outer
      steps += 1
    }
    guard let candidates = outermost[name] else { return nil }
    return paths.nearest(candidates, to: file) { entries[$0].file }
  }

  func nested(_ name: Name, in type: TypeID) -> TypeID? {
    inner[ProjectIndex.key(name, type)]
  }

  /// A type of others that the project extends.
  func external(named name: Name) -> TypeID? { externals[name] }
}
