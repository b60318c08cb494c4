/// What the sources of a project declare, joined: which types there are, and what their members take
/// and give.
///
/// A value of its files in the order of their paths, so that it is the same whoever read them when.
package struct ProjectIndex: Sendable {
  struct TypeEntry: Sendable {
    let name: Name
    /// The type around it; -1 for none.
    let outer: Int32
    /// The file that declares it; -1 for a type of others that the project extends.
    let file: Int32
    var flags: FileDeclarations.Flags
    /// The declarations of the type and its extensions.
    var parts: [Reference] = []
  }

  /// A declaration in one of the files.
  struct Reference: Hashable, Sendable {
    let file: Int32
    let record: Int32
  }

  private(set) var files: [FileDeclarations]
  private(set) var paths: [String]
  private var numbers: [String: Int32] = [:]
  private(set) var types: [TypeEntry] = []
  private(set) var typesByName: [Name: [Int32]] = [:]
  /// All functions, properties and cases by name, in order.
  private(set) var members = MemberTable()
  /// Those of types, initializers and subscripts among them, by what ``key(_:_:)`` makes of name and
  /// type.
  private(set) var membersByType = MemberTable()
  private(set) var aliases: [Name: [Reference]] = [:]
  /// The literals of each file that ``follow(_:)`` has found, by place.
  var followed: [Int32: [FollowedLiteral]] = [:]
  /// By file the places of the expressions that those are looked up by.
  var followedLookups: [Int32: Set<Int>] = [:]

  /// - Parameter sources: Sorted by path bytes.
  package init(joining sources: [(path: String, declarations: FileDeclarations)]) {
    files = sources.map(\.declarations)
    paths = sources.map(\.path)
    for (number, path) in paths.enumerated() { numbers[path] = Int32(number) }
    addTypes()
    addExtensions()
    addMembers()
  }

  /// Which files ask for something that the project may answer.
  ///
  /// - Returns: Positions, ascending.
  package static func concerned(_ parts: [SourcePart?]) -> [Int] {
    var names: Set<Name> = []
    var areAll = false
    for case let part? in parts {
      if part.declarations.nameLocalizedTypes { areAll = true }
      for name in part.declarations.localizingNames { names.insert(name) }
    }
    return parts.indices.filter { position in
      guard let part = parts[position] else { return false }
      return areAll || part.questions.needTypes
        || !names.isEmpty && part.questions.names.contains { names.contains($0) }
    }
  }

  func number(of path: String) -> Int32? { numbers[path] }

  func record(_ reference: Reference) -> FileDeclarations.Record {
    files[Int(reference.file)].records[Int(reference.record)]
  }

  // MARK: Joining

  private mutating func addTypes() {
    for file in files.indices {
      for index in files[file].records.indices {
        let record = files[file].records[index]
        guard record.kind == .type else { continue }
        let owner = record.owner
        if owner >= 0 {
          let around = files[file].records[Int(owner)]
          // What an extension holds waits until that is known.
          guard around.kind == .type, around.type >= 0 else { continue }
          addType(file, index, outer: around.type)
        } else {
          addType(file, index, outer: -1)
        }
      }
    }
  }

  private mutating func addType(_ file: Int, _ index: Int, outer: Int32) {
    let record = files[file].records[index]
    let reference = Reference(file: Int32(file), record: Int32(index))
    // The branches of an `#if` may declare it twice.
    let known = typesByName[record.name]?.last { types[Int($0)].outer == outer }
    if let known, types[Int(known)].file == Int32(file) || outer >= 0 {
      types[Int(known)].parts.append(reference)
      files[file].records[index].type = known
      return
    }
    let id = Int32(types.count)
    types.append(
      TypeEntry(
        name: record.name, outer: outer, file: Int32(file), flags: record.flags,
        parts: [reference]))
    typesByName[record.name, default: []].append(id)
    files[file].records[index].type = id
  }

  private mutating func addExtensions() {
    for isQualified in [false, true] {
      for file in files.indices {
        for index in files[file].records.indices {
          let record = files[file].records[index]
          switch record.kind {
          case .typeExtension where record.type < 0:
            let path = path(of: record, in: file)
            if path.count > 1 && !isQualified { continue }
            extend(path, file, index)
          case .type where record.type < 0 && record.owner >= 0:
            let outer = files[file].records[Int(record.owner)].type
            if outer >= 0 { addType(file, index, outer: outer) }
          default: break
          }
        }
      }
    }
  }

  private func path(of record: FileDeclarations.Record, in file: Int) -> [Name] {
    let texts = files[file].texts
    var path: [Name] = []
    var start = Int(record.textStart)
    let end = start + Int(record.textLength)
    for offset in start...end where offset == end || texts[offset] == UInt8(ascii: ".") {
      if offset > start { path.append(Name(texts.span, start..<offset)) }
      start = offset + 1
    }
    return path.isEmpty ? [record.name] : path
  }

  private mutating func extend(_ path: [Name], _ file: Int, _ index: Int) {
    let reference = Reference(file: Int32(file), record: Int32(index))
    var id = type(path, scope: -1, file: Int32(file))
    if id == nil, let name = path.last {
      id = Int32(types.count)
      types.append(TypeEntry(name: name, outer: -1, file: -1, flags: []))
      typesByName[name, default: []].append(Int32(types.count - 1))
    }
    guard let id else { return }
    types[Int(id)].parts.append(reference)
    files[file].records[index].type = id
  }

  private mutating func addMembers() {
    var count = 0
    for file in files { count += file.records.count }
    members = MemberTable(capacity: count)
    membersByType = MemberTable(capacity: count)
    for file in files.indices {
      for index in files[file].records.indices {
        let record = files[file].records[index]
        let reference = Reference(file: Int32(file), record: Int32(index))
        switch record.kind {
        case .property, .function, .enumCase: members.add(record.name, reference)
        case .initializer, .subscripted: break
        case .typeAlias:
          aliases[record.name, default: []].append(reference)
          continue
        default: continue
        }
        if record.owner >= 0 {
          membersByType.add(
            Self.key(record.name, files[file].records[Int(record.owner)].type), reference)
        }
      }
    }
  }

  static func key(_ name: Name, _ type: Int32) -> Name {
    Name(hash: name.hash ^ UInt64(UInt32(bitPattern: type)) &* 0x9E37_79B9_7F4A_7C15)
  }

  static let initName = Name("init")
}
