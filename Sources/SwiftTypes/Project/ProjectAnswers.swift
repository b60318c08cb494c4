internal import SwiftTree

/// A cache of answers about a project's declarations, which ``ProjectIndex`` computes when first
/// asked: ancestors, generic parameters, initializers, written types and callables. Without it,
/// work would grow with the number of calls times the number of overloads.
final class ProjectAnswers: Sendable {
  /// The types that a type inherits from: all as written, and the ones that the project declares or
  /// extends.
  struct Ancestry: Sendable {
    let inherited: [SwiftType]
    let parents: [TypeID]
  }

  /// The ancestry of each type.
  let ancestries: LazyTable<TypeID, Ancestry>
  /// The names of a type's generic parameters.
  struct Generics: Sendable {
    /// The names in the type's own clause, in order.
    let own: [Name]
    /// The names in the type's own clause and in its extensions.
    let all: Set<Name>
  }

  /// The generic parameters of each type.
  let generics: LazyTable<TypeID, Generics>
  /// All initializers of each type, the memberwise one among them.
  let initializers: LazyTable<TypeID, [Callable]>
  /// For each file and record, the type that the declaration spells.
  private let writtenTypes: LazyTable<FileID, LazyTable<RecordID, SwiftType?>>
  /// For each file and record, the callable that it declares.
  private let callables: LazyTable<FileID, LazyTable<RecordID, Callable>>

  init(types: TypeTable, files: Numbered<FileID, FileDeclarations>) {
    ancestries = LazyTable(count: types.count)
    generics = LazyTable(count: types.count)
    initializers = LazyTable(count: types.count)
    writtenTypes = LazyTable(count: files.count)
    callables = LazyTable(count: files.count)
  }

  /// The type that a declaration spells; `find` computes it when first asked.
  func writtenType(
    of reference: ProjectIndex.Reference, in file: FileDeclarations, _ find: () -> SwiftType?
  ) -> SwiftType? {
    writtenTypes.answer(at: reference.file) { LazyTable(count: file.count) }
      .answer(at: reference.record, find)
  }

  /// The callable that a declaration declares; `find` computes it when first asked.
  func callable(
    _ reference: ProjectIndex.Reference, in file: FileDeclarations, _ find: () -> Callable
  ) -> Callable {
    callables.answer(at: reference.file) { LazyTable(count: file.count) }
      .answer(at: reference.record, find)
  }
}
