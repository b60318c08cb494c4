import LocalizationModel

/// Plural forms of a text that has none.
extension TextNode {
  /// Makes the plain text at a path the form `other`, with its state and all of its members, and adds
  /// the other forms in the state `new` with the same text.
  mutating func vary(at path: LeafPath, by categories: [PluralCategory]) {
    edit(path.steps[...], { _ in (nil, nil) }) { node in
      guard let unit = node.unit else { return }
      node.remove("stringUnit")
      node.put(.variations([Variation(plural: unit, categories)]))
    }
  }

  /// Moves the plain text into a substitution with a form for each category, as ``vary(at:by:)`` does;
  /// the text becomes `%#@name@`.
  ///
  /// - Parameters:
  ///   - source: The number of the argument and its specifier without the percent sign.
  ///   - form: The text with `%arg` for the argument.
  mutating func substitute(
    _ name: String, _ source: (argument: Int, formatSpecifier: String), form: String,
    _ categories: [PluralCategory]
  ) {
    guard var unit else { return }
    var substitution = Substitution(name, (source.argument, source.formatSpecifier))
    var part = unit
    part.set(form)
    substitution.node.put(.variations([Variation(plural: part, categories)]))
    unit.set("%#@\(name)@")
    put(.unit(unit))
    put(.substitutions([substitution]))
  }
}

extension Variation {
  /// Makes plural forms, of which `other` is a text as it is, and the others are new.
  fileprivate init(plural unit: TextUnit, _ categories: [PluralCategory]) {
    let cases = categories.map(\.rawValue).sorted().map { name in
      Case(
        title: .edited(name),
        node: name == PluralCategory.other.rawValue
          ? TextNode([.unit(unit)]) : TextNode(.plain(unit.text?.text ?? ""), state: .new))
    }
    self.init(.edited("plural"), cases)
  }
}
