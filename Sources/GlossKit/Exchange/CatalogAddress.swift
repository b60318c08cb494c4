import Interchange
import LocalizationModel
import StringCatalog
import TranslationUnits

/// The catalog that a `<file>` of a translators' file is for, or the reason why none takes it.
/// Found by the path in `original`, as ``PlannedFile`` and ``Update`` need it.
struct CatalogAddress {
  /// The index of the catalog among the exchanged ones; `nil` if there is a reason.
  private(set) var member: Int?
  private(set) var reason: LedgerReason?

  fileprivate init(_ member: Int) { self.member = member }
  fileprivate init(_ reason: LedgerReason) { self.reason = reason }
}

extension ExchangedCatalogs {
  /// Returns the addresses of all `<file>`s of one document.
  ///
  /// A name is a path: the catalog at that place takes the file. Where there is none, a catalog
  /// whose path ends alike takes it, if it has most of the file's keys and no other `<file>` names
  /// it. A `<file>` without a name is for the only catalog that has most of its keys.
  ///
  /// - Parameter path: The path of the document, which may itself look like
  ///   a catalog of the project.
  func addresses(of files: [UnitFile], at path: String) -> [CatalogAddress] {
    func others(_ catalogs: [Int]) -> [Int] { catalogs.filter { index.path(of: $0) != path } }
    let whole = files.map { file in others(file.catalogName.map(index.whole) ?? []) }
    let taken = Set(whole.joined())
    var alike: [Int: Int] = [:]
    for (place, file) in files.enumerated() where whole[place].isEmpty {
      guard let name = file.catalogName else { continue }
      let fitting = others(index.endingAlike(name)).filter { !taken.contains($0) }
      if fitting.count == 1, mayHold(file, fitting[0]) { alike[place] = fitting[0] }
    }
    return files.enumerated().map { place, file in
      guard let original = file.original, !original.isEmpty else {
        return onlyFitting(file).map { CatalogAddress($0) } ?? CatalogAddress(.noOriginal)
      }
      guard let name = file.catalogName else { return CatalogAddress(.notACatalog(.otherFormat)) }
      if whole[place].count == 1 { return address(of: whole[place][0]) }
      if let own = alike[place],
        !alike.contains(where: { $1 == own && files[$0].catalogName != name })
      {
        return address(of: own)
      }
      let fitting =
        whole[place].isEmpty
        ? others(index.endingAlike(name)).filter { !taken.contains($0) } : whole[place]
      if fitting.count > 1 {
        return CatalogAddress(
          .ambiguousCatalog(original: original, fitting.map { index.path(of: $0) }))
      }
      return CatalogAddress(reasonForNone(file, original, taken: taken))
    }
  }

  private func address(of catalog: Int) -> CatalogAddress {
    switch index.place(of: catalog) {
    case .member(let member): CatalogAddress(member)
    case .notSelected: CatalogAddress(.notSelected)
    case .unreadable: CatalogAddress(.unreadableCatalog(index.path(of: catalog)))
    }
  }

  /// Returns a reason that names the catalogs with most keys of the file, if its
  /// own may have been moved.
  private func reasonForNone(
    _ file: UnitFile, _ original: String, taken: Set<Int>
  ) -> LedgerReason {
    let takenMembers = Set(
      taken.compactMap { if case .member(let member) = index.place(of: $0) { member } else { nil } }
    )
    let counts = members.indices.filter { !takenMembers.contains($0) }.map {
      (member: $0, count: members[$0].table.keyCount(of: file))
    }
    let most = counts.map(\.count).max() ?? 0
    let total = file.units.count
    guard most > 0, most * 2 >= total else { return .unknownCatalog(original: original) }
    return .movedCatalog(
      original: original, to: counts.filter { $0.count == most }.map { members[$0.member].path },
      count: most, of: total)
  }

  /// Returns the only catalog that has half of a file's keys or more; `nil`
  /// if none or several have.
  private func onlyFitting(_ file: UnitFile) -> Int? {
    let fitting = members.indices.filter {
      let count = members[$0].table.keyCount(of: file)
      return count > 0 && count * 2 >= file.units.count
    }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// True if a catalog has half of a file's keys or more, or was not read.
  private func mayHold(_ file: UnitFile, _ catalog: Int) -> Bool {
    guard case .member(let member) = index.place(of: catalog) else { return true }
    return members[member].table.keyCount(of: file) * 2 >= file.units.count
  }

  /// True if a file for a catalog is in the catalog's source language.
  func isInSourceLanguage(_ file: UnitFile, _ address: CatalogAddress) -> Bool {
    guard let member = address.member, let language = file.targetLanguage else { return false }
    return LanguageCodeSpelling.usual(language)
      == LanguageCodeSpelling.usual(members[member].loaded.catalog.sourceLanguage)
  }
}

extension UnitFile {
  /// The name, if it is a catalog's; otherwise `nil`.
  fileprivate var catalogName: String? {
    original.flatMap { $0.lowercased().hasSuffix(".xcstrings") ? $0 : nil }
  }
}
