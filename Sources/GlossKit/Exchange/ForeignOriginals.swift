import Interchange
import LocalizationModel
import ProjectLayout
import StringCatalog
import TranslationUnits

/// The `<file>`s of a translators' file, each with the name of a catalog where its own name is none:
/// of a `.strings` or `.stringsdict` file that became a catalog since the export, of whatever
/// `--map` names, or of a service that joins several catalogs in one `<file>`.
struct ForeignOriginals {
  /// The `<file>`s, those that were divided in several parts.
  private(set) var files: [UnitFile] = []
  /// For each `<file>`, its index in the document.
  private(set) var origins: [Int] = []

  private let catalogs: ExchangedCatalogs

  init(_ files: [UnitFile], in catalogs: ExchangedCatalogs) {
    self.catalogs = catalogs
    for (index, file) in files.enumerated() {
      let parts = parts(of: file)
      self.files += parts
      origins += parts.map { _ in index }
    }
  }

  private func parts(of file: UnitFile) -> [UnitFile] {
    guard let original = file.original, !original.isEmpty else { return [foreign(file) ?? file] }
    if file.stateOrigin == .inCatalog { return [named(file, by: original)] }
    if original.lowercased().hasSuffix(".xcstrings") { return [file] }
    if let target = catalogs.index.moved(original) {
      let named = catalogs.index.whole(original).compactMap(member)
      if let member = named.first { return [renamed(file, to: member)] }
      let folder = target.hasSuffix("/") ? target : target + "/"
      let inFolder = catalogs.members.indices.filter {
        [".", ""].contains(target) || catalogs.members[$0].path.hasPrefix(folder)
      }
      return divided(file, among: inFolder, isForeign: false) { table, id, _ in
        table.hasKey(of: id)
      } ?? [file]
    }
    let ending = original.split(separator: ".").last ?? ""
    guard LegacyFile.Format(ofOriginal: ending) == nil else {
      return [migrated(file, original) ?? file]
    }
    let all = Array(catalogs.members.indices)
    return divided(file, among: all, isForeign: true) { table, id, unit in
      unit.source.map { table.hasUnit(id, source: $0) } ?? false
    } ?? [file]
  }

  /// Returns a catalog that was given back, named by the end of its path: the part that `--map` names,
  /// else the longest one that a catalog of the project has, else the name of the file.
  private func named(_ file: UnitFile, by path: String) -> UnitFile {
    let names = path.split(separator: "/").split { $0 == "." || $0 == ".." }.last ?? []
    let ends = names.indices.map { names[$0...].joined(separator: "/") }
    let index = catalogs.index
    var named = file
    named.original =
      ends.first { index.moved($0) != nil }
      ?? ends.first { !index.whole($0).isEmpty || !index.pathsEndingLike($0).isEmpty } ?? ends.last
    return named
  }

  private func member(of catalog: Int) -> Int? {
    if case .member(let member) = catalogs.index.place(of: catalog) { member } else { nil }
  }
}

extension ForeignOriginals {
  /// Returns a `<file>` for a catalog, its units with the catalog's ids. The format of a rule that
  /// only names its variable has no unit in a catalog and is left out, unless it was changed.
  private func renamed(_ file: UnitFile, to member: Int) -> UnitFile {
    let catalog = catalogs.members[member].loaded.catalog
    var kept: [(index: Int, id: String?)] = []
    for (index, unit) in file.units.enumerated() {
      guard let id = unit.id, let path = RulePath(id),
        let source = catalog.entry(path.names[0])?[catalog.sourceLanguage]
      else {
        kept.append((index, unit.id))
        continue
      }
      let isFormat = path.names.count == 2
      if isFormat, source.substitutions.isEmpty {
        if let target = unit.target, !target.text.joined.hasBytes(of: unit.source?.joined ?? "") {
          kept.append((index, id))
        }
        continue
      }
      kept.append((index, isFormat ? path.names[0] : Self.id(of: path, in: source) ?? id))
    }
    var part = file.part(kept.map(\.index))
    for (index, unit) in kept.enumerated() { part.units[index].id = unit.id }
    part.original = catalogs.members[member].original
    return part
  }

