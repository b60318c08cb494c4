extension Parser {
  /// Parses a source without the bodies of functions, getters and accessors that hold none of some names;
  /// such a body is a block with nothing in it. Initializers are parsed whole.
  package static func parse(
    _ source: ContiguousArray<UInt8>, bodiesHolding names: NameSearch
  ) -> SyntaxTree {
    parse(
      source,
      noting: { text, word in
        let ticks = word.flags.contains(.backticked) ? 1 : 0
        return names.matches(text, word.startOffset + ticks..<word.endOffset - ticks)
      })
  }
}
