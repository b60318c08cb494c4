import LocalizationModel

/// A text as Unicode scalars, each marked as read by people or not. Placeholders, URLs, e-mail
/// addresses, tags and code are read by programs, and the rules on punctuation and language skip
/// them.
struct Prose: Sendable {
  let scalars: [Unicode.Scalar]
  /// True for each scalar that people read.
  private(set) var isProse: [Bool]
  /// The ranges that programs read, as indices of scalars, in the order in which they were found.
  /// They may overlap.
  private(set) var masks: [Range<Int>] = []

  init(_ text: CheckedText) {
    scalars = Array(text.text.unicodeScalars)
    isProse = [Bool](repeating: true, count: scalars.count)
    maskSpecifiers(text.specifiers)
    maskBraces()
    maskAddresses()
  }

  /// The scalar at an index; `nil` if programs read it, or outside of the text.
  subscript(_ index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) && isProse[index] ? scalars[index] : nil
  }

  private mutating func mask(_ range: Range<Int>) {
    for index in range { isProse[index] = false }
    masks.append(range)
  }

  private mutating func maskSpecifiers(_ specifiers: [FormatSpecifier]) {
    if specifiers.isEmpty { return }
    var byte = 0
    var next = 0
    var start: Int?
    for (index, scalar) in scalars.enumerated() {
      if next < specifiers.count, byte == specifiers[next].range.start { start = index }
      byte += UTF8.width(scalar)
      guard next < specifiers.count, byte >= specifiers[next].range.end, let first = start
      else { continue }
      let specifier = specifiers[next]
      // `50% done` is no placeholder.
      if !(specifier.kind == .argument && specifier.hasSpaceFlag) { mask(first..<index + 1) }
      start = nil
      next += 1
    }
  }

  /// Masks `${name}`, `{name}`, `<tag>` and code spans.
  private mutating func maskBraces() {
    var index = 0
    while index < scalars.count {
      let close: Unicode.Scalar? =
        switch scalars[index] {
        case "{": "}"
        case "<": ">"
        case "`": "`"
        default: nil
        }
      if let close, let end = closing(close, after: index) {
        mask(index..<end + 1)
        index = end
      }
      index += 1
    }
  }

  /// Returns the index of a closing character within 200 scalars after the opening one; `nil` if
  /// the text between them is empty or unlikely to be code.
  private func closing(_ close: Unicode.Scalar, after start: Int) -> Int? {
    guard start + 1 < scalars.count, scalars[start + 1] != " " else { return nil }
    var index = start + 1
    while index < scalars.count, index - start < 200 {
      let scalar = scalars[index]
      if scalar == close { return index > start + 1 ? index : nil }
      if scalar == scalars[start] || scalar == "\n" { return nil }
      if close != "`", !scalar.isASCII { return nil }
      index += 1
    }
    return nil
  }

  /// Masks runs of ASCII without spaces that are URLs or e-mail addresses.
  private mutating func maskAddresses() {
    var start = 0
    while start < scalars.count {
      guard Self.isAddressPart(scalars[start]) else {
        start += 1
        continue
      }
      var end = start
      while end < scalars.count, Self.isAddressPart(scalars[end]) { end += 1 }
      if isAddress(start..<end) {
        // Punctuation after an address belongs to the sentence.
        while end - 1 > start, ".,;:!?".unicodeScalars.contains(scalars[end - 1]) { end -= 1 }
        mask(start..<end)
      }
      start = end
    }
  }

  private static func isAddressPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x20 && scalar.value < 0x7F && scalar != "(" && scalar != ")" && scalar != "\""
      && scalar != "[" && scalar != "]"
  }

  private func isAddress(_ range: Range<Int>) -> Bool {
    if range.count < 5 { return false }
    let part = scalars[range]
    if part.starts(with: "www.".unicodeScalars) { return true }
    for index in range.dropFirst().dropLast() {
      switch scalars[index] {
      case ":" where part[(index + 1)...].starts(with: "//".unicodeScalars): return true
      case "@" where isProse[index]:
        if scalars[index - 1].isASCIILetter || scalars[index - 1].isASCIIDigit,
          part[(index + 1)...].contains(".")
        {
          return true
        }
      default: break
      }
    }
    return false
  }
}
