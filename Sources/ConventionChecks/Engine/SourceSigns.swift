/// What an ``Occasion`` asks about the source text of many translations.
struct SourceSigns {
  let traits: TextTraits
  let shape: FormatShape
  let end: EndMark

  init(_ text: Span<UInt8>) { self.init(text, TextTraits(of: text)) }

  /// - Parameter traits: The traits of the same text.
  init(_ text: Span<UInt8>, _ traits: TextTraits) {
    self.traits = traits
    shape = FormatShape(text, traits)
    end = EndMark(of: text, isGreek: false)
  }
}
