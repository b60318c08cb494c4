internal import SwiftTree

/// Joins the declarations of a project's files into types: each type with its extensions, from all
/// files, and its members by name. ``ProjectIndex`` runs it once.
struct DeclarationJoin {
  private let files: Numbered<FileID, FileDeclarations>
  private(set) var declared: DeclaredTypes
  private(set) var types: TypeTable
  private(set) var membersByType = NameTable([])

  init(_ files: Numbered<FileID, FileDeclarations>, at paths: SourcePaths) {
    self.files = files
    declared = DeclaredTypes(files)
    types = TypeTable(paths)
    addTypes()
    addExtensions()
    addMembers()
  }

  private mutating func addTypes() {
    for file in files.indices {
      for index in files[file].records.indices {
        let record = files[file].records[index]
        guard record.kind == .type else { continue }
        let owner = record.owner
        if owner != .none {
          let outer = declared[ProjectIndex.Reference(file: file, record: owner)]
          // Types inside extensions wait until the extended types are known.
          guard files[file].records[owner].kind == .type, outer.isKnown else { continue }
          addType(file, index, outer: outer)
        } else {
          addType(file, index, outer: .none)
        }
      }
    }
  }

  private mutating func addType(_ file: FileID, _ index: RecordID, outer: TypeID) {
    let record = files[file].records[index]
    let reference = ProjectIndex.Reference(file: file, record: index)
    // Branches of an `#if` may declare a type twice; both declarations are parts of one type.
    let known = types.last(named: record.name, in: outer)
    if let known, types[known].file == file || outer.isKnown {
      types.add(reference, to: known)
      declared[reference] = known
      return
    }
    let id = types.add(
      TypeTable.Entry(
        name: record.name, outer: outer, file: file, flags: record.flags, parts: [reference]))
    declared[reference] = id
  }

  /// Joins extensions to their types, and adds the types that extensions declare. Names with outer
  /// types, such as `Outer.Inner`, come in a second pass: an extension may declare `Inner`.
  private mutating func addExtensions() {
    for isQualified in [false, true] {
      for file in files.indices {
        for index in files[file].records.indices {
          let record = files[file].records[index]
          let isKnown = declared[ProjectIndex.Reference(file: file, record: index)].isKnown
          switch record.kind {
          case .typeExtension where !isKnown:
            let path = path(of: record, in: file)
            if path.count > 1 && !isQualified { continue }
            extend(path, file, index)
          case .type where !isKnown && record.owner != .none:
            let outer = declared[ProjectIndex.Reference(file: file, record: record.owner)]
            if outer.isKnown { addType(file, index, outer: outer) }
          default: break
          }
        }
      }
    }
  }

  /// The names in the path of an extended type, outermost first.
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

  /// Adds an extension to the type of a path; if the project declares none, to an external type.
  private mutating func extend(_ path: [Name], _ file: FileID, _ index: RecordID) {
    let reference = ProjectIndex.Reference(file: file, record: index)
    var id = types.type(path, scope: .none, file: file)
    if id == nil, let name = path.last {
      id = types.add(TypeTable.Entry(name: name, outer: .none, file: .none, flags: []))
    }
    guard let id else { return }
    types.add(reference, to: id)
    declared[reference] = id
  }

  private mutating func addMembers() {
    var typed: ContiguousArray<NameTable.Entry> = []
    var count = 0
    for file in files { count += file.records.count }
    typed.reserveCapacity(count / 2)
    for file in files.indices {
      for index in files[file].records.indices {
        let record = files[file].records[index]
        guard record.owner != .none, record.kind.isMember else { continue }
        let owner = ProjectIndex.Reference(file: file, record: record.owner)
        let reference = ProjectIndex.Reference(file: file, record: index)
        let key = ProjectIndex.key(record.name, declared[owner])
        typed.append(NameTable.Entry(name: key, value: reference))
      }
    }
    membersByType = NameTable(typed)
  }
}

extension FileDeclarations.Kind {
  fileprivate var isMember: Bool {
    switch self {
    case .property, .function, .enumCase, .initializer, .subscripted: true
    default: false
    }
  }
}
