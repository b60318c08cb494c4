import LocalizationModel
import StringCatalog
import TranslationUnits

/// The forms of a localization that an import would remove: forms by number or device in whose place
/// it puts one text, and the forms of substitutions that no text uses any more.
struct LostForms {
  private struct Form {
    let path: LeafPath
    let side: TextMerge.Side
  }

  private let old: LocalizationContents
  private let forms: [Form]

  /// Compares a localization before and after an import.
  init(from old: LocalizationContents, to new: LocalizationContents) {
    self.old = old
    let usedNames = new.usedSubstitutions
    forms = old.leaves.compactMap { leaf in
      let isUnused = leaf.path.substitution.map {
        old.usedSubstitutions.contains($0) && !usedNames.contains($0)
      }
      guard !leaf.path.isEmpty, isUnused ?? (new.leaf(leaf.path) == nil),
        let unit = old.unit(at: leaf.path)
      else { return nil }
      return Form(path: leaf.path, side: TextMerge.Side(unit.text, unit.state))
    }
  }

  var isEmpty: Bool { forms.isEmpty }

  /// Returns the forms that a new text at a path removes: those below the path, and the forms of the
  /// substitutions that the text there used.
  func forms(by path: LeafPath) -> [TextMerge.Side] {
    if path.substitution != nil { return [] }
    func isInside(_ leaf: LeafPath) -> Bool { leaf.steps.starts(with: path.steps) }
    var names: Set<String> = []
    for leaf in old.leaves where leaf.path.substitution == nil && isInside(leaf.path) {
      for specifier in FormatSpecifier.all(in: leaf.value?.text ?? "") {
        if case .substitution(let name) = specifier.kind { names.insert(name) }
      }
    }
    return forms.filter { form in
      form.path.substitution.map(names.contains) ?? isInside(form.path)
    }.map(\.side)
  }
}
