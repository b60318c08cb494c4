import TestSupport

extension Damage {
  /// All kinds of damage.
  static let damageKinds: [DamageKind] = ids + contents + structures + files

  /// Returns a kind of damage to random units.
  private static func unit(
    _ name: String,
    _ change: @escaping @Sendable (inout Markup, Range<Int>, inout SeededGenerator) -> Void
  ) -> DamageKind {
    DamageKind(name: name) { markup, random in
      // Several at once, because one among thousands would rarely hit anything.
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        guard let range = markup.units.randomElement(using: &random) else { return }
        change(&markup, range, &random)
      }
    }
  }

  /// Returns a kind of damage to an element of a unit, such as its target.
  private static func part(
    _ part: String, _ name: String,
    _ change: @escaping @Sendable (inout Markup, Range<Int>, inout SeededGenerator) -> Void
  ) -> DamageKind {
    unit(name) { markup, range, random in
      guard let inner = markup.element(part, in: range) else { return }
      change(&markup, inner, &random)
    }
  }

  private static func inner(_ markup: Markup, _ range: Range<Int>) -> String {
    markup.tokens[range].dropFirst().dropLast().map(\.text).joined()
  }

  private static let endings = [
    "|==|plural.one", "|==|plural.few", "|==|plural.zero", "|==|plural.several", "|==|device.mac",
    "|==|device.mac.plural.one", "|==|plural.one.device.mac", "|==|plural.one.plural.other",
    "|==|device.mac.device.ipad", "|==|substitutions.x.plural.one", "|==|substitutions.x",
    "|==|substitutions.@x.y@.plural.other", "|==|width.20", "|==|", "|==|x", " ", "\u{301}", "x",
  ]

  private static let ids: [DamageKind] = [
    unit("id ended in another way") { markup, range, random in
      let ending = endings.randomElement(using: &random) ?? ""
      markup.set("id", of: range.lowerBound) { $0 + ending }
    },
    unit("id cut") { markup, range, random in
      let part = Double.random(in: 0...1, using: &random)
      markup.set("id", of: range.lowerBound) { String($0.prefix(Int(Double($0.count) * part))) }
    },
    unit("id with blanks for line ends") { markup, range, _ in
      markup.set("id", of: range.lowerBound) {
        $0.replacing("&#10;", with: " ").replacing("&#9;", with: " ").replacing("&#13;", with: " ")
      }
    },
    unit("id of another case") { markup, range, _ in
      markup.set("id", of: range.lowerBound) { $0.contains("&") ? $0 : $0.uppercased() }
    },
    unit("id of another unit") { markup, range, random in
      guard let other = markup.units.randomElement(using: &random),
        let id = markup.attribute("id", of: other.lowerBound)
      else { return }
      let text = String(markup.tokens[other.lowerBound].text[id])
      markup.set("id", of: range.lowerBound) { _ in text }
    },
    unit("empty id") { markup, range, _ in markup.set("id", of: range.lowerBound) { _ in "" } },
    unit("huge id") { markup, range, random in
      let count = [1_000, 100_000, 11_000_000].randomElement(using: &random) ?? 0
      markup.set("id", of: range.lowerBound) { $0 + String(repeating: "a", count: count) }
    },
    unit("id in another normalization") { markup, range, _ in
      markup.set("id", of: range.lowerBound) {
        $0.replacing("é", with: "e\u{301}").replacing("ü", with: "u\u{308}")
          .replacing("o", with: "o\u{308}")
      }
    },
  ]

  private static let contents: [DamageKind] = [
    DamageKind(name: "attributes dropped") { markup, random in
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let tags = markup.tokens.indices.filter { markup.tokens[$0].text.contains("=\"") }
        guard let tag = tags.randomElement(using: &random) else { return }
        var words = markup.tokens[tag].text.split(
          separator: "\" ", omittingEmptySubsequences: false)
        guard words.count > 1 else { continue }
        words.remove(at: Int.random(in: 1..<words.count, using: &random))
        let text = words.joined(separator: "\" ")
        markup.replace(tag..<tag + 1, with: text.hasSuffix(">") ? text : text + "\">")
      }
    },
    part("source", "source altered") { markup, range, random in
      let old = inner(markup, range)
      let new = [
        "", old + " ", " " + old, old.replacing(" ", with: "\n"), old.uppercased(), old + "é",
        old.replacing("\n", with: "\r\n"), "x",
      ]
      markup.replace(range, with: "<source>\(new.randomElement(using: &random) ?? "")</source>")
    },
    part("target", "state of another name") { markup, range, random in
      let states = [
        "new", "translated", "final", "signed-off", "needs-translation", "needs-review-l10n",
        "needs-adaptation", "x-done", "", "TRANSLATED", "needs-review-translation",
      ]
      let state = states.randomElement(using: &random) ?? ""
      markup.set("state", of: range.lowerBound) { _ in state }
      if Int.random(in: 0..<3, using: &random) == 0 {
        let words = ["leveraged-mt", "fuzzy-match", "x-prefilled", ""]
        let word = words.randomElement(using: &random) ?? ""
        markup.set("state-qualifier", of: range.lowerBound) { _ in word }
      }
    },
    part("target", "target altered") { markup, range, random in
      let old = inner(markup, range)
      let new = [
        "", " ", "\n", old + "\n", "<![CDATA[\(old)]]>", "<g id=\"1\">\(old)</g>",
        "<g id=\"1\">a</g> <g id=\"2\">b</g>", "a<x id=\"1\"/> b",
        "<mrk mtype=\"seg\">\(old)</mrk>",
        "<mrk mtype=\"x-set\" mid=\"1\">b</mrk><mrk mtype=\"x-set\" mid=\"0\">a</mrk>",
        "\(old)%@", "%d %s %n", old.replacing("%", with: ""), old.replacing("@", with: "d"),
        "&#x1F600;\(old)", "<!-- c -->\(old)<?p i?>", "\r\n\(old)", old + old,
      ]
      let text = new.randomElement(using: &random) ?? ""
      markup.replace(range, with: "<target state=\"translated\">\(text)</target>")
    },
    part("target", "target without a state") { markup, range, _ in
      markup.replace(range, with: "<target>\(inner(markup, range))</target>")
    },
    part("target", "second target") { markup, range, random in
      let text = Bool.random(using: &random) ? "other" : inner(markup, range)
      markup.insert("<target state=\"translated\">\(text)</target>", at: range.upperBound)
    },
    part("target", "other proposals") { markup, range, _ in
      markup.insert(
        "<alt-trans><source>a</source><target state=\"translated\">proposal</target></alt-trans>",
        at: range.upperBound)
    },
    unit("not to be translated") { markup, range, random in
      let word = ["no", "yes", "maybe"].randomElement(using: &random) ?? ""
      markup.set("translate", of: range.lowerBound) { _ in word }
    },
    part("source", "entities") { markup, range, random in
      let entity = ["&nbsp;", "&#0;", "&#xFFFE;", "&bad", "&amp;amp;"].randomElement(using: &random)
      markup.insert(entity ?? "", at: range.lowerBound + 1)
    },
  ]
}
