extension Keyword {
  /// True for a word that can stand before a declaration's keyword but is a name elsewhere.
  var isModifier: Bool {
    switch self {
    case .open, .package, .final, .lazy, .weak, .unowned, .override, .required, .convenience,
      .mutating, .nonmutating, .indirect, .dynamic, .optional, .prefix, .postfix, .infix,
      .distributed, .nonisolated, .isolated, .consuming, .borrowing, .__consuming, ._const,
      ._local, .sending:
      true
    default: false
    }
  }

  /// True if a word in parentheses can follow the modifier, as in `unowned(safe)`.
  var takesDetail: Bool {
    switch self {
    case .package, .unowned, .nonisolated: true
    default: false
    }
  }

  /// True for a word that can stand before a parameter's name.
  var isParameterModifier: Bool {
    switch self {
    case ._const, .isolated: true
    default: false
    }
  }

  /// True for a word that can stand before a type, so that `some View` is a type
  /// and not two names of a parameter.
  var precedesType: Bool {
    switch self {
    case .some, .any, .each, .repeat: true
    default: isTypeSpecifier && self != ._const
    }
  }

  /// True if the word can stand before a type and its attributes, as in `inout [Int]`.
  var isTypeSpecifier: Bool {
    switch self {
    case .inout, .borrowing, .consuming, .sending, .__owned, .__shared, .isolated, ._const: true
    default: false
    }
  }
}
