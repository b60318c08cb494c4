package import SwiftTree

/// What the sources of a project declare, joined: which types there are, and what their members take
/// and give.
///
/// A value of its files in the order of their paths, so that it is the same whoever read them when.
@usableFromInline package struct ProjectIndex: Sendable {
  package struct TypeEntry: Sendable {
    package let name: Name
    /// The type around it.
    package let outer: TypeID
    /// The file that declares it; none for a type of others that the project extends.
    @usableFromInline package let file: FileID
    package var flags: FileDeclarations.Flags
    /// The declarations of the type and its extensions.
    package var parts: [Reference] = []
  }

  /// A declaration in one of the files.
  @usableFromInline package struct Reference: Hashable, Sendable {
    @usableFromInline package let file: FileID
    @usableFromInline package let record: RecordID

    @inlinable package init(file: FileID, record: RecordID) {
      self.file = file
      self.record = record
    }
  }

  package private(set) var files: Numbered<FileID, FileDeclarations>
  package private(set) var paths: Numbered<FileID, String>
  private var numbers: [String: FileID] = [:]
  package private(set) var types = Numbered<TypeID, TypeEntry>()
  private(set) var typesByName: [Name: [TypeID]] = [:]
  /// All functions, properties and cases by name, in order.
  package private(set) var members = MemberTable()
  /// Those of types, initializers and subscripts among them, by what ``key(_:_:)`` makes of name and
  /// type.
  package private(set) var membersByType = MemberTable()
  package private(set) var aliases: [Name: [Reference]] = [:]

  /// - Parameter sources: Sorted by path bytes.
  package init(joining sources: [(path: String, declarations: FileDeclarations)]) {
    files = Numbered(sources.lazy.map(\.declarations))
    paths = Numbered(sources.lazy.map(\.path))
    for file in paths.indices { numbers[paths[file]] = file }
    addTypes()
    addExtensions()
    addMembers()
  }

  package func number(of path: String) -> FileID? { numbers[path] }

  package func record(_ reference: Reference) -> FileDeclarations.Record {
    files[reference.file].records[reference.record]
  }

  // MARK: Joining

  private mutating func addTypes() {
    for file in files.indices {
      for index in files[file].records.indices {
        let record = files[file].records[index]
        guard record.kind == .type else { continue }
        let owner = record.owner
        if owner != .none {
          let around = files[file].records[owner]
          // What an extension holds waits until that is known.
          guard around.kind == .type, around.type.isKnown else { continue }
          addType(file, index, outer: around.type)
        } else {
          addType(file, index, outer: .none)
        }
      }
    }
  }

  private mutating func addType(_ file: FileID, _ index: RecordID, outer: TypeID) {
    let record = files[file].records[index]
    let reference = Reference(file: file, record: index)
    // The branches of an `#if` may declare it twice.
    let known = typesByName[record.name]?.last { types[$0].outer == outer }
    if let known, types[known].file == file || outer.isKnown {
      types[known].parts.append(reference)
      files[file].records[index].type = known
      return
    }
    let id = types.append(
      TypeEntry(
        name: record.name, outer: outer, file: file, flags: record.flags,
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
          case .typeExtension where !record.type.isKnown:
            let path = path(of: record, in: file)
            if path.count > 1 && !isQualified { continue }
            extend(path, file, index)
          case .type where !record.type.isKnown && record.owner != .none:
            let outer = files[file].records[record.owner].type
            if outer.isKnown { addType(file, index, outer: outer) }
          default: break
          }
        }
      }
    }
  }

  private func path(of record: FileDeclarations.Record, in file: FileID) -> [Name] {
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

  private mutating func extend(_ path: [Name], _ file: FileID, _ index: RecordID) {
    let reference = Reference(file: file, record: index)
    var id = type(path, scope: .none, file: file)
    if id == nil, let name = path.last {
      let new = types.append(TypeEntry(name: name, outer: .none, file: .none, flags: []))
      typesByName[name, default: []].append(new)
      id = new
    }
    guard let id else { return }
    types[id].parts.append(reference)
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
        let reference = Reference(file: file, record: index)
        switch record.kind {
        case .property, .function, .enumCase: members.add(record.name, reference)
        case .initializer, .subscripted: break
        case .typeAlias:
          aliases[record.name, default: []].append(reference)
          continue
        default: continue
        }
        if record.owner != .none {
          membersByType.add(
            Self.key(record.name, files[file].records[record.owner].type), reference)
        }
      }
    }
  }

  package static func key(_ name: Name, _ type: TypeID) -> Name {
    Name(hash: name.hash ^ UInt64(UInt32(bitPattern: type.number)) &* 0x9E37_79B9_7F4A_7C15)
  }

  package static let initName = Name("init")

  /// Whether a call of a name may mean something of the project's.
  package func declares(_ name: Name) -> Bool {
    members.contains(name) || typesByName[name] != nil || aliases[name] != nil
  }
}
