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

  private let old: TextNode
  private let forms: [Form]

  /// Compares a localization before and after an import.
  init(from old: TextNode, to new: TextNode) {
    self.old = old
    let (oldNames, newNames) = (old.usedSubstitutions, new.usedSubstitutions)
    var forms: [Form] = []
    old.forEachUnit { path, _, _ in
      let isUnused = path.substitution.map {
        oldNames.contains(TextKey($0)) && !newNames.contains(TextKey($0))
      }
      if !path.isEmpty, isUnused ?? (new.textUnit(at: path) == nil), let unit = old.unit(at: path) {
        forms.append(Form(path: path, side: TextMerge.Side(unit.text, unit.state)))
      }
      return true
    }
    self.forms = forms
  }

  var isEmpty: Bool { forms.isEmpty }

  /// Returns the forms that a new text at a path removes: those below the path, and the forms of the
  /// substitutions that the text there used.
  func forms(by path: LeafPath) -> [TextMerge.Side] {
    if path.substitution != nil { return [] }
    func isInside(_ leaf: LeafPath) -> Bool { leaf.steps.starts(with: path.steps) }
    let names = old.namesInTexts { $0.substitution == nil && isInside($0) }
    return forms.filter { form in
      form.path.substitution.map { names.contains(TextKey($0)) } ?? isInside(form.path)
    }.map(\.side)
  }
}
