import LocalizationModel

/// Plural forms for texts that have none, in the categories of one language.
struct PluralForms {
  /// The categories of the language.
  let categories: [PluralCategory]

  /// Makes the plain text at a path the form `other`, with its state and all of its members, and adds
  /// the other forms in the state `new` with the same text.
  func vary(_ root: inout TextNode, at path: LeafPath) {
    root.edit(path.steps[...], { _ in (nil, nil) }) { node in
      guard let unit = node.unit else { return }
      node.remove("stringUnit")
      node.put(.variations([variation(of: unit)]))
    }
  }

  /// Moves the plain text into a substitution with a form for each category, as ``vary(_:at:)`` does;
  /// the text becomes `%#@name@`.
  ///
  /// - Parameters:
  ///   - source: The number of the argument and its specifier without the percent sign.
  ///   - form: The text with `%arg` for the argument.
  func substitute(
    in root: inout TextNode, _ name: String, _ source: (argument: Int, formatSpecifier: String),
    form: String
  ) {
    guard var unit = root.unit else { return }
    var substitution = Substitution(name, (source.argument, source.formatSpecifier))
    var part = unit
    part.set(form)
    substitution.node.put(.variations([variation(of: part)]))
    unit.set("%#@\(name)@")
    root.put(.unit(unit))
    root.put(.substitutions([substitution]))
  }

  /// Returns plural forms, of which `other` is a text as it is, and the others are new.
  private func variation(of unit: TextUnit) -> Variation {
    let cases = categories.map(\.rawValue).sorted().map { name in
      Variation.Case(
        title: .edited(name),
        node: name == PluralCategory.other.rawValue
          ? TextNode([.unit(unit)]) : TextNode(.plain(unit.text?.text ?? ""), state: .new))
    }
    return Variation(.edited("plural"), cases)
  }
}
