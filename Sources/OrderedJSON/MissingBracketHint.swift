/// The line where a truncated file probably lost a closing bracket, guessed from its indentation.
///
/// Editors put a closing bracket under the line that opened it. The first bracket that stands alone
/// on its line at another indentation belongs to an outer container, so an inner one is missing
/// before it. ``JSONSyntaxError`` names the line, because the parser notices only at the end of the
/// file.
struct MissingBracketHint {
  /// The line of the misplaced bracket, counted from 1.
  let line: Int

  /// Finds the first misplaced bracket; `nil` if every closing bracket that begins a line is
  /// indented as the line of its opening bracket.
  init?(in source: Span<UInt8>) {
    var opened: [Int] = []
    var line = 1
    var indentation = 0
    var isBlank = true
    var offset = 0
    while offset < source.count {
      let byte = source[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        (indentation, isBlank) = (0, true)
        continue
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        if isBlank { indentation += 1 }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): opened.append(indentation)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let start = opened.popLast(), isBlank, start != indentation {
          self.line = line
          return
        }
      case UInt8(ascii: "\""):
        while offset < source.count, source[offset] != UInt8(ascii: "\"") {
          if source[offset] == UInt8(ascii: "\n") { line += 1 }
          offset += source[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        offset += 1
      default: break
      }
      isBlank = false
    }
    return nil
  }
}
