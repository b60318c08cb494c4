internal import SwiftTree

/// The type that each record of a project's files declares or extends, as one flat array.
/// ``DeclarationJoin`` fills it, so that the declarations themselves do not change.
struct DeclaredTypes: Sendable {
  /// For each file, the position of its first record.
  private var starts = Numbered<FileID, Int32>()
  private var types: ContiguousArray<TypeID>

  init(_ files: Numbered<FileID, FileDeclarations>) {
    var count: Int32 = 0
    for file in files.indices {
      starts.append(count)
      count += Int32(truncatingIfNeeded: files[file].count)
    }
    types = ContiguousArray(repeating: .none, count: Int(count))
  }

  /// The declared or extended type; ``TypeID/none`` for a record of another kind.
  subscript(reference: ProjectIndex.Reference) -> TypeID {
    get { types[position(of: reference)] }
    set { types[position(of: reference)] = newValue }
  }

  private func position(of reference: ProjectIndex.Reference) -> Int {
    Int(starts[reference.file]) + reference.record.position
  }
}
