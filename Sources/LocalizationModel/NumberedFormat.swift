/// Returns a text with its specifiers numbered (`%@ of %lld` becomes `%1$@ of %2$lld`), so that a
/// translator can reorder them, as Xcode does for the source text of a new key. `nil` if it has
/// fewer than two, if one is numbered already, or if a `*` takes an argument of its own.
///
/// - Parameter written: The specifiers of the code's interpolations. Another specifier with a space
///   flag, as in `50% done, 50% active`, is taken for prose.
package func numberedFormat(_ text: String, written: [String] = []) -> String? {
  let bytes = ContiguousArray(text.utf8)
  var arguments: [FormatSpecifier] = []
  for specifier in FormatSpecifier.all(in: bytes.span) {
    switch specifier.kind {
    case .percent, .substitutionArgument: continue
    case .argument, .substitution: break
    }
    if specifier.position != nil || readsArgument(specifier.width)
      || readsArgument(specifier.precision)
    {
      return nil
    }
    let range = specifier.range.start..<specifier.range.end
    let isProse =
      specifier.hasSpaceFlag && !written.contains { $0.utf8.elementsEqual(bytes[range]) }
    if !isProse { arguments.append(specifier) }
  }
  guard arguments.count > 1 else { return nil }
  var numbered: [UInt8] = []
  var copied = 0
  for (index, specifier) in arguments.enumerated() {
    numbered += bytes[copied...specifier.range.start]
    numbered += "\(index + 1)$".utf8
    copied = specifier.range.start + 1
  }
  numbered += bytes[copied...]
  return String(decoding: numbered, as: UTF8.self)
}

/// True if an argument gives the width or precision.
private func readsArgument(_ field: FormatSpecifier.Field?) -> Bool {
  switch field {
  case .next, .argument: true
  case .written, nil: false
  }
}
