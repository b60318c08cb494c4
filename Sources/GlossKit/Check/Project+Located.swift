import LocalizationModel

extension Project {
  /// Finds the places of findings in sources, sorted by path bytes.
  func located(_ findings: [Finding]) async -> [LocatedFinding] {
    let byPath = Dictionary(grouping: findings, by: \.path)
      .sorted { $0.key.precedesInBytes($1.key) }
    let overlay = overlay
    return await concurrentlyMap(byPath.map { ($0.key, $0.value) }, workers: workers) { file in
      do throws(GlossError) {
        let bytes = try FileReader(overlay: overlay).text(of: file.0)
        return LocatedFinding.locate(file.1, in: bytes.span)
      } catch {
        // It was there a moment ago; what was found in it then still holds.
        return file.1.map { LocatedFinding($0) }
      }
    }.flatMap { $0 }
  }
}
