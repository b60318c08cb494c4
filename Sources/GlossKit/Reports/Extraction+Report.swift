import GlossReports
import LocalizationModel

/// What `gloss extract` prints.
extension Extraction {
  /// The list for people, in pieces; several files are written at the same time.
  package func text(
    in language: ReportLanguage = .english, hasColor: Bool
  ) async -> [ContiguousArray<UInt8>] {
    await pieces { ExtractText($0, isFirst: $1, in: language, hasColor: hasColor).bytes() }
  }

  /// The list for programs, as the manual describes it, in pieces; written likewise.
  package func json() async -> [ContiguousArray<UInt8>] {
    let elements = await pieces { ExtractJSON.elements(of: $0, isFirst: $1) }
    return ExtractJSON.pieces(elements, version: glossVersion)
  }

  private typealias Writing =
    @Sendable (ArraySlice<ExtractReport>, _ isFirst: Bool) -> ContiguousArray<UInt8>

  /// Writes the files that have strings in so few runs that a system call for each does not count,
  /// and in so many that all workers end together.
  private func pieces(_ write: @escaping Writing) async -> [ContiguousArray<UInt8>] {
    let filled = files.filter { !$0.strings.isEmpty }
    let size = max(filled.count / 32, 1)
    let starts = Array(stride(from: 0, to: filled.count, by: size))
    return await concurrentlyMap(starts) { start in
      write(filled[start..<min(start + size, filled.count)], start == 0)
    }
  }

  /// How many strings there are in how many files.
  package var summary: ReportMessage {
    ExtractReport.summary(
      stringCount: files.reduce(0) { $0 + $1.strings.count },
      fileCount: files.count { !$0.strings.isEmpty })
  }
}
