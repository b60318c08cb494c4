package import SwiftTree

/// The declarations of all sources of a project, joined: its types, their members, parameters and
/// ancestors. Inference, extraction, `"follow"` and the rules of the guides look declarations up in
/// it.
///
/// Files come in the order of their paths, so that the index does not depend on the order in which
/// they were read. Answers are computed once and kept; they do not depend on the order of
/// questions.
@usableFromInline package final class ProjectIndex: Sendable {
  /// The identity of a declaration: its file and its record there.
  @usableFromInline package struct Reference: Hashable, Sendable {
    /// The file of the declaration.
    @usableFromInline package let file: FileID
    /// The record in the file's declarations.
    @usableFromInline package let record: RecordID

    @inlinable package init(file: FileID, record: RecordID) {
      self.file = file
      self.record = record
    }
  }

  /// The declarations of each file, in the order of ``paths``.
  package let files: Numbered<FileID, FileDeclarations>
  /// The paths of the files, in order.
  package let paths: SourcePaths
  /// The types that the files declare or extend.
  package let types: TypeTable
  private let declared: DeclaredTypes
  /// All functions, properties and enum cases by name, in the order of files and records.
  package let members: NameTable
  /// Members of types, initializers and subscripts among them, by ``key(_:_:)`` of name and type.
  package let membersByType: NameTable
  /// Type aliases by their names.
  package let aliases: NameTable
  let answers: ProjectAnswers

  /// Joins the declarations of all files.
  ///
  /// - Parameter sources: The files, sorted by the bytes of their paths.
  package init(joining sources: [(path: String, declarations: FileDeclarations)]) {
    files = Numbered(sources.lazy.map(\.declarations))
    paths = SourcePaths(Numbered(sources.lazy.map(\.path)))
    let named = NamedDeclarations(files)
    let join = DeclarationJoin(files, at: paths)
    types = join.types
    declared = join.declared
    members = named.members
    membersByType = join.membersByType
    aliases = named.aliases
    answers = ProjectAnswers(types: types, files: files)
  }

  /// Copies a project whose files declare the same at other offsets. All tables and kept answers
  /// are still valid, so that an edit inside a body needs no join.
  ///
  /// - Parameter moved: The new declarations, one for each of ``files``, in their order.
  package init(_ other: ProjectIndex, moved: ContiguousArray<FileDeclarations>) {
    precondition(moved.count == other.files.count, "each file has its declarations")
    files = Numbered(moved)
    paths = other.paths
    types = other.types
    declared = other.declared
    members = other.members
    membersByType = other.membersByType
    aliases = other.aliases
    answers = other.answers
  }

  /// The file at a path; `nil` if it does not belong to the project.
  package func number(of path: String) -> FileID? { paths.file(at: path) }

  /// The record of a declaration.
  package func record(_ reference: Reference) -> FileDeclarations.Record {
    files[reference.file].records[reference.record]
  }

  /// The type that a declaration declares or extends; ``TypeID/none`` for other kinds.
  package func declaredType(_ reference: Reference) -> TypeID { declared[reference] }

  /// The key of a member in tables by name and type: a hash of both, mixed by the multiplier of
  /// Fibonacci hashing.
  package static func key(_ name: Name, _ type: TypeID) -> Name {
    Name(hash: name.hash ^ UInt64(UInt32(bitPattern: type.number)) &* 0x9E37_79B9_7F4A_7C15)
  }

  /// The name of all initializers in the tables.
  package static let initName = Name("init")

  /// True if a call of a name may mean a declaration of the project.
  package func declares(_ name: Name) -> Bool {
    members.contains(name) || types.contains(name) || aliases.contains(name)
  }
}
