import LocalizationModel

extension Project {
  /// Adds line and column to findings in sources; returns the findings sorted by path bytes.
  func located(_ findings: [Finding]) async -> [LocatedFinding] {
    let byPath = Dictionary(grouping: findings, by: \.path)
      .sorted { $0.key.precedesInBytes($1.key) }
    let overlay = overlay
    return await concurrentlyMap(byPath.map { ($0.key, $0.value) }, workers: workers) { file in
      do throws(GlossError) {
        let bytes = try FileReader(overlay: overlay).text(of: file.0)
        return LocatedFinding.locate(file.1, in: bytes.span)
      } catch {
        // The file was readable a moment ago, so the findings hold; only their lines are unknown.
        return file.1.map { LocatedFinding($0) }
      }
    }.flatMap { $0 }
  }
}
