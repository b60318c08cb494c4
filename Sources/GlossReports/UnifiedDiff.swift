/// The difference between two texts in the unified format, as `diff -u` and git print it and
/// `patch` and `git apply` read it: three lines of context, lines end with a line feed. Every
/// `--dry-run` that shows a diff makes it with this type.
///
/// Only the window in which the texts differ is split into lines (``DiffWindow``);
/// ``LineDifference`` marks the changed ones. Time and memory are linear in the size of the texts,
/// whatever they hold.
package struct UnifiedDiff: Sendable {
  private let old: ContiguousArray<UInt8>
  private let new: ContiguousArray<UInt8>
  private let hunks: [Hunk]
  private let isNewFile: Bool

  private struct Hunk: Sendable {
    /// The first line, counted from 1; on an empty side the line before the hunk.
    let oldStart: Int
    let oldCount: Int
    let newStart: Int
    let newCount: Int
    let lines: [Line]
  }

  private struct Line: Sendable {
    enum Kind: Sendable { case same, removed, added }
    let kind: Kind
    /// The byte range of the line: in the new text for an added line, else in the old one.
    let bytes: Range<Int>
  }

  private static let context = 3

  /// - Parameter isNewFile: True if there is no old file, so that `patch` and `git apply` create
  ///   it.
  package init(
    from old: ContiguousArray<UInt8>, to new: ContiguousArray<UInt8>, isNewFile: Bool = false
  ) {
    self.isNewFile = isNewFile
    self.old = old
    self.new = new
    guard let window = DiffWindow(old.span, new.span, context: Self.context) else {
      hunks = []
      return
    }
    let oldLines = TextLines(window.old, of: old.span)
    let newLines = TextLines(window.new, of: new.span)
    let difference = LineDifference(LineIdentities(oldLines, of: old.span, newLines, of: new.span))
    hunks = Self.hunks(difference, oldLines, newLines, linesBefore: window.linesBefore)
  }

  /// True if the texts have the same bytes.
  package var isEmpty: Bool { hunks.isEmpty }

  /// The number of lines that only the new text has.
  package var addedLineCount: Int {
    hunks.reduce(0) { $0 + $1.lines.count { $0.kind == .added } }
  }

  /// The ranges of the old text that differ, each with the range of the new text in its place, in
  /// ascending order.
  var changedRanges: [(old: Range<Int>, new: Range<Int>)] {
    var changes: [(old: Range<Int>, new: Range<Int>)] = []
    /// The offset in the new text of a byte that both texts have, less its offset in the old one.
    var shift = 0
    for hunk in hunks {
      var isOpen = false
      // The lines of a hunk are consecutive in both texts. Only an empty text has no line in it.
      var offset = hunk.lines.first { $0.kind != .added }?.bytes.lowerBound ?? 0
      for line in hunk.lines {
        if line.kind == .same {
          isOpen = false
          offset += line.bytes.count
          continue
        }
        if !isOpen { changes.append((offset..<offset, offset + shift..<offset + shift)) }
        isOpen = true
        let (old, new) = changes[changes.count - 1]
        if line.kind == .removed {
          offset += line.bytes.count
          shift -= line.bytes.count
          changes[changes.count - 1].old = old.lowerBound..<offset
        } else {
          shift += line.bytes.count
          changes[changes.count - 1].new = new.lowerBound..<new.upperBound + line.bytes.count
        }
      }
    }
    return changes
  }

  /// Returns the whole diff, exact to the byte for `patch`; empty if the texts are the same.
  /// Characters that could deceive a reader, such as control characters, are the exception: they
  /// are spelled out, in a catalog as JSON spells them.
  ///
  /// - Parameter path: The path after `a/` and `b/` in the head lines. Control characters,
  ///   quotation marks and backslashes are quoted as git does.
  package func bytes(path: String) -> ContiguousArray<UInt8> {
    var bytes = ContiguousArray<UInt8>()
    guard !isEmpty else { return bytes }
    for (sign, side) in [("---", "a"), ("+++", "b")] {
      let label = TerminalText.printable(self.label(side, path), except: ["\t"])
      bytes.append(contentsOf: "\(sign) \(label)\n".utf8)
    }
    let isJSON = path.hasSuffix(".xcstrings") || path.hasSuffix(".json")
    for hunk in hunks {
      bytes.append(contentsOf: "\(Self.head(hunk))\n".utf8)
      for line in hunk.lines {
        bytes.append(Self.sign(line.kind))
        let text = line.kind == .added ? new : old
        let start = bytes.count - 1
        bytes.append(contentsOf: Self.inert(text[line.bytes], isJSON: isJSON))
        LogCommand.disarm(&bytes, from: start)
        if text[line.bytes.upperBound - 1] != UInt8(ascii: "\n") {
          bytes.append(contentsOf: "\n\(Self.missingLineFeed)\n".utf8)
        }
      }
    }
    return bytes
  }

  /// Returns the diff for a terminal or for `patch`.
  ///
  /// - Parameter isForPeople: True for a terminal, with control characters spelled out; false for
  ///   the exact diff.
  package func bytes(
    path: String, isForPeople: Bool, hasColor: Bool
  ) -> ContiguousArray<UInt8> {
    guard isForPeople else { return bytes(path: path) }
    var terminal = TerminalText(hasColor: hasColor)
    write(path: path, to: &terminal)
    return terminal.bytes
  }

  /// Returns a text without characters or log commands that a terminal or a log would obey, white
  /// space and line ends kept. `gloss textconv` prints a catalog that it cannot parse in this form.
  package static func inertLines(of text: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    var bytes = ContiguousArray<UInt8>()
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let start = bytes.count
      bytes.append(contentsOf: inert(line))
      LogCommand.disarm(&bytes, from: start)
      bytes.append(UInt8(ascii: "\n"))
    }
    // `split` yields one part more than there are line feeds.
    bytes.removeLast()
    return bytes
  }

  /// Spells out characters that a terminal or a log would obey. Tabs, the line's end and a byte
  /// order mark stay, so that `patch` takes the line.
  private static func inert(
    _ line: ArraySlice<UInt8>, isJSON: Bool = false
  ) -> ContiguousArray<UInt8> {
    let mark = line.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let end = line.reversed().prefix { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.count
    let middle = String(decoding: line.dropFirst(mark).dropLast(end), as: UTF8.self)
    let shown = TerminalText.printable(middle, except: ["\t"], isJSON: isJSON)
    if shown == middle { return ContiguousArray(line) }
    return ContiguousArray(line.prefix(mark) + Array(shown.utf8) + line.suffix(end))
  }

  /// Writes the diff for people, with control characters spelled out; it is not for `patch`.
  package func write(path: String, to terminal: inout TerminalText) {
    guard !isEmpty else { return }
    terminal.line("--- \(label("a", path))", .strong)
    terminal.line("+++ \(label("b", path))", .strong)
    for hunk in hunks {
      terminal.line(Self.head(hunk), .place)
      for line in hunk.lines {
        let text = line.kind == .added ? new : old
        let hasLineFeed = text[line.bytes.upperBound - 1] == UInt8(ascii: "\n")
        let content = String(
          decoding: text[line.bytes].dropLast(hasLineFeed ? 1 : 0), as: UTF8.self)
        let sign = String(Unicode.Scalar(Self.sign(line.kind)))
        terminal.line(sign + content, Self.style(line.kind))
        if !hasLineFeed { terminal.line(Self.missingLineFeed, .faint) }
      }
    }
  }

  private static let missingLineFeed = "\\ No newline at end of file"

  private static func sign(_ kind: Line.Kind) -> UInt8 {
    switch kind {
    case .same: UInt8(ascii: " ")
    case .removed: UInt8(ascii: "-")
    case .added: UInt8(ascii: "+")
    }
  }

  private static func style(_ kind: Line.Kind) -> TerminalStyle {
    switch kind {
    case .same: .plain
    case .removed: .removed
    case .added: .added
    }
  }

  private static func head(_ hunk: Hunk) -> String {
    func range(_ start: Int, _ count: Int) -> String {
      count == 1 ? "\(start)" : "\(start),\(count)"
    }
    return "@@ -\(range(hunk.oldStart, hunk.oldCount)) +\(range(hunk.newStart, hunk.newCount)) @@"
  }

  private func label(_ side: String, _ path: String) -> String {
    if isNewFile, side == "a" { return "/dev/null" }
    let whole = "\(side)/\(path.hasPrefix("/") ? String(path.dropFirst()) : path)"
    // No control character, quotation mark (22) or backslash (5C).
    let isPlain = whole.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != 0x22 && $0 != 0x5C }
    // After a name with spaces, `patch` needs a tab to see its end.
    guard !isPlain else { return whole.contains(" ") ? whole + "\t" : whole }
    var quoted = ""
    for scalar in whole.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let octal = String(scalar.value, radix: 8)
        quoted += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return "\"\(quoted)\""
  }

  /// Returns the hunks: runs of changed lines with their context. Changes with at most twice the
  /// context between them share a hunk.
  ///
  /// - Parameter linesBefore: The number of lines before the window.
  private static func hunks(
    _ difference: LineDifference, _ oldLines: TextLines, _ newLines: TextLines, linesBefore: Int
  ) -> [Hunk] {
    var hunks: [Hunk] = []
    var lines: [Line] = []
    /// The window's line of the first element of `lines`, on either side.
    var start = (old: 0, new: 0)
    var (old, new) = (0, 0)
    /// The number of equal lines at the end of `lines`.
    var sameAtEnd = 0
    var hasChange = false

    func close() {
      let extra = max(0, sameAtEnd - context)
      let oldCount = old - start.old - extra
      let newCount = new - start.new - extra
      hunks.append(
        Hunk(
          oldStart: linesBefore + start.old + (oldCount == 0 ? 0 : 1), oldCount: oldCount,
          newStart: linesBefore + start.new + (newCount == 0 ? 0 : 1), newCount: newCount,
          lines: Array(lines.dropLast(extra))))
      lines.removeFirst(lines.count - extra)
      sameAtEnd = extra
      hasChange = false
    }

    while old < oldLines.count || new < newLines.count {
      if old < oldLines.count, difference.isRemoved[old] {
        lines.append(Line(kind: .removed, bytes: oldLines[old]))
        old += 1
        (sameAtEnd, hasChange) = (0, true)
      } else if new < newLines.count, difference.isAdded[new] {
        lines.append(Line(kind: .added, bytes: newLines[new]))
        new += 1
        (sameAtEnd, hasChange) = (0, true)
      } else {
        lines.append(Line(kind: .same, bytes: oldLines[old]))
        old += 1
        new += 1
        sameAtEnd += 1
        if hasChange, sameAtEnd > 2 * context { close() }
        if !hasChange, lines.count > context { lines.removeFirst() }
      }
      if !hasChange { start = (old - lines.count, new - lines.count) }
    }
    if hasChange { close() }
    return hunks
  }
}
