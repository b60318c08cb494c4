/// Mistakes for ``RealCatalogTrials``: tags and Markdown that get lost in translation.
extension RealMistake {
  static let markup = [
    markdown("a code span") {
      "\($0) `make`"
    } spoiled: {
      ["\($0) make", "\($0) `make", "\($0) 'make'", "\($0) ´make´"]
    },
    markdown("emphasis with stars") {
      "*\($0)*"
    } spoiled: {
      ["\($0)", "*\($0)", "\($0)*", "＊\($0)＊"]
    },
    markdown("emphasis with lines") {
      "_\($0)_"
    } spoiled: {
      ["\($0)", "_\($0)", "\($0)_", "＿\($0)＿"]
    },
    markdown("bold") {
      "**\($0)**"
    } spoiled: {
      ["\($0)", "**\($0)", "**\($0)*", "*\($0)*", "** \($0) **"]
    },
    markdown("struck") {
      "~~\($0)~~"
    } spoiled: {
      ["\($0)", "~~\($0)", "~\($0)~", "～～\($0)～～"]
    },
    markdown("a link") {
      "[\($0)](https://www.swift.org/documentation)"
    } spoiled: {
      [
        "\($0)", "[\($0)]", "[\($0)] (https://www.swift.org/documentation)",
        "[\($0)](https://www.swift.com/documentation)",
        "【\($0)】(https://www.swift.org/documentation)",
        "\($0) (https://www.swift.org/documentation)",
      ]
    },
    RealMistake.prepared("an inflection lost", "markdown") {
      "^[%lld \($0)](inflect: true)"
    } spoil: { text, chance in
      chance.pick(["^[%lld \(text)]", "^%lld \(text)", "^[%lld \(text)](inflect：true"])
    },
    tags("a tag") {
      "<b>\($0)</b>"
    } spoiled: {
      ["<b>\($0)", "\($0)</b>", "\($0)", "<strong>\($0)</strong>", "<b>\($0)<b>", "＜b＞\($0)＜/b＞"]
    },
    tags("the attributes of a tag") {
      "<a href=\"https://www.swift.org\">\($0)</a>"
    } spoiled: {
      [
        "<a>\($0)</a>", "<a href=https://www.swift.org>\($0)</a>",
        "<a href=”https://www.swift.org”>\($0)</a>", "<a href=\"https://www.swift.org>\($0)</a>",
        "<a href=«https://www.swift.org»>\($0)</a>", "<a ref=\"https://www.swift.org\">\($0)</a>",
      ]
    },
  ]

  private static func markdown(
    _ name: String, _ wrap: @escaping @Sendable (String) -> String,
    spoiled: @escaping @Sendable (String) -> [String]
  ) -> RealMistake {
    .prepared("\(name) lost", "markdown", alongside: ["urls"], wrap: wrap) {
      $1.pick(spoiled($0))
    }
  }

  private static func tags(
    _ name: String, _ wrap: @escaping @Sendable (String) -> String,
    spoiled: @escaping @Sendable (String) -> [String]
  ) -> RealMistake {
    .prepared("\(name) lost", "markup", wrap: wrap) { $1.pick(spoiled($0)) }
  }
}