  /// Returns a `<file>` without a name for the only catalog that the user names; `nil` if the user
  /// names none or several, or if its keys tell the catalog. A unit whose id is no key is for the only
  /// key with its source text.
  private func foreign(_ file: UnitFile) -> UnitFile? {
    guard catalogs.isSelected, catalogs.members.count == 1 else { return nil }
    let member = catalogs.members[0]
    if member.table.keyCount(of: file) * 2 >= file.units.count { return nil }
    let catalog = member.loaded.catalog
    var keys: [TextKey: [String]] = [:]
    for key in catalog.keys {
      guard let text = catalog.entry(key)?[catalog.sourceLanguage]?.unit?.text?.text else {
        continue
      }
      keys[TextKey(text), default: []].append(key)
    }
    var foreign = file
    for (index, unit) in file.units.enumerated() {
      guard let id = unit.id, !member.table.hasKey(of: id), let source = unit.source?.joined,
        let found = keys[TextKey(source)], found.count == 1
      else { continue }
      foreign.units[index].id = found[0]
    }
    foreign.original = member.original
    foreign.isForeign = true
    return foreign
  }

  /// Returns the id of a form in a catalog; `nil` if the catalog's text has other forms.
  private static func id(of path: RulePath, in source: TextNode) -> String? {
    guard path.names.count == 3, let form = path.form, PluralCategory(rawValue: form) != nil else {
      return nil
    }
    let plural = LeafPath.Step.variation(kind: "plural", case: form)
    if source.substitution(named: path.names[1]) != nil {
      return UnitID.text(
        key: path.names[0], path: LeafPath([.substitution(path.names[1]), plural]))
    }
    guard source.variations.first?.kind.hasBytes(of: "plural") == true else { return nil }
    return UnitID.text(key: path.names[0], path: LeafPath([plural]))
  }

  /// Returns a `<file>` of a `.strings` or `.stringsdict` file that is a catalog now; `nil` if the
  /// project still has the file, or has no catalog in its place.
  private func migrated(_ file: UnitFile, _ original: String) -> UnitFile? {
    do throws(LegacyTable.Objection) {
      _ = try LegacyPlace(
        original, in: catalogs.paths, root: catalogs.root, within: catalogs.boundary)
      return nil
    } catch {
      guard case .missing = error.reason else { return nil }
    }
    let names = original.split(separator: "/")
    guard names.count > 1, let table = names[names.count - 1].split(separator: ".").first else {
      return nil
    }
    let catalog = (names.dropLast(2) + ["\(table).xcstrings"]).joined(separator: "/")
    let members = catalogs.index.whole(catalog).compactMap(member)
    return members.count == 1 ? renamed(file, to: members[0]) : nil
  }

  /// Divides the units of a `<file>` among catalogs: each goes to the only one that has it. Units
  /// that none or several have stay in the `<file>`.
  ///
  /// - Parameter isForeign: False if `--map` names the catalogs. Otherwise the texts fill gaps and
  ///   replace no finished text.
  /// - Returns: `nil` if fewer than half of the units are divided.
  private func divided(
    _ file: UnitFile, among members: [Int], isForeign: Bool,
    where holds: (UnitTable, String, TranslationUnit) -> Bool
  ) -> [UnitFile]? {
    var indices: [Int: [Int]] = [:]
    var rest: [Int] = []
    for (index, unit) in file.units.enumerated() {
      let holders = members.filter { member in
        unit.id.map { holds(catalogs.members[member].table, $0, unit) } ?? false
      }
      if holders.count == 1 {
        indices[holders[0], default: []].append(index)
      } else {
        rest.append(index)
      }
    }
    if rest.count * 2 > file.units.count || indices.isEmpty { return nil }
    let parts = indices.sorted { $0.key < $1.key }.map { member, indices in
      var part = file.part(indices)
      part.original = catalogs.members[member].original
      part.isForeign = isForeign
      return part
    }
    return parts + (rest.isEmpty ? [] : [file.part(rest)])
  }
}
