import LocalizationModel

extension Project {
  /// Adds line and column to findings in sources; the result keeps their order.
  func located(_ findings: [Finding]) async -> [LocatedFinding] {
    let files = Dictionary(grouping: findings.indices) { findings[$0].path }
      .map { (path: $0.key, indices: $0.value) }
    let overlay = overlay
    let parts = await concurrentlyMap(files, workers: workers) { file in
      let part = file.indices.map { findings[$0] }
      do throws(GlossError) {
        let bytes = try FileReader(overlay: overlay).text(of: file.path)
        return LocatedFinding.locate(part, in: bytes.span)
      } catch {
        // The file was readable a moment ago, so the findings hold; only their lines are unknown.
        return part.map { LocatedFinding($0) }
      }
    }
    var located = findings.map { LocatedFinding($0) }
    for (file, part) in zip(files, parts) {
      for (index, finding) in zip(file.indices, part) { located[index] = finding }
    }
    return located
  }
}
