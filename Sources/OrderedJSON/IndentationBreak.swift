/// Where a file that ends too early probably lost a closing bracket: the first one that stands alone on its
/// line, as editors lay JSON out, and not under the line that opened what it closes.
struct IndentationBreak {
  /// Counted from 1.
  let line: Int

  /// - Returns: `nil` if all brackets stand where they should.
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
