import Interchange
import TranslationUnits

/// The searches in git for the bases of an import's files. Those of one catalog walk through its
/// history together, because reading a revision takes longer than comparing it with a file. ``Import``
/// has them plan its files, ``ExportBases`` does the work.
struct BaseSearches {
  let workers: Int

  /// The most units of files that are held in memory at a time.
  private static let limit = 100_000

  private struct Request: Sendable {
    /// The index of the file among those that are searched for together.
    let file: Int
    /// The index of the `<file>` in it.
    let part: Int
    let exported: UnitFile
    let search: PlannedFile.Search
  }

  /// Plans each file as if it were the only one, and those anew whose plans need a search.
  ///
  /// - Parameter file: Reads the file with an index, again for each plan.
  func plan(
    _ count: Int, for catalogs: ExchangedCatalogs, _ context: ImportContext,
    file: @escaping @Sendable (Int) -> TranslatorsFile
  ) async -> [PlannedFile] {
    var planned = await concurrentlyMap(Array(0..<count), workers: workers) {
      PlannedFile(file($0), for: catalogs, context, isDeferring: true)
    }
    var rest = planned.indices.filter { planned[$0].parts.contains { $0.search != nil } }[...]
    while !rest.isEmpty {
      var count = 0
      let fitting = rest.prefix {
        count += planned[$0].unitCount
        return count <= Self.limit
      }
      let indices = Array(fitting.isEmpty ? rest.prefix(1) : fitting)
      rest = rest.dropFirst(indices.count)
      let files = await concurrentlyMap(indices, workers: workers, file)
      let found = await bases(of: files, planned: indices.map { planned[$0] }, context)
      let plans = await concurrentlyMap(Array(files.indices), workers: workers) {
        PlannedFile(files[$0], for: catalogs, context, bases: found[$0])
      }
      for (index, plan) in zip(indices, plans) { planned[index] = plan }
    }
    return planned
  }

  /// Returns the bases of the `<file>`s of each file, by their indices.
  private func bases(
    of files: [TranslatorsFile], planned: [PlannedFile], _ context: ImportContext
  ) async -> [[Int: ExportBases.Base]] {
    var requests: [Int: [Request]] = [:]
    for (index, file) in files.enumerated() {
      for (part, plan) in planned[index].parts.enumerated() where part < file.files.count {
        guard let search = plan.search else { continue }
        let exported = file.origins[part] ?? file.files[part]
        requests[search.member, default: []].append(
          Request(file: index, part: part, exported: exported, search: search))
      }
    }
    // As many walks through a history as there are processors, each for its share of the files.
    let shares = requests.values.flatMap { requests in
      let size = (requests.count + workers - 1) / workers
      return stride(from: 0, to: requests.count, by: size).map {
        Array(requests[$0..<min($0 + size, requests.count)])
      }
    }
    let results = await concurrentlyMap(shares, workers: workers) { requests in
      context.bases.bases(
        of: requests.map { ($0.exported, $0.search.language) }, member: requests[0].search.member)
    }
    var bases = files.map { _ in [Int: ExportBases.Base]() }
    for (request, base) in zip(shares.joined(), results.joined()) {
      var base = base
      base.movedFrom = request.search.movedFrom
      bases[request.file][request.part] = base
    }
    return bases
  }
}
