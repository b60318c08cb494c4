internal import SwiftTree

/// Which types of the project the records of its files declare or extend: one flat row, so that the
/// declarations themselves need not change.
struct DeclaredTypes: Sendable {
  /// The places of each file's records begin here.
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

  /// ``TypeID/none`` for what is no type.
  subscript(reference: ProjectIndex.Reference) -> TypeID {
    get { types[place(of: reference)] }
    set { types[place(of: reference)] = newValue }
  }

  private func place(of reference: ProjectIndex.Reference) -> Int {
    Int(starts[reference.file]) + reference.record.position
  }
}
