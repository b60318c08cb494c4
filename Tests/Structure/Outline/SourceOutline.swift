/// The imports, declarations and used names of one source file, the input of the structure checks.
/// Every list is in the order of the file.
package struct SourceOutline: Sendable {
  /// The path relative to the package.
  package let path: String
  /// The name of the target to which it belongs.
  package let target: String
  package var imports: [Import] = []
  package var types: [TypePart] = []
  package var functions: [FunctionPart] = []
  /// The names of types that are used, each once for each scope.
  package var uses: [NameUse] = []
  /// The members of types, cases among them, and functions and values of the file itself.
  package var members: [MemberPart] = []
  /// The names that bodies declare: parameters and variables.
  package var localNames: Set<String> = []
  /// The names of members, functions and values that are used: each at most once after a period and
  /// once alone.
  package var mentions: [Mention] = []
  /// The string literals that hold one of ``MemberCheck``'s names.
  package var literals: [LiteralPart] = []
  /// The calls of `sort` and `sorted` that state an order.
  package var sorts: [SortPart] = []

  init(path: String, target: String) {
    self.path = path
    self.target = target
  }
}

/// A string literal without its interpolations.
package struct LiteralPart: Hashable, Sendable {
  package let text: String
  /// The line, from 1.
  package let line: Int
}

/// A call of `sort` or `sorted` with an order.
package struct SortPart: Hashable, Sendable {
  /// The code before the period: what is sorted. Closures in it are left out.
  package let receiver: String
  /// The code of the arguments and closures.
  package let order: String
  /// The line, from 1.
  package let line: Int
}

/// One import, in whatever branch of `#if`.
package struct Import: Hashable, Sendable {
  /// The module, also if only a part of it is imported.
  package let module: String
  /// The line, from 1.
  package let line: Int
}

/// A declaration of a type, or an extension of one.
package struct TypePart: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case declaration
    case `extension`
    /// A `typealias` or `associatedtype`.
    case alias
    /// A type that a function declares for itself.
    case local
  }

  package let kind: Kind
  /// The names from the outermost type in.
  package let path: [String]
  /// True if a type or an extension encloses it in the file.
  package let isNested: Bool
  /// True if no other file can name it.
  package let isPrivate: Bool
  package let lines: ClosedRange<Int>
}

/// A function, initializer, deinitializer or subscript, or a variable with accessors or a closure
/// as its value.
package struct FunctionPart: Hashable, Sendable {
  /// The name with its labels and the types and functions around it: `Parser.parseType(from:)`.
  package let name: String
  package let lines: ClosedRange<Int>
}

/// A member of a type, or a function or value outside of types.
package struct MemberPart: Hashable, Sendable {
  /// The name without labels.
  package let name: String
  /// The type around it as it is written there, from the outermost in; empty if there is none.
  package let type: [String]
  /// True if the member is in an extension.
  package let isInExtension: Bool
  /// True if no other file can name it.
  package let isPrivate: Bool
}

/// A name in a source that can be a member, a function or a value.
package struct Mention: Hashable, Sendable {
  package let name: String
  /// True if the name comes after a period.
  package let isMember: Bool
  /// The line of its first occurrence in the file.
  package let line: Int
}

/// A name in a source that is or can be a type.
package struct NameUse: Hashable, Sendable {
  package let name: String
  /// The names before it, joined by periods; the first can be a module.
  package let qualifier: [String]
  /// The names of the types around it, from the outermost in.
  package let scope: [String]
  /// The line of its first occurrence in the scope.
  package let line: Int
}
