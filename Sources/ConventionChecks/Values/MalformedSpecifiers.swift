import LocalizationModel
import StringCatalog

/// What of a translation was meant for a format specifier and is none.
struct MalformedSpecifiers {
  /// In the order of the text.
  let strays: [StrayPercent]

  var isEmpty: Bool { strays.isEmpty }

  /// A percent sign counts if the translation lacks an argument of the source text that it can stand
  /// for: else it is a percent sign.
  init(in translation: Translation) {
    let target = translation.target
    guard !translation.sourceArguments.isEmpty,
      target.traits.contains(.percent) || target.traits.contains(.nonASCII)
    else {
      strays = []
      return
    }
    // By class and not by number: without the one that is malformed, the others count wrong.
    var missing = OpenArguments(translation.sourceArguments.kinds)
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
    // Where the source text has no percent sign, one is all that is left of a specifier: `@%`.
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
