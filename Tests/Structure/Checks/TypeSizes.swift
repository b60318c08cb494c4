/// Adds up the lines of types over all files of a project, for ``SizeCheck``.
struct TypeSizes {
  /// The sizes, sorted by name.
  var all: [Size] {
    parts.values.map { parts in
      let first = parts.first { $0.isDeclaration } ?? parts[0]
      return Size(
        name: first.name, lines: parts.map(\.lines.count).reduce(0, +),
        fileCount: Set(parts.map(\.path)).count, path: first.path, line: first.lines.lowerBound)
    }
    .sorted { $0.name < $1.name }
  }

  private var parts: [TypeIdentity: [Part]] = [:]

  /// The identity of a type: a path of names in a target, or in the one file that can name it.
  private struct TypeIdentity: Hashable {
    var target: String
    /// The file; `nil` for a type that other files can name.
    var file: String?
    var path: [String]
  }

  private struct Part {
    let name: String
    let isDeclaration: Bool
    let path: String
    let lines: ClosedRange<Int>
  }

  init(of project: Project) {
    let declared = Self.outermost(in: project)
    let reachable = project.reachableTargets
    for outline in project.outlines {
      for type in outline.types where type.kind == .declaration || type.kind == .extension {
        guard let identity = Self.identity(of: type, in: outline, declared, reachable) else {
          continue
        }
        add(identity, type, outline)
        // The lines of an inner type count for the outer types as well. Inside an outer type they
        // are counted already; only an extension of the inner type is outside.
        guard type.kind == .extension else { continue }
        for count in 1..<identity.path.count {
          var outer = identity
          outer.path = Array(type.path.prefix(count))
          add(outer, type, outline)
        }
      }
    }
  }

  private mutating func add(_ identity: TypeIdentity, _ type: TypePart, _ outline: SourceOutline) {
    let name = "\(identity.target).\(identity.path.joined(separator: "."))"
    let part = Part(
      name: name, isDeclaration: type.kind == .declaration, path: outline.path, lines: type.lines)
    parts[identity, default: []].append(part)
  }

  /// Returns all types that are not inside another type.
  private static func outermost(in project: Project) -> Set<TypeIdentity> {
    var identities: Set<TypeIdentity> = []
    for outline in project.outlines {
      for type in outline.types where type.kind == .declaration && !type.isNested {
        let file = type.isPrivate ? outline.path : nil
        identities.insert(TypeIdentity(target: outline.target, file: file, path: type.path))
      }
    }
    return identities
  }

  /// Returns the type to which a part belongs; `nil` for a type that the project does not declare.
  private static func identity(
    of type: TypePart, in outline: SourceOutline, _ declared: Set<TypeIdentity>,
    _ reachable: [String: Set<String>]
  ) -> TypeIdentity? {
    let dependencies = (reachable[outline.target] ?? []).subtracting([outline.target]).sorted()
    var candidates = [TypeIdentity(target: outline.target, file: outline.path, path: type.path)]
    candidates += ([outline.target] + dependencies).map {
      TypeIdentity(target: $0, file: nil, path: type.path)
    }
    if type.path.count > 1, reachable[outline.target]?.contains(type.path[0]) ?? false {
      // `extension Module.Type`
      candidates.append(
        TypeIdentity(target: type.path[0], file: nil, path: Array(type.path.dropFirst())))
    }
    return candidates.first { candidate in
      var outermost = candidate
      outermost.path = [candidate.path[0]]
      return declared.contains(outermost)
    }
  }
}
