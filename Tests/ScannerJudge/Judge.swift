package import SwiftTree
import Synchronization

/// Compares gloss's scanner with the official parser, text by text, for tests and `Scripts/judge`:
/// both must find the same calls and literals.
///
///     let report = Judge(scan: SyntaxOutline.outline).report(on: texts)
package struct Judge: Sendable {
  package typealias Scanner = @Sendable (ContiguousArray<UInt8>) -> SyntaxOutline

  /// The results of a number of texts.
  package struct Report: Sendable {
    /// The counts by ``SourceText/origin``.
    package var tallies: [String: Tally] = [:]
    /// The differences in the order of the texts, then of the places in them.
    package var differences: [Difference] = []
    /// The shortest texts for each ``Difference/sort``, at most ``Judge/mostTextsOfASort``.
    package var differing: [String: [SourceText]] = [:]

    package init() {}

    package var total: Tally { tallies.values.reduce(into: Tally()) { $0 += $1 } }

    package static func += (sum: inout Report, other: Report) {
      for (origin, tally) in other.tallies { sum.tallies[origin, default: Tally()] += tally }
      sum.differences += other.differences
      for (sort, texts) in other.differing {
        let all = (sum.differing[sort] ?? []) + texts
        sum.differing[sort] = Array(
          all.sorted { $0.bytes.count < $1.bytes.count }.prefix(Judge.textLimitPerSort))
      }
    }
  }

  /// The greatest number of kept texts for each ``Difference/sort``.
  package static let textLimitPerSort = 12

  private let scan: Scanner

  package init(scan: @escaping Scanner) { self.scan = scan }

  /// Judges one text. A text in which the official parser finds an error is only scanned, which
  /// must not trap; nothing is compared.
  package func report(on text: SourceText) -> Report {
    var report = Report()
    var tally = Tally()
    tally.offered = 1
    let scanned = scan(text.bytes)
    if let official = OfficialParser.outline(of: text.bytes) {
      tally.add(official, bytes: text.bytes.count)
      report.differences = Difference.all(
        official: official, scanner: scanned, in: text.bytes, path: text.path)
      tally.differences = report.differences.count
      if let first = report.differences.first { report.differing = [first.sort: [text]] }
    }
    report.tallies[text.origin] = tally
    return report
  }

  /// Judges many texts, on all cores.
  ///
  /// - Parameters:
  ///   - count: The number of texts.
  ///   - text: Makes the text of a number below `count`; called from several threads.
  package func report(
    count: Int, text: @escaping @Sendable (Int) -> SourceText
  ) -> Report {
    let parts = Mutex<[Int: Report]>([:])
    Workers.run(count) { number in
      let part = report(on: text(number))
      parts.withLock { $0[number] = part }
    }
    return parts.withLock { parts in
      parts.keys.sorted().reduce(into: Report()) { sum, number in
        sum += parts[number] ?? Report()
      }
    }
  }

  package func report(on texts: [SourceText]) -> Report {
    report(count: texts.count) { texts[$0] }
  }

  /// Returns for each text with a difference a shorter one that still has a difference of the same
  /// sort.
  package func minimized(_ texts: [SourceText]) -> [SourceText] {
    let reduced = Mutex<[Int: SourceText]>([:])
    Workers.run(texts.count) { number in
      let text = minimized(texts[number])
      reduced.withLock { $0[number] = text }
    }
    return reduced.withLock { reduced in texts.indices.compactMap { reduced[$0] } }
  }

  private func minimized(_ text: SourceText) -> SourceText {
    let sort = report(on: text).differences.first?.sort
    let bytes = Reducer.reduced(text.bytes) { bytes in
      let shorter = SourceText(origin: text.origin, path: text.path, bytes: bytes)
      return report(on: shorter).differences.first?.sort == sort
    }
    return SourceText(origin: text.origin, path: "reduced from \(text.path)", bytes: bytes)
  }
}
