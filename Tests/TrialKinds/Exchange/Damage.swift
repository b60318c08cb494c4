import TestSupport

/// Damages an XLIFF file at random, as programs, people and bad connections do, for
/// ``DamageTrial``.
struct Damage {
  private(set) var text: [UInt8]
  /// The names of the kinds of damage that were done, in order.
  private(set) var damageKinds: [String] = []
  private var random: SeededGenerator

  init(_ text: String, seed: UInt64) {
    self.text = Array(text.utf8)
    random = SeededGenerator(seed: seed)
  }

  /// Damages the file.
  ///
  /// - Parameter count: The number of damages. Half of the files are translated first, so that
  ///   there are translations to lose.
  mutating func apply(count: Int) {
    if Bool.random(using: &random) { translate() }
    for _ in 0..<count {
      guard let deed = Self.damageKinds.randomElement(using: &random) else { return }
      var markup = Markup(text)
      var random = random
      deed.change(&markup, &random)
      self.random = random
      text = markup.bytes
      damageKinds.append(deed.name)
    }
  }

  private mutating func translate() {
    var markup = Markup(text)
    var number = 0
    for unit in markup.units {
      guard let source = markup.element("source", in: unit) else { continue }
      number += 1
      // Text in `mrk` elements is left as it is.
      if markup.tokens[source].contains(where: { $0.isTag(named: "mrk") }) { continue }
      let inner = markup.tokens[source].dropFirst().dropLast().map(\.text).joined()
      let target = "<target state=\"translated\">\(inner) №\(number)</target>"
      if let old = markup.element("target", in: unit) {
        markup.replace(old, with: target)
      } else {
        markup.insert(target, at: source.upperBound)
      }
    }
    text = markup.bytes
    damageKinds.append("translated")
  }

  /// One kind of damage.
  struct DamageKind: Sendable {
    let name: String
    let change: @Sendable (inout Markup, inout SeededGenerator) -> Void
  }
}
