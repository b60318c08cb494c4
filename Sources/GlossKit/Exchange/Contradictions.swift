import Interchange
import LocalizationModel
import StringCatalog
import TranslationUnits

/// Units that two files of one import translate in two ways: whichever came last would win in
/// silence. The `<file>`s of one document for one catalog are such files too.
struct Contradictions: Sendable {
  private struct Place: Hashable {
    let catalog: String
    let language: String
  }

  private struct Translation {
    let target: TranslationUnit.Target
    /// Which `<file>`, counted over all translators' files. Its line does not tell: some programs
    /// write a document in one.
    let origin: Int
    /// The translators' file and the line of the unit.
    let place: String
  }

  /// Ids, and the translations of each, not all of which are alike.
  private var disputed: [Place: [TextKey: [Translation]]] = [:]

  /// - Parameters:
  ///   - addresses: The addresses of the parts of each file.
  ///   - alone: What each file comes to if there is no other.
  init(
    _ files: [TranslatorsFile], _ addresses: [[CatalogAddress]], alone: [PlannedFile],
    _ catalogs: ExchangedCatalogs
  ) {
    let count = files.reduce(0) { $0 + $1.files.count }
    if count < 2 { return }
    var seen: [Place: [TextKey: Translation]] = [:]
    var origin = 0
    for (number, (translators, planned)) in zip(files, alone).enumerated() {
      for (index, file) in translators.files.enumerated() {
        origin += 1
        guard let place = Self.place(of: file, addresses[number][index], catalogs) else { continue }
        for (unitNumber, id) in planned.ids(of: file, at: index).enumerated() {
          let unit = file.units[unitNumber]
          // What is as it was exported contradicts nothing.
          guard let id, let target = unit.target, planned.makesClaim(at: unitNumber, ofPart: index)
          else { continue }
          let own = Translation(
            target: target, origin: origin, place: "\(translators.path):\(unit.line)")
          guard let other = seen[place]?[TextKey(id)] else {
            seen[place, default: [:]][TextKey(id)] = own
            continue
          }
          if other.origin == origin || other.target == target { continue }
          disputed[place, default: [:]][TextKey(id), default: [other]].append(own)
        }
      }
    }
  }

  /// The ids of a file that another one disputes, and where.
  ///
  /// - Parameter ids: The ids that its units stand for.
  func disputes(
    over ids: [String?], of file: UnitFile, for catalog: String
  ) -> [TextKey: String] {
    guard let language = file.targetLanguage,
      let all = disputed[Place(catalog: catalog, language: LanguageName.usual(language))]
    else { return [:] }
    var disputes: [TextKey: String] = [:]
    for (unit, id) in zip(file.units, ids) {
      guard let id, let translations = all[TextKey(id)] else { continue }
      disputes[TextKey(id)] = translations.first { $0.target != unit.target }.map {
        "'\($0.place)'"
      }
    }
    return disputes
  }

  private static func place(
    of file: UnitFile, _ address: CatalogAddress, _ catalogs: ExchangedCatalogs
  ) -> Place? {
    guard let member = address.member, let language = file.targetLanguage else {
      return nil
    }
    return Place(
      catalog: catalogs.members[member].path, language: LanguageName.usual(language))
  }
}
