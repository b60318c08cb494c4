import Interchange
import LocalizationModel
import TranslationUnits

/// The units of a translators' file whose keys moved to another catalog of the project since the
/// export: the file's catalog does not have the key any more, and exactly one other catalog has it
/// with the same source text. ``TranslatorsFile`` gives them a `<file>` of their own.
struct MovedUnits {
  /// The `<file>`s of the document without moved units, then one for each catalog that they moved
  /// to.
  private(set) var files: [UnitFile]
  /// For each added `<file>`, in order, its index and the index of the `<file>` with its units.
  private(set) var origins: [(index: Int, origin: Int)] = []

  private let catalogs: ExchangedCatalogs
  private let members: [Int?]

  /// - Parameter path: The path of the document.
  init(_ files: [UnitFile], in catalogs: ExchangedCatalogs, at path: String) {
    (self.files, self.catalogs) = (files, catalogs)
    guard catalogs.members.count > 1 else {
      members = []
      return
    }
    members = catalogs.addresses(of: files, at: path).map(\.member)
    for index in files.indices {
      guard let member = members[index] else { continue }
      let moved = units(of: files[index], from: member)
      if moved.isEmpty { continue }
      let all = Set(moved.values.joined())
      self.files[index] = files[index].part(
        files[index].units.indices.filter { !all.contains($0) })
      for (target, unitIndices) in moved.sorted(by: { $0.key < $1.key }) {
        var part = files[index].part(unitIndices)
        part.movedFrom = part.original ?? catalogs.members[member].original
        part.original = catalogs.members[target].original
        origins.append((self.files.count, index))
        self.files.append(part)
      }
    }
  }

  /// Returns the units that moved, as their indices, by the catalog that has their key now.
  private func units(of file: UnitFile, from member: Int) -> [Int: [Int]] {
    let table = catalogs.members[member].table
    var moved: [Int: [Int]] = [:]
    // The source texts of the catalog's own keys that the file does not have, for keys that were
    // renamed and not moved.
    var presentTexts: Set<TextKey>?
    for (unitIndex, unit) in file.units.enumerated() {
      guard unit.hasOwnTranslation, let id = unit.id, !table.hasKey(of: id),
        let source = unit.source
      else { continue }
      let targets = catalogs.members.indices.filter { other in
        other != member && catalogs.members[other].table.hasUnit(id, source: source)
      }
      guard targets.count == 1, !isExported(id, for: targets[0]) else { continue }
      let present = presentTexts ?? table.sourceTexts(exceptOf: file)
      presentTexts = present
      if present.contains(TextKey(source.joined)) { continue }
      moved[targets[0], default: []].append(unitIndex)
    }
    return moved
  }

  /// True if the document has the unit for a catalog itself, so that the key was in both.
  private func isExported(_ id: String, for member: Int) -> Bool {
    zip(files, members).contains { file, other in
      other == member && file.units.contains { $0.id?.hasBytes(of: id) == true }
    }
  }
}
