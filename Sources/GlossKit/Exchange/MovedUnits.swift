import Interchange
import LocalizationModel
import TranslationUnits

/// The units of a translators' file whose keys moved to another catalog of the project since the
/// export: the file's catalog does not have the key any more, exactly one other catalog has it with
/// the same source text, and git shows that this one lacked it at the export. ``TranslatorsFile``
/// gives them a `<file>` of their own.
struct MovedUnits {
  /// The `<file>`s of the document without moved units, then one for each catalog that they moved
  /// to.
  private(set) var files: [UnitFile]
  /// For each added `<file>`, in order, its index and the index of the `<file>` with its units.
  private(set) var origins: [(index: Int, origin: Int)] = []

  private let catalogs: ExchangedCatalogs
  private let bases: ExportBases
  /// The ids that the document has for a catalog itself, so that their keys were in both.
  private var exportedIDs: [Int: Set<TextKey>] = [:]

  /// - Parameter bases: Finds the state of the catalogs at the export.
  init(_ files: [UnitFile], in catalogs: ExchangedCatalogs, _ bases: ExportBases) {
    (self.files, self.catalogs, self.bases) = (files, catalogs, bases)
    guard catalogs.members.count > 1 else { return }
    let members = catalogs.addresses(of: files).map(\.member)
    for (file, member) in zip(files, members) {
      guard let member else { continue }
      exportedIDs[member, default: []].formUnion(
        file.units.lazy.compactMap(\.id).map { TextKey($0) })
    }
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
    var exports: [Int: ExportBases.Neighbor] = [:]
    for (unitIndex, unit) in file.units.enumerated() {
      guard unit.hasOwnTranslation, let id = unit.id, !table.hasKey(of: id),
        let source = unit.source
      else { continue }
      let targets = catalogs.members.indices.filter { other in
        other != member && catalogs.members[other].table.hasUnit(id, source: source)
      }
      guard targets.count == 1, exportedIDs[targets[0]]?.contains(TextKey(id)) != true else {
        continue
      }
      let present = presentTexts ?? table.sourceTexts(exceptOf: file)
      presentTexts = present
      if present.contains(TextKey(source.joined)) { continue }
      let export =
        exports[targets[0]] ?? bases.neighbor(targets[0], atExportOf: file, member: member)
      exports[targets[0]] = export
      if export.lacks(id) { moved[targets[0], default: []].append(unitIndex) }
    }
    return moved
  }
}
