import Interchange
import LocalizationModel
import StringCatalog
import TranslationUnits

/// The units that two files of one import translate differently. ``PlannedFile`` refuses them,
/// because otherwise the last file would win in silence. Two `<file>`s of one document count as two
/// files.
struct Contradictions: Sendable {
  private struct CatalogAndLanguage: Hashable {
    let catalog: String
    let language: String
  }

  private struct Translation {
    let target: TranslationUnit.Target
    /// The index of the `<file>`, counted over all translators' files. A line number would not do,
    /// because some programs write a whole document in one line.
    let origin: Int
    /// The translators' file and the line of the unit, as in `de.xliff:12`.
    let location: String
  }

  /// The translations of each disputed id; at least two differ.
  private var disputed: [CatalogAndLanguage: [TextKey: [Translation]]] = [:]

  /// - Parameters:
  ///   - addresses: For each translators' file the addresses of its `<file>`s.
  ///   - alone: For each translators' file its plan if it were imported alone.
  init(
    _ files: [TranslatorsFile], _ addresses: [[CatalogAddress]], alone: [PlannedFile],
    _ catalogs: ExchangedCatalogs
  ) {
    let count = files.reduce(0) { $0 + $1.files.count }
    if count < 2 { return }
    var firstTranslations: [CatalogAndLanguage: [TextKey: Translation]] = [:]
    var origin = 0
    for (fileNumber, (translators, planned)) in zip(files, alone).enumerated() {
      for (index, file) in translators.files.enumerated() {
        origin += 1
        guard let place = Self.place(of: file, addresses[fileNumber][index], catalogs)
        else { continue }
        for (unitNumber, id) in planned.ids(of: file, at: index).enumerated() {
          let unit = file.units[unitNumber]
          // A unit that is unchanged since the export does not contradict another translation.
          guard let id, let target = unit.target,
            planned.hasFileChange(at: unitNumber, ofPart: index)
          else { continue }
          let translation = Translation(
            target: target, origin: origin, location: "\(translators.path):\(unit.line)")
          guard let earlier = firstTranslations[place]?[TextKey(id)] else {
            firstTranslations[place, default: [:]][TextKey(id)] = translation
            continue
          }
          if earlier.origin == origin || earlier.target == target { continue }
          disputed[place, default: [:]][TextKey(id), default: [earlier]].append(translation)
        }
      }
    }
  }

  /// Returns the disputed ids of a file, each with the file and line of a different translation,
  /// for the message.
  ///
  /// - Parameter ids: For each unit its id in the catalog, which the file may spell differently.
  func disputes(
    over ids: [String?], of file: UnitFile, for catalog: String
  ) -> [TextKey: String] {
    guard let language = file.targetLanguage,
      let all = disputed[
        CatalogAndLanguage(catalog: catalog, language: LanguageCodeSpelling.usual(language))]
    else { return [:] }
    var disputes: [TextKey: String] = [:]
    for (unit, id) in zip(file.units, ids) {
      guard let id, let translations = all[TextKey(id)] else { continue }
      disputes[TextKey(id)] = translations.first { $0.target != unit.target }.map {
        "'\($0.location)'"
      }
    }
    return disputes
  }

  private static func place(
    of file: UnitFile, _ address: CatalogAddress, _ catalogs: ExchangedCatalogs
  ) -> CatalogAndLanguage? {
    guard let member = address.member, let language = file.targetLanguage else {
      return nil
    }
    return CatalogAndLanguage(
      catalog: catalogs.members[member].path, language: LanguageCodeSpelling.usual(language))
  }
}
