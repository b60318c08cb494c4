package import LocalizationModel
package import StringCatalog

/// One text in a language other than the source's, with the text that it translates: the value that
/// rules on translations check.
///
/// A class with lazy properties: forty rules check each translation, and most of them need only the
/// traits of its texts. Everything else is made when a rule first asks for it.
package final class Translation {
  /// The part of the catalog that a source text comes from.
  package enum SourceOrigin: Sendable {
    /// The source language's text at the same path, or with `other` for a plural category that it
    /// lacks.
    case leaf
    /// The source language's plain text.
    case value
    /// The key, because the source language has no text.
    case key
  }

  /// The entry that the translation belongs to.
  package let entry: Entry
  /// The language of ``target``, as the catalog spells it.
  package let language: String
  /// The properties of the language.
  let languageFacts: LanguageFacts
  /// The translation's text.
  package let target: CheckedText
  private let sourceText: ReferenceText
  /// The index of the localization among the entry's.
  private let place: Int
  /// The index of the text among the localization's.
  private let leafPlace: Int

  /// The state; `nil` if the file gives none.
  package private(set) lazy var state = leaf.state.map { TranslationState(rawValue: $0.text) }
  /// The arguments that the translation reads.
  package private(set) lazy var targetArguments = ArgumentMap(target.specifiers, in: localization)
  /// Values about all texts of the localization.
  package private(set) lazy var forms = entry.forms(ofLocalization: place)
  /// The wrong script or language of the text; `nil` if the text may be in the right language.
  private(set) lazy var foreign = ForeignText(self)
  /// True if the translation and its source may read different arguments, or if one has a malformed
  /// percent sign. A quick check before the lists of arguments are compared.
  private(set) lazy var mayReadOtherArguments =
    (target.argumentSignature.isComplex || target.argumentSignature != source.argumentSignature)
    // In such texts no program reads `%u` of `%user%`.
    && !source.foreignPlaceholders.contains { $0.hasPrefix("%") }

  /// Makes a translation.
  ///
  /// - Parameters:
  ///   - target: The text.
  ///   - path: The path of the text.
  ///   - entry: The entry that it belongs to.
  ///   - place: The index of the localization in the entry.
  ///   - leafPlace: The index of the text in the localization.
  ///   - language: The language of the localization.
  init(
    _ target: CheckedText, at path: LeafPath, of entry: Entry, localization place: Int,
    leaf leafPlace: Int, in language: String, _ languageFacts: LanguageFacts
  ) {
    (self.entry, self.place, self.leafPlace, self.target) = (entry, place, leafPlace, target)
    (self.language, self.languageFacts) = (language, languageFacts)
    sourceText = entry.sourceText(for: path)
  }

  /// The localization that holds ``leaf``.
  package var localization: LocalizationContents { entry.contents.localizations[place] }
  /// The `stringUnit` with the translation, its state and its bytes.
  package var leaf: CatalogLeaf { entry.contents.localizations[place].leaves[leafPlace] }
  /// The text that was translated.
  package var source: CheckedText { sourceText.text }
  /// The origin of ``source``.
  package var sourceOrigin: SourceOrigin { sourceText.origin }
  /// The punctuation mark at the end of ``source``.
  var sourceEnd: FinalPunctuation { sourceText.end }
  /// The arguments that the source text reads.
  package var sourceArguments: ArgumentMap { sourceText.arguments }
  /// The arguments that the key reads. If the key is in the code, the program passes these, even if
  /// the source text leaves some out. A key such as `title.save` reads none.
  package var keyArguments: ArgumentMap { entry.keyArguments }
  /// The path of the text; empty for a language's plain text.
  package var path: LeafPath { leaf.path }
  /// The settings of the catalog's file and table.
  package var settings: CheckSettings { entry.settings }

  /// True if the translation or its source has any of these traits.
  func has(_ traits: TextTraits) -> Bool {
    !source.traits.union(target.traits).isDisjoint(with: traits)
  }

  /// Returns the class of argument that the program passes; `nil` if neither the source text nor
  /// the key shows it.
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
