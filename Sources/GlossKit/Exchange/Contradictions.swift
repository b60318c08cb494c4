import Interchange
import LocalizationModel
import StringCatalog
import TranslationUnits

/// The units that two files of one import translate differently. They are refused: otherwise
/// whichever file came last would win in silence. Two `<file>`s of one document count as two files.
struct Contradictions: Sendable {
  private struct Place: Hashable {
    let catalog: String
    let language: String
  }

  private struct Translation {
    let target: TranslationUnit.Target
    /// The index of the `<file>`, counted over all translators' files. A line number would not do,
    /// because some programs write a whole document in one line.
    let origin: Int
    /// The translators' file and the line of the unit, as in `de.xliff:12`.
    let place: String
  }

  /// The translations of each disputed id, at least two of which differ.
  private var disputed: [Place: [TextKey: [Translation]]] = [:]

  /// - Parameters:
  ///   - addresses: For each translators' file the addresses of its `<file>`s.
  ///   - alone: For each translators' file the plan as if there were no other.
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
          // A unit that is as it was exported claims nothing and so contradicts nothing.
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

  /// Returns the disputed ids of a file, each with the place of another
  /// translation, for the message.
  ///
  /// - Parameter ids: The ids that the units stand for, which may be spelled
  ///   differently in the file.
  func disputes(
    over ids: [String?], of file: UnitFile, for catalog: String
  ) -> [TextKey: String] {
    guard let language = file.targetLanguage,
      let all = disputed[Place(catalog: catalog, language: LanguageCodeSpelling.usual(language))]
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
      catalog: catalogs.members[member].path, language: LanguageCodeSpelling.usual(language))
  }
}
