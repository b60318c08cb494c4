import LocalizationModel

/// A bar of blocks for a language's coverage: full blocks for translated texts, half for texts that
/// are not final, light for missing ones.
///
/// The last block is full only if everything is translated.
struct CoverageBar {
  let full: Int
  let half: Int
  let light: Int

  /// - Parameter width: In columns, at least three.
  init(_ counts: UnitCounts, width: Int) {
    let total = counts.total
    guard total > 0 else {
      (full, half, light) = (0, 0, width)
      return
    }
    let missing = counts[.missing]
    let begun = total - counts[.translated] - missing
    let full = counts[.translated] * width / total
    // At least one block if something is open, and one of each kind if both kinds occur.
    let open = width - full
    // Half of the divisor is added to round to the nearest block.
    var half = missing + begun == 0 ? 0 : (open * begun + (missing + begun) / 2) / (missing + begun)
    if open > 1, begun > 0, missing > 0 { half = min(max(half, 1), open - 1) }
    let light = open - half
    (self.full, self.half, self.light) = (full, half, light)
  }

  func write(to terminal: inout TerminalText) {
    let parts: [(String, Int, TerminalStyle)] = [
      ("█", full, .added), ("▒", half, .changed), ("░", light, .faint),
    ]
    for (block, count, style) in parts where count > 0 {
      terminal.append(String(repeating: block, count: count), style)
    }
  }
}
