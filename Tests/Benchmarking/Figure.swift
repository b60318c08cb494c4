import Foundation

/// One line of a benchmark's report: a figure and, if it has a budget, the budget and the verdict.
package struct Figure: CustomStringConvertible {
  private let name: String
  private let value: String
  private let budget: String
  private let holds: Bool?

  /// Makes a figure without a budget.
  package init(_ name: String, _ value: String) {
    (self.name, self.value, budget, holds) = (name, value, "", nil)
  }

  package init(_ name: String, _ value: String, budget: String, holds: Bool) {
    (self.name, self.value, self.budget, self.holds) = (name, value, budget, holds)
  }

  package static func ratio(_ name: String, _ value: Double) -> Figure {
    Figure(name, decimal(value, 2) + " x")
  }

  package static func ratio(_ name: String, _ value: Double, atMost limit: Double) -> Figure {
    Figure(
      name, decimal(value, 2) + " x", budget: "at most \(decimal(limit, 2)) x",
      holds: value <= limit)
  }

  package static func ratio(_ name: String, _ value: Double, atLeast limit: Double) -> Figure {
    Figure(
      name, decimal(value, 0) + " x", budget: "at least \(decimal(limit, 0)) x",
      holds: value >= limit)
  }

  package static func rate(_ name: String, bytes: Int, seconds: Double, atLeast limit: Double)
    -> Figure
  {
    let rate = Double(bytes) / seconds / 1e6
    return Figure(
      name, decimal(rate, 0) + " MB/s", budget: "at least \(decimal(limit, 0)) MB/s",
      holds: rate >= limit)
  }

  package static func time(_ name: String, _ seconds: Double) -> Figure {
    Figure(name, milliseconds(seconds))
  }

  package static func time(_ name: String, _ seconds: Double, atMost limit: Double) -> Figure {
    Figure(
      name, milliseconds(seconds), budget: "at most \(milliseconds(limit))",
      holds: seconds <= limit)
  }

  /// Returns the peak memory of a process as a figure with its budget.
  ///
  /// - Parameters:
  ///   - largest: The size of its largest file, in bytes.
  ///   - times: The number of copies of that file that it may hold.
  ///   - declarations: The number of declarations in its index, at 250 bytes each. The budget also
  ///     allows 64 MiB (`64 << 20`).
  package static func memory(
    _ name: String, _ bytes: Int, largest: Int, times: Int = 2, declarations: Int = 0
  ) -> Figure {
    let limit = 64 << 20 + times * largest + 250 * declarations
    return Figure(
      name, mebibytes(bytes), budget: "at most \(mebibytes(limit))", holds: bytes <= limit)
  }

  package var description: String {
    let verdict = holds.map { $0 ? "holds" : "EXCEEDED" } ?? ""
    let columns = [(name, 44), (value, 12), (budget, 22)]
    var line = "  "
    for (index, (text, width)) in columns.enumerated() {
      let space = String(repeating: " ", count: max(width - text.count, 0))
      line += index == 1 ? space + text + "   " : text + space
    }
    while line.last == " " { line.removeLast() }
    return verdict.isEmpty
      ? line : line + String(repeating: " ", count: max(84 - line.count, 2)) + verdict
  }

  package static func milliseconds(_ seconds: Double) -> String {
    decimal(seconds * 1000, seconds < 0.1 ? 1 : 0) + " ms"
  }

  package static func mebibytes(_ bytes: Int) -> String {
    decimal(Double(bytes) / 0x10_0000, 1) + " MiB"
  }

  package static func decimal(_ number: Double, _ places: Int) -> String {
    String(format: "%.\(places)f", number)
  }
}
