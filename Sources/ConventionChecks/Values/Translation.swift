package import LocalizationModel
package import StringCatalog

/// One text in another language than the source's, beside the text that it translates.
///
/// A class, for forty rules look at each translation, and most of them at no more than the traits of its texts:
/// the rest is worked out when a rule first asks for it.
package final class Translation {
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
  /// The language of ``target``, as the catalog spells it.
  package let language: String
  let tongue: Tongue
  /// The translation.
  package let target: CheckedText
  private let sourceText: SourceText
  /// The index of the localization among the entry's.
  private let place: Int
  /// The index of the text among the localization's.
  private let leafPlace: Int

  /// `nil` if the file gives none.
  package private(set) lazy var state = leaf.state.map { TranslationState(rawValue: $0.text) }
  /// The arguments that the translation takes.
  package private(set) lazy var targetArguments = ArgumentMap(target.specifiers, in: localization)
  /// The other texts of the localization.
  package private(set) lazy var forms = entry.forms(ofLocalization: place)
  /// The language or script that it is in instead of its own; `nil` if nothing is certain.
  private(set) lazy var foreign = ForeignText(self)
  /// True if both texts may take different arguments, or one has a malformed percent sign.
  private(set) lazy var mayTakeOtherArguments =
    target.shape.isOdd || target.shape != source.shape

  /// - Parameters:
  ///   - target: The text.
  ///   - path: The path of the text.
  ///   - entry: The entry that has it.
  ///   - place: The index of the localization among the entry's.
  ///   - leafPlace: The index of the text among the localization's.
  ///   - language: The language of the localization.
  init(
    _ target: CheckedText, at path: LeafPath, of entry: Entry, localization place: Int,
    leaf leafPlace: Int, in language: String, _ tongue: Tongue
  ) {
    (self.entry, self.place, self.leafPlace, self.target) = (entry, place, leafPlace, target)
    (self.language, self.tongue) = (language, tongue)
    sourceText = entry.sourceText(for: path)
  }

  /// The entry's localization that holds ``leaf``.
  package var localization: LocalizationContents { entry.contents.localizations[place] }
  /// The `stringUnit` with the translation, for its state and place.
  package var leaf: CatalogLeaf { entry.contents.localizations[place].leaves[leafPlace] }
  /// What was translated: see ``sourceOrigin``.
  package var source: CheckedText { sourceText.text }
  /// Where ``source`` was taken from.
  package var sourceOrigin: SourceOrigin { sourceText.origin }
  /// The mark that ``source`` ends with.
  var sourceEnd: EndMark { sourceText.end }
  /// The arguments that the source text takes.
  package var sourceArguments: ArgumentMap { sourceText.arguments }
  /// The arguments that the key names. Where the code spells the key, that is what the program
  /// passes, whether the source text uses it or not; a key such as `title.save` names none.
  package var keyArguments: ArgumentMap { entry.keyArguments }
  /// Empty for a language's plain text.
  package var path: LeafPath { leaf.path }
  /// The settings of the catalog's file and table.
  package var settings: CheckSettings { entry.settings }

  /// True if any of these traits occurs in either text.
  func has(_ traits: TextTraits) -> Bool {
    !source.traits.union(target.traits).isDisjoint(with: traits)
  }

  /// The class that the program passes an argument as; `nil` if nothing says that it passes it.
  package func passedKind(of number: Int) -> ArgumentClass? {
    sourceArguments.kind(of: number) ?? keyArguments.kind(of: number)
  }

  /// The subject of a finding on this translation.
  var subject: FindingSubject {
    var subject = FindingSubject(key: entry.key, language: language, leaf: path)
    subject.source = source.text
    return subject
  }
}
