internal import SwiftTree

/// The declarations of a project by name alone, whatever type they belong to, for code that does
/// not know the type. ``ProjectIndex`` keeps its two tables.
struct NamedDeclarations: Sendable {
  /// All functions, properties and enum cases, in the order of files and records.
  let members: NameTable
  let aliases: NameTable

  init(_ files: Numbered<FileID, FileDeclarations>) {
    var members: ContiguousArray<NameTable.Entry> = []
    var aliases: ContiguousArray<NameTable.Entry> = []
    var count = 0
    for file in files { count += file.records.count }
    members.reserveCapacity(count / 2)
    for file in files.indices {
      for index in files[file].records.indices {
        let record = files[file].records[index]
        let entry = NameTable.Entry(
          name: record.name, value: ProjectIndex.Reference(file: file, record: index))
        switch record.kind {
        case .property, .function, .enumCase: members.append(entry)
        case .typeAlias: aliases.append(entry)
        default: continue
        }
      }
    }
    self.members = NameTable(members)
    self.aliases = NameTable(aliases)
  }
}
