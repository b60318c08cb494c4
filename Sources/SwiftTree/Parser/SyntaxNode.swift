/// The grammatical kind of a node.
///
/// The comment above a case names its children in order, where `x?` may be absent and `x*` occurs
/// any number of times, and says which token is the node's `token`.
@usableFromInline package enum SyntaxKind: UInt8, BitwiseCopyable, Sendable {
  // MARK: Expressions
  /// A name, or a keyword or operator used as one.
  case name
  /// `base.name`, `.name`: base?
  case member
  /// callee, argument*, trailingClosure*; `token` is the `(`, or none where only trailing closures
  /// follow.
  case call
  /// `#name(…)`: argument*; `token` is the `(`, or none.
  case macro
  /// base, argument*
  case subscripting
  /// value; `token` is its label, or none.
  case argument
  /// An argument outside the parentheses: closure; `token` is its label, or none.
  case trailingClosure
  /// Capture, parameter and return type nodes, then items.
  case closure
  /// interpolation*
  case string
  /// `\(…)`: argument*
  case interpolation
  case regex
  /// A number, `true`, `false`, `nil`, or an `#available(…)`.
  case literal
  /// `(…)`: argument*
  case tuple
  /// `[…]`: element*
  case array
  /// `[k: v]`: key and value in turn
  case dictionary
  /// Operands of binary operators, without regard to precedence.
  case operation
  /// condition, then, else
  case ternary
  /// target, value
  case assignment
  /// `x as T`, `x is T`: value, type; `token` is the keyword.
  case cast
  /// A prefix operator: operand
  case prefix
  /// `x!`, `x?`, `x…`: operand
  case postfix
  /// `try`, `await` and the like: operand
  case effect
  /// Root type?, argument*
  case keyPath
  /// Suffixes between `#if` and `#endif`: base?, postfixBranch*; each branch is one chain of
  /// suffixes.
  case postfixIfConfig
  case postfixBranch
  /// `let x` inside a pattern: pattern
  case binding
  /// A type where an expression is expected: type
  case typeExpression

  // MARK: Types
  /// Types are kept as token ranges; children are those inside attributes and arguments.
  case type
  case returnType
  case inheritedType

  // MARK: Declarations
  /// argument*; `token` is the `(`, or none.
  case attribute
  /// `var`, `let`: attribute*, variable*; `token` is the keyword.
  case variableDeclaration
  /// type?, initializer?, accessors?; `token` is its name, or none for a tuple or `_`.
  case variable
  /// attribute*, parameter*, returnType?, block?; `token` is its name.
  case function
  case initializer, subscriptDeclaration, macroDeclaration
  /// attribute*, type?, default value?; `token` is the first name, or none.
  case parameter
  /// attribute*, inheritedType*, block; `token` is its name, `detail` the keyword.
  case typeDeclaration
  /// enumElement*
  case enumCase
  /// parameter*, raw value?; `token` is its name.
  case enumElement
  /// type*; `token` is its name.
  case typeAlias
  case importDeclaration, otherDeclaration
  /// `{ get … set … }`: accessor*
  case accessors
  /// block?; `token` is `get`, `set` and so on.
  case accessor

  // MARK: Statements
  /// Items between braces.
  case block
  /// condition*, block, (block or ifStatement)?
  case ifStatement
  case guardStatement, whileStatement, repeatStatement, forStatement, doStatement, catchClause
  /// subject, switchCase*
  case switchStatement
  /// pattern*, item*
  case switchCase
  case returnStatement, throwStatement, deferStatement, otherStatement
  /// `if let x = …`: type?, value?; `token` is the name.
  case optionalBinding
  /// `case pattern = value`: pattern, value
  case patternCondition
}

/// One node of a syntax tree, in 20 bytes. ``Parser`` makes the nodes in postorder, and all later
/// stages read them.
@usableFromInline package struct SyntaxNode: BitwiseCopyable, Sendable {
  /// The first node of the subtree whose last node is this one.
  @usableFromInline package let first: NodeID
  /// The node's first token.
  @usableFromInline package let start: TokenID
  /// The token just past the node's last one.
  @usableFromInline package let end: TokenID
  /// The token that names the node; the comment of each ``SyntaxKind`` says which one it is.
  @usableFromInline package let token: TokenID
  /// The node's kind in the grammar.
  @usableFromInline package let kind: SyntaxKind
  /// The keyword of a type declaration, such as `struct`; else `none`.
  package let detail: Keyword
}
