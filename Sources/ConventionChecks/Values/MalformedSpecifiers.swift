import LocalizationModel
import StringCatalog

/// The parts of a translation that were meant as format specifiers but are not valid, such as `％@`
/// or `% @`. `placeholder-malformed` reports them, and the other placeholder rules ignore them.
struct MalformedSpecifiers {
  /// The malformed percent signs, in the order of the text.
  let strays: [StrayPercent]

  var isEmpty: Bool { strays.isEmpty }

  /// Finds the malformed specifiers. A stray percent sign counts only if it can be meant for an
  /// argument of the source text that the translation lacks; otherwise it is just a percent sign.
  init(in translation: Translation) {
    let target = translation.target
    guard !translation.sourceArguments.isEmpty,
      target.traits.contains(.percent) || target.traits.contains(.nonASCII)
    else {
      strays = []
      return
    }
    // By class instead of number, because a malformed specifier shifts the numbers of later ones.
    var missing = UnmatchedArguments(translation.sourceArguments.kinds)
    let source = translation.source
    let isNumbered = source.specifiers.contains(where: \.isNumberWithoutDollar)
    let wellFormed = target.specifiers.filter { isNumbered || !$0.isNumberWithoutDollar }
    let arguments =
      wellFormed.count == target.specifiers.count
      ? translation.targetArguments
      : ArgumentMap(wellFormed, in: translation.localization)
    for kind in arguments.kinds { _ = missing.take(kind) }
    if missing.isEmpty {
      strays = []
      return
    }
    // If the source text has no percent sign, one in the translation is left of a specifier: `@%`.
    let hasPercent = source.specifiers.contains { $0.kind == .percent }
    strays = StrayPercent.all(in: target).filter { stray in
      guard !missing.isEmpty else { return false }
      if let kind = stray.kind { return missing.take(kind) != nil }
      let isClaimed = stray.isASCII && (stray.touchesWord || !hasPercent)
      if isClaimed { _ = missing.take(.unknown) }
      return isClaimed
    }
  }
}
