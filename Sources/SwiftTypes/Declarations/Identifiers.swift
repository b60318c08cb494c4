public import SwiftTree

/// Which record of a file's declarations.
@usableFromInline package struct RecordID: BufferIndex {
  @usableFromInline let number: Int32

  @inlinable package init(position: Int) { number = Int32(truncatingIfNeeded: position) }

  @inlinable package var position: Int { Int(number) }

  /// Owns what stands at the top of a file.
  @inlinable package static var none: RecordID { RecordID(position: -1) }
}

/// Which file of a project.
@usableFromInline package struct FileID: BufferIndex {
  @usableFromInline let number: Int32

  @inlinable package init(position: Int) { number = Int32(truncatingIfNeeded: position) }

  @inlinable package var position: Int { Int(number) }

  /// Declares the types of others.
  @inlinable package static var none: FileID { FileID(position: -1) }
}

/// Which type of a project.
@usableFromInline package struct TypeID: BufferIndex {
  @usableFromInline let number: Int32

  @inlinable package init(position: Int) { number = Int32(truncatingIfNeeded: position) }

  @inlinable package var position: Int { Int(number) }

  /// No type, or one that the project neither declares nor extends.
  @inlinable package static var none: TypeID { TypeID(position: -1) }
  /// Stands for a generic parameter.
  @inlinable package static var generic: TypeID { TypeID(position: -2) }

  /// Whether it is one of the project's.
  @inlinable package var isKnown: Bool { number >= 0 }
}

/// Which parameter of a callable.
@usableFromInline package struct ParameterID: BufferIndex {
  /// Counted from 0, in the order of the declaration.
  @usableFromInline package let position: Int

  @inlinable package init(position: Int) { self.position = position }
}

/// Which argument between the parentheses of a call.
@usableFromInline package struct ArgumentID: BufferIndex {
  /// Counted from 0, in the order of the call; trailing closures follow.
  @usableFromInline package let position: Int

  @inlinable package init(position: Int) { self.position = position }
}
