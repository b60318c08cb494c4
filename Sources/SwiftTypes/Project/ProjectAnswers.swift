internal import SwiftTree

/// What was asked of a project's declarations, kept when first asked.
final class ProjectAnswers: Sendable {
  /// What a type inherits from, as it is written, and which of those types the project knows.
  struct Ancestry: Sendable {
    let inherited: [SwiftType]
    let parents: [TypeID]
  }

  /// One a type.
  let ancestries: LazyRow<TypeID, Ancestry>
  /// The names of a type's generic parameters.
  struct Generics: Sendable {
    /// In order.
    let own: [Name]
    /// With what its extensions name.
    let all: Set<Name>
  }

  /// The names of the generic parameters that a type has; one a type.
  let generics: LazyRow<TypeID, Generics>
  /// All initializers of a type; one a type.
  let initializers: LazyRow<TypeID, [Callable]>
  /// The type that a declaration spells; one a record.
  private let writtenTypes: LazyRow<FileID, LazyRow<RecordID, SwiftType?>>
  /// What a call can mean; one a record.
  private let callables: LazyRow<FileID, LazyRow<RecordID, Callable>>

  init(types: TypeTable, files: Numbered<FileID, FileDeclarations>) {
    ancestries = LazyRow(count: types.count)
    generics = LazyRow(count: types.count)
    initializers = LazyRow(count: types.count)
    writtenTypes = LazyRow(count: files.count)
    callables = LazyRow(count: files.count)
  }

  /// The type that a declaration spells.
  func writtenType(
    of reference: ProjectIndex.Reference, in file: FileDeclarations, _ find: () -> SwiftType?
  ) -> SwiftType? {
    writtenTypes.answer(at: reference.file) { LazyRow(count: file.count) }
      .answer(at: reference.record, find)
  }

  /// What a call can mean.
  func callable(
    _ reference: ProjectIndex.Reference, in file: FileDeclarations, _ find: () -> Callable
  ) -> Callable {
    callables.answer(at: reference.file) { LazyRow(count: file.count) }
      .answer(at: reference.record, find)
  }
}
