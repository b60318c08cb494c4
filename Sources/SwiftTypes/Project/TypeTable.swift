package import SwiftTree

/// The types of a project, by index and by name: those it declares, and external ones (of SDKs and
/// dependencies) that it extends. ``DeclarationJoin`` fills it.
package struct TypeTable: Sendable {
  /// One type with the declarations that make it.
  package struct Entry: Sendable {
    /// The type's name without outer types.
    package let name: Name
    /// The type that contains this one; ``TypeID/none`` at top level.
    package let outer: TypeID
    /// The file that declares the type; ``FileID/none`` for an external type.
    package let file: FileID
    /// The type's kind (enum, protocol, reference type) and other properties.
    package var flags: FileDeclarations.Flags
    /// The type's declaration and its extensions.
    package var parts: [ProjectIndex.Reference] = []

    /// True for a protocol or a class, and for an external type, which may be one.
    var canBeInherited: Bool {
      file == .none || !flags.isDisjoint(with: [.isProtocol, .isReference])
    }
  }

  private var entries = Numbered<TypeID, Entry>()
  /// The top-level types of each name, in the order in which they were added.
  private var outermost: [Name: [TypeID]] = [:]
  /// Nested types by ``ProjectIndex/key(_:_:)`` of their name and the type that contains them.
  private var inner: [Name: TypeID] = [:]
  /// External types that the project extends, by name.
  private var externals: [Name: TypeID] = [:]
  private var names = NameSet()
  /// The names of types that a file declares.
  private var declaredNames = NameSet()
  private let paths: SourcePaths

  init(_ paths: SourcePaths) { self.paths = paths }

  /// The type at an index of this table.
  package subscript(id: TypeID) -> Entry { entries[id] }

  /// The number of types that the project declares or extends.
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

  /// True if a type of the project, at any depth, has the name, external ones included.
  func contains(_ name: Name) -> Bool { names.contains(name) }

  /// True if the project declares a type of the name, at any depth; an extension of an external
  /// type does not count.
  package func declares(_ name: Name) -> Bool { declaredNames.contains(name) }

  /// The last type of a name added within another type, or at top level.
  func last(named name: Name, in outer: TypeID) -> TypeID? {
    outer.isKnown ? nested(name, in: outer) : outermost[name]?.last
  }

  /// The type that a path of names means where it is written; see
  /// ``ProjectIndex/type(_:scope:file:)``.
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
    while scope.isKnown, steps < 64 {  // a bound for absurdly deep nesting
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

  /// The external type of a name, if the project extends it.
  func external(named name: Name) -> TypeID? { externals[name] }
}
