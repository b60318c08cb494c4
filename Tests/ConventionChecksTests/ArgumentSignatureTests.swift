import ConventionChecks
import LocalizationModel
import Testing

@Suite struct ArgumentSignatureTests {
  private static let parts = [
    "%@", "%lld", "%d", "%f", "%1$@", "%2$lld", "%2$@", "%1$d", "%%", "%5d", "% d", "%arg",
    "%#@n@", "%", "%1@", "text",
  ]

  /// All texts of two or three parts.
  private static let texts = parts.flatMap { first in
    parts.flatMap { second in
      ["\(first) \(second)", "\(first) a\(second)b %@", "\(second)\(first)"]
    }
  }

  @Test func saysWhatPlainTextsTake() {
    var known: [ArgumentSignature: [String]] = [:]
    for text in Self.texts {
      let shape = ArgumentSignature(text)
      if shape.isComplex { continue }
      let checked = CheckedText(text, ByteRange(start: 0, end: 0))
      #expect(StrayPercent.all(in: checked).isEmpty, "\(text)")
      #expect(checked.specifiers.allSatisfy { $0.kind == .argument && $0.flags.isEmpty })
      let arguments = Self.arguments(checked)
      #expect(Set(ArgumentMap(checked.specifiers).uses.map(\.number)).count == arguments.count)
      #expect(known[shape] ?? arguments == arguments, "\(text)")
      known[shape] = arguments
    }
    #expect(known.count > 10)
  }

  @Test(arguments: [
    ("%@ of %lld", "%2$lld: %1$@"), ("%1$@", "%@"), ("%lld files", "%1$lld"), ("none", ""),
  ])
  func isTheSameInAnyOrder(left: String, right: String) {
    #expect(ArgumentSignature(left) == ArgumentSignature(right))
    #expect(!ArgumentSignature(left).isComplex)
  }

  @Test(arguments: [
    ("%@ of %lld", "%lld of %@"), ("%@", "%1$@ %2$@"), ("%d", "%ld"), ("%lld", "%llu"),
    ("%@", "%2$@"), ("%@", ""),
  ])
  func tellsOthersApart(left: String, right: String) {
    #expect(ArgumentSignature(left) != ArgumentSignature(right))
  }

  /// Each argument with all that takes it.
  private static func arguments(_ text: CheckedText) -> [String] {
    ArgumentMap(text.specifiers).uses.map { use in
      let specifier = text.specifiers[use.specifier]
      return "\(use.number) \(specifier.length)\(specifier.conversion)"
    }.sorted()
  }
}
