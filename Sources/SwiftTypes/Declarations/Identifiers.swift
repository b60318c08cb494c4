public import SwiftTree

/// The index of a record in a file's declarations.
@usableFromInline package struct RecordID: BufferIndex {
  @usableFromInline let number: Int32

  @inlinable package init(position: Int) { number = Int32(truncatingIfNeeded: position) }

  @inlinable package var position: Int { Int(number) }

  /// The owner of top-level declarations.
  @inlinable package static var none: RecordID { RecordID(position: -1) }
}

/// The index of a file in a project, in the order of the paths' bytes.
@usableFromInline package struct FileID: BufferIndex {
  @usableFromInline let number: Int32

  @inlinable package init(position: Int) { number = Int32(truncatingIfNeeded: position) }

  @inlinable package var position: Int { Int(number) }

  /// The file of external types, which an SDK or dependency declares.
  @inlinable package static var none: FileID { FileID(position: -1) }
}

/// The index of a type in a project's ``TypeTable``.
@usableFromInline package struct TypeID: BufferIndex {
  @usableFromInline let number: Int32

  @inlinable package init(position: Int) { number = Int32(truncatingIfNeeded: position) }

  @inlinable package var position: Int { Int(number) }

  /// No type, or an external one that the project does not extend.
  @inlinable package static var none: TypeID { TypeID(position: -1) }
  /// A special value for a generic parameter, which is substituted later.
  @inlinable package static var generic: TypeID { TypeID(position: -2) }

  /// True if the project declares or extends the type.
  @inlinable package var isKnown: Bool { number >= 0 }
}

/// The position of a parameter in a callable.
@usableFromInline package struct ParameterID: BufferIndex {
  /// The position, counted from 0 in the order of the declaration.
  @usableFromInline package let position: Int

  @inlinable package init(position: Int) { self.position = position }
}

/// The position of an argument between the parentheses of a call.
@usableFromInline package struct ArgumentID: BufferIndex {
  /// The position, counted from 0 in the order of the call; trailing closures follow.
  @usableFromInline package let position: Int

  @inlinable package init(position: Int) { self.position = position }
}
