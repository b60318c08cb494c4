package import SwiftTree

/// What the sources of a project declare, joined: which types there are, and what their members take
/// and give.
///
/// Made of its files in the order of their paths, so that it is the same whoever read them when. What is
/// asked of it is found once and kept; the answers do not depend on who asks first.
@usableFromInline package final class ProjectIndex: Sendable {
  /// A declaration in one of the files.
  @usableFromInline package struct Reference: Hashable, Sendable {
    /// The file that declares it.
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
  /// The paths of the files, by number.
  package let paths: SourcePaths
  /// The types that the files declare or extend, by number.
  package let types: TypeTable
  private let declared: DeclaredTypes
  /// All functions, properties and cases by name, in order.
  package let members: NameTable
  /// Members of types, initializers and subscripts among them, by what ``key(_:_:)`` makes of name and
  /// type.
  package let membersByType: NameTable
  /// Type aliases by the name of the alias.
  package let aliases: NameTable
  let answers: ProjectAnswers

  /// - Parameter sources: Sorted by path bytes.
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

  /// The same project with files that declare the same at other places: all that was found still holds.
  ///
  /// - Parameter moved: As many as ``files``, in their order.
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

  /// The number of a source; `nil` for one that is not of the project.
  package func number(of path: String) -> FileID? { paths.file(at: path) }

  /// The record that a reference means.
  package func record(_ reference: Reference) -> FileDeclarations.Record {
    files[reference.file].records[reference.record]
  }

  /// The type that a declaration declares or extends; ``TypeID/none`` for another.
  package func declaredType(_ reference: Reference) -> TypeID { declared[reference] }

  /// The name of a member together with its type, for tables of both.
  package static func key(_ name: Name, _ type: TypeID) -> Name {
    Name(hash: name.hash ^ UInt64(UInt32(bitPattern: type.number)) &* 0x9E37_79B9_7F4A_7C15)
  }

  /// What initializers are found by.
  package static let initName = Name("init")

  /// Whether a call of a name may mean something of the project's.
  package func declares(_ name: Name) -> Bool {
    members.contains(name) || types.contains(name) || aliases.contains(name)
  }
}
