import Interchange
import LocalizationModel
import StringCatalog
import TranslationUnits

/// The catalog that a `<file>` of a translators' file is for, or the reason why there is none. The
/// path in `original` tells. ``PlannedFile`` and ``XLIFFRefresh`` ask for it.
struct CatalogAddress {
  /// The index of the catalog among the exchanged ones; `nil` if there is a reason.
  private(set) var member: Int?
  /// The reason why no catalog takes the `<file>`.
  private(set) var reason: LedgerReason?

  fileprivate init(_ member: Int) { self.member = member }
  fileprivate init(_ reason: LedgerReason) { self.reason = reason }
}

extension ExchangedCatalogs {
  /// Returns the addresses of all `<file>`s of one document.
  ///
  /// An `original` is a path: the catalog at that path takes the file. If there is none, a catalog
  /// whose path has the same end takes it, provided that the catalog has half of the file's keys
  /// and no other `<file>` names the catalog. A `<file>` without `original` is for the only catalog
  /// that has half of its keys.
  func addresses(of files: [UnitFile]) -> [CatalogAddress] {
    let exactMatches = files.map { file in file.catalogName.map(index.whole) ?? [] }
    let claimed = Set(exactMatches.joined())
    var similarMatch: [Int: Int] = [:]
    for (fileIndex, file) in files.enumerated() where exactMatches[fileIndex].isEmpty {
      guard let name = file.catalogName else { continue }
      let candidates = index.pathsEndingLike(name).filter { !claimed.contains($0) }
      if candidates.count == 1, mayHold(file, candidates[0]) {
        similarMatch[fileIndex] = candidates[0]
      }
    }
    return files.enumerated().map { fileIndex, file in
      guard let original = file.original, !original.isEmpty else {
        return onlyFitting(file).map { CatalogAddress($0) } ?? CatalogAddress(.noOriginal)
      }
      guard let name = file.catalogName else { return CatalogAddress(.notACatalog(.otherFormat)) }
      if exactMatches[fileIndex].count == 1 { return address(of: exactMatches[fileIndex][0]) }
      if let catalog = similarMatch[fileIndex],
        !similarMatch.contains(where: { $1 == catalog && files[$0].catalogName != name })
      {
        return address(of: catalog)
      }
      let candidates =
        exactMatches[fileIndex].isEmpty
        ? index.pathsEndingLike(name).filter { !claimed.contains($0) }
        : exactMatches[fileIndex]
      if candidates.count > 1 {
        return CatalogAddress(
          .ambiguousCatalog(original: original, candidates.map { index.path(of: $0) }))
      }
      return CatalogAddress(reasonForNone(file, original, claimed: claimed))
    }
  }

  private func address(of catalog: Int) -> CatalogAddress {
    switch index.place(of: catalog) {
    case .member(let member): CatalogAddress(member)
    case .notSelected: CatalogAddress(.notSelected)
    case .unreadable: CatalogAddress(.unreadableCatalog(index.path(of: catalog)))
    }
  }

  /// Returns the reason why no catalog takes a file. If a catalog has half of its keys or more, the
  /// file's catalog may have moved: then the reason names the catalogs with most of its keys.
  private func reasonForNone(
    _ file: UnitFile, _ original: String, claimed: Set<Int>
  ) -> LedgerReason {
    let claimedMembers = Set(
      claimed.compactMap {
        if case .member(let member) = index.place(of: $0) { member } else { nil }
      }
    )
    let counts = members.indices.filter { !claimedMembers.contains($0) }.map {
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
    let candidates = members.indices.filter {
      let count = members[$0].table.keyCount(of: file)
      return count > 0 && count * 2 >= file.units.count
    }
    return candidates.count == 1 ? candidates[0] : nil
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
  /// The file's `original` if it is the path of a catalog; otherwise `nil`.
  fileprivate var catalogName: String? {
    original.flatMap { $0.lowercased().hasSuffix(".xcstrings") ? $0 : nil }
  }
}
