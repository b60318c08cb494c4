import LocalizationModel
import StringCatalog

/// The parts of a translation that were meant as format specifiers and are none, such as `％@` or
/// `% @`. `placeholder-malformed` reports them, and the other placeholder rules stay silent for
/// them.
struct MalformedSpecifiers {
  /// The malformed percent signs, in the order of the text.
  let strays: [StrayPercent]

  var isEmpty: Bool { strays.isEmpty }

  /// Finds the malformed specifiers. A stray percent sign counts only if the translation lacks an
  /// argument of the source text that it can stand for; otherwise it is a mere percent sign.
  init(in translation: Translation) {
    let target = translation.target
    guard !translation.sourceArguments.isEmpty,
      target.traits.contains(.percent) || target.traits.contains(.nonASCII)
    else {
      strays = []
      return
    }
    // By class and not by number: one malformed specifier shifts the numbers of those behind it.
    var missing = UnmatchedArguments(translation.sourceArguments.kinds)
    let source = translation.source
    let isNumbered = source.specifiers.contains(where: \.isNumberWithoutDollar)
    let sound = target.specifiers.filter { isNumbered || !$0.isNumberWithoutDollar }
    let taken =
      sound.count == target.specifiers.count
      ? translation.targetArguments
      : ArgumentMap(sound, in: translation.localization)
    for kind in taken.kinds { _ = missing.take(kind) }
    if missing.isEmpty {
      strays = []
      return
    }
    // If the source text has no percent sign, this one is the rest of a specifier: `@%`.
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
