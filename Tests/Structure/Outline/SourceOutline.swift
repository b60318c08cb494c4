/// What the checks of structure ask of one source file. Every list is in the order of the file.
package struct SourceOutline: Sendable {
  /// Relative to the package.
  package let path: String
  /// The name of the target that it belongs to.
  package let target: String
  package var imports: [Import] = []
  package var types: [TypePart] = []
  package var functions: [FunctionPart] = []
  /// Names of types that are used, each once a scope.
  package var uses: [NameUse] = []
  /// Members of types, cases among them, and functions and values of the file itself.
  package var members: [MemberPart] = []
  /// Names of what bodies declare: parameters and variables.
  package var localNames: Set<String> = []
  /// Names of members, functions and values that are used, each once behind a period and once alone.
  package var mentions: [Mention] = []

  init(path: String, target: String) {
    self.path = path
    self.target = target
  }
}

/// One import, in whatever branch of `#if`.
package struct Import: Hashable, Sendable {
  /// The module, also where only a part of it is imported.
  package let module: String
  /// Counted from 1.
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
  /// Names from the outermost type in.
  package let path: [String]
  /// Whether a type or an extension stands around it in the file.
  package let isNested: Bool
  /// Whether no other file can name it.
  package let isPrivate: Bool
  package let lines: ClosedRange<Int>
}

/// A function, initializer, deinitializer or subscript, or a variable with accessors or a closure as
/// its value.
package struct FunctionPart: Hashable, Sendable {
  /// With its labels, and the types and functions around it: `Parser.parseType(from:)`.
  package let name: String
  package let lines: ClosedRange<Int>
}

/// A member of a type, or a function or value that stands in none.
package struct MemberPart: Hashable, Sendable {
  /// Without labels.
  package let name: String
  /// The type around it as it is written there, from the outermost in; empty for none.
  package let type: [String]
  /// Whether it stands in an extension.
  package let isInExtension: Bool
  /// Whether no other file can name it.
  package let isPrivate: Bool
}

/// A place that names a member, a function or a value.
package struct Mention: Hashable, Sendable {
  package let name: String
  /// Whether it stands behind a period.
  package let isMember: Bool
  /// The first place in its file.
  package let line: Int
}

/// A place that names a type, or could.
package struct NameUse: Hashable, Sendable {
  package let name: String
  /// The names before it, joined by periods; the first can be a module's.
  package let qualifier: [String]
  /// Names of the types around it, from the outermost in.
  package let scope: [String]
  /// The first place in its scope.
  package let line: Int
}
