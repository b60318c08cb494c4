package import SwiftTree

/// What the sources of a project declare, joined: which types there are, and what their members take
/// and give.
///
/// A value of its files in the order of their paths, so that it is the same whoever read them when.
@usableFromInline package struct ProjectIndex: Sendable {
  package struct TypeEntry: Sendable {
    package let name: Name
    /// The type around it; -1 for none.
    package let outer: Int32
    /// The file that declares it; -1 for a type of others that the project extends.
    @usableFromInline package let file: Int32
    package var flags: FileDeclarations.Flags
    /// The declarations of the type and its extensions.
    package var parts: [Reference] = []
  }

  /// A declaration in one of the files.
  @usableFromInline package struct Reference: Hashable, Sendable {
    @usableFromInline package let file: Int32
    @usableFromInline package let record: Int32

    @inlinable package init(file: Int32, record: Int32) {
      self.file = file
      self.record = record
    }
  }

  package private(set) var files: [FileDeclarations]
  package private(set) var paths: [String]
  private var numbers: [String: Int32] = [:]
  package private(set) var types: [TypeEntry] = []
  private(set) var typesByName: [Name: [Int32]] = [:]
  /// All functions, properties and cases by name, in order.
  package private(set) var members = MemberTable()
  /// Those of types, initializers and subscripts among them, by what ``key(_:_:)`` makes of name and
  /// type.
  package private(set) var membersByType = MemberTable()
  package private(set) var aliases: [Name: [Reference]] = [:]

  /// - Parameter sources: Sorted by path bytes.
  package init(joining sources: [(path: String, declarations: FileDeclarations)]) {
    files = sources.map(\.declarations)
    paths = sources.map(\.path)
    for (number, path) in paths.enumerated() { numbers[path] = Int32(number) }
    addTypes()
    addExtensions()
    addMembers()
  }

  package func number(of path: String) -> Int32? { numbers[path] }

  package func record(_ reference: Reference) -> FileDeclarations.Record {
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

  package static func key(_ name: Name, _ type: Int32) -> Name {
    Name(hash: name.hash ^ UInt64(UInt32(bitPattern: type)) &* 0x9E37_79B9_7F4A_7C15)
  }

  package static let initName = Name("init")

  /// Whether a call of a name may mean something of the project's.
  package func declares(_ name: Name) -> Bool {
    members.contains(name) || typesByName[name] != nil || aliases[name] != nil
  }
}
