/// The times of `gloss extract` and another program, such as `rg`, on the same folder. The two
/// programs run in turns.
package struct Contest: Equatable, Sendable {
  package let name: String
  /// The bytes of Swift in the folder.
  package let byteCount: Int
  package let gloss: Timing
  package let peer: Timing

  package init(name: String, byteCount: Int, gloss: Timing, peer: Timing) {
    (self.name, self.byteCount, self.gloss, self.peer) = (name, byteCount, gloss, peer)
  }

  package var ratio: Double { gloss.wall.median / peer.wall.median }
  package var processorRatio: Double { gloss.processor.median / peer.processor.median }

  /// A row for the report: the name, the megabytes of Swift, and both times with their ratio, by
  /// the clock and in processor time.
  package var row: String {
    Self.row([
      name, Figure.decimal(Double(byteCount) / 1e6, 2), gloss.wall.milliseconds,
      peer.wall.milliseconds, Figure.decimal(ratio, 2), gloss.processor.milliseconds,
      peer.processor.milliseconds, Figure.decimal(processorRatio, 2),
    ])
  }

  /// Returns the heading of the rows.
  ///
  /// - Parameter peer: The name of the other program.
  package static func head(peer: String) -> String {
    row(["", "MB", "gloss ms", "\(peer) ms", "ratio", "gloss cpu ms", "\(peer) cpu ms", "ratio"])
  }

  private static func row(_ cells: [String]) -> String {
    let widths = [24, 7, 24, 22, 7, 24, 22, 7]
    var row = "  "
    for (index, (cell, width)) in zip(cells, widths).enumerated() {
      let space = String(repeating: " ", count: max(width - cell.count, 1))
      row += index == 0 ? cell + space : space + cell
    }
    return row
  }
}
