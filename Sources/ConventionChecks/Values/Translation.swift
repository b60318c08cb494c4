package import LocalizationModel
package import StringCatalog

/// One text in another language than the source's, beside the text that it translates.
package struct Translation: Sendable {
  /// Where the source text was found.
  package enum SourceOrigin: Sendable {
    /// The source language's text at the same path, or at the same path with `other` for a plural
    /// category that it lacks.
    case leaf
    /// The source language's plain text.
    case value
    /// The source language has no text: the key is it.
    case key
  }

  /// The entry that the translation belongs to.
  package let entry: Entry
  /// The entry's localization that holds ``leaf``.
  package let localization: LocalizationContents
  /// The `stringUnit` with the translation, for its state and place.
  package let leaf: CatalogLeaf
  /// What was translated: see ``sourceOrigin``.
  package let source: CheckedText
  /// Where ``source`` was taken from.
  package let sourceOrigin: SourceOrigin
  /// The translation.
  package let target: CheckedText
  /// The arguments that the key names. Where the code spells the key, that is what the program
  /// passes, whether the source text uses it or not; a key such as `title.save` names none.
  package let keyArguments: ArgumentMap
  /// The arguments that the source text takes.
  package let sourceArguments: ArgumentMap
  /// The arguments that the translation takes.
  package let targetArguments: ArgumentMap
  /// What the localization has beside the translation.
  package let forms: TranslatedForms
  /// The language that it is in instead of its own; `nil` if it is not in another, or nothing gave
  /// reason to look.
  var foreign: ForeignText?

  /// The language of ``target``, as the catalog spells it.
  package var language: String { localization.language }
  /// Empty for a language's plain text.
  package var path: LeafPath { leaf.path }
  /// The settings of the catalog's file and table.
  package var settings: CheckSettings { entry.settings }

  /// `nil` if the file gives none.
  package var state: TranslationState? {
    leaf.state.map { TranslationState(rawValue: $0.text) }
  }

  /// The class that the program passes an argument as; `nil` if nothing says that it passes it.
  package func passedKind(of number: Int) -> ArgumentClass? {
    sourceArguments.kind(of: number) ?? keyArguments.kind(of: number)
  }
}
