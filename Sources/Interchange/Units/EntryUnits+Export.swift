import LocalizationModel
import StringCatalog
import TranslationUnits

/// The texts of an entry as translators get them.
extension EntryUnits {
  /// Returns the ids and paths of the units in the order of an export. Only for an entry that is
  /// not plain.
  func unitPlaces() -> [(id: String, path: LeafPath)] {
    paths().map { (id: UnitID.text(key: key, path: $0), path: $0) }
      .sorted { UnitOrder.precedes($0.id, $1.id) }
  }

  /// Returns the source text of the unit at a path.
  func sourceText(at path: LeafPath) -> UnitText {
    if isOfTranslationAlone(path) {
      // As Xcode does: if only the translation has the substitution, the id is the source text.
      return .plain(UnitID.text(key: key, path: path))
    }
    return sourceText(of: path).exported(of: source, at: path)
  }

  /// True if a path leads into a substitution that the source lacks.
  func isOfTranslationAlone(_ path: LeafPath) -> Bool {
    path.substitution.map { source?.substitution(named: $0) == nil } ?? false
  }

  /// Returns the target of the unit at a path; `nil` if it is not translated.
  func targetText(at path: LeafPath) -> TranslationUnit.Target? {
    exportedTarget(target(at: path), at: path)
  }

  /// Returns the target of the unit at a path, from its text in the catalog.
  func exportedTarget(_ unit: StringUnit?, at path: LeafPath) -> TranslationUnit.Target? {
    if let unit {
      return TranslationUnit.Target(
        unit.text.exported(of: target, at: path), ofCatalog: unit.state)
    }
    // Units of the source language always have a target, as in Xcode's exports.
    guard isSourceLanguage else { return nil }
    return TranslationUnit.Target(sourceText(at: path), state: .new)
  }
}

extension UnitText {
  /// Returns the text in exported form, with argument numbers in its substitutions.
  ///
  /// - Parameters:
  ///   - localization: The localization that holds the text; `nil` for a text on its own.
  ///   - path: The path of the text in it.
  func exported(of localization: TextNode?, at path: LeafPath) -> UnitText {
    switch self {
    case .plain(let plain):
      .plain(
        SubstitutionText(localization, path: path).exported(plain))
    case .phrases(let phrases): .phrases(phrases)
    }
  }
}
