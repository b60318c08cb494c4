extension FileDeclarations {
  /// What an interpolation of a property asks for, if its type is one of those that have a specifier of
  /// their own; `nil` for others, which may be aliases.
  func specifier(of property: Record) -> String? {
    if property.textLength == 0 { return nil }
    let range = text(of: property)
    if property.flags.contains(.isValue) {
      let quote = UInt8(ascii: "\"")
      return texts[range.lowerBound] == quote && texts[range.upperBound - 1] == quote ? "%@" : nil
    }
    return SpecifierInference.named[Name(texts.span, range)]
  }
}
