import LocalizationModel

extension WordChange {
  /// A changed word that probably changes the meaning: a number, a unit of measure, a negation, or
  /// the opposite of a replaced word. `nil` if there is none.
  var changedMeaning: String? {
    for hunk in hunks {
      let (old, new) = (hunk.removed.filter(\.isWord), hunk.inserted.filter(\.isWord))
      let words = (old: Set(old.map(\.key)), new: Set(new.map(\.key)))
      func isListed(_ token: Token, in list: Set<String>) -> Bool { list.contains(token.key) }
      for (tokens, otherWords) in [(new, words.old), (old, words.new)] {
        let changed = tokens.first { token in
          if otherWords.contains(token.key) { return false }
          return token.text.contains(where: \.isNumber) || isListed(token, in: Self.negations)
            || token.key.hasSuffix("n't") || token.key.hasSuffix("n’t")
            || isListed(token, in: Self.units) && otherWords.contains(where: Self.units.contains)
            || otherWords.contains { Self.areOpposite($0, token.key) }
        }
        if let changed { return changed.text }
      }
    }
    return nil
  }

  private static func areOpposite(_ left: String, _ right: String) -> Bool {
    opposites.contains { $0.0 == left && $0.1 == right || $0.1 == left && $0.0 == right }
      || ["un", "dis", "de", "in", "im"].contains { $0 + left == right || $0 + right == left }
  }

  private static let negations: Set<String> = [
    "no", "not", "never", "without", "cannot", "neither", "nor", "none", "不", "没", "未", "无", "非",
  ]

  private static let units: Set<String> = [
    "second", "seconds", "minute", "minutes", "hour", "hours", "day", "days", "week", "weeks",
    "month", "months", "year", "years", "byte", "bytes", "kb", "mb", "gb", "tb", "kib", "mib",
    "gib", "meter", "meters", "metre", "metres", "kilometer", "kilometers", "kilometre",
    "kilometres", "mile", "miles", "foot", "feet", "inch", "inches", "yard", "yards", "km", "cm",
    "mm", "gram", "grams", "kilogram", "kilograms", "kg", "pound", "pounds", "lb", "lbs", "ounce",
    "ounces", "oz", "liter", "liters", "litre", "litres", "gallon", "gallons", "percent", "pixel",
    "pixels", "point", "points", "celsius", "fahrenheit", "kcal", "kj", "秒", "分", "时", "天", "周",
    "月", "年",
  ]

  private static let opposites: [(String, String)] = [
    ("accept", "decline"), ("accept", "reject"), ("add", "remove"), ("add", "delete"),
    ("allow", "deny"), ("allow", "block"), ("allow", "forbid"), ("approve", "reject"),
    ("ascending", "descending"), ("attach", "detach"), ("before", "after"), ("begin", "end"),
    ("below", "above"), ("bottom", "top"), ("close", "open"), ("collapse", "expand"),
    ("connect", "disconnect"), ("decrease", "increase"), ("decrypt", "encrypt"),
    ("disable", "enable"), ("disabled", "enabled"), ("download", "upload"), ("earlier", "later"),
    ("exclude", "include"), ("export", "import"), ("fail", "succeed"), ("failed", "succeeded"),
    ("false", "true"), ("fewer", "more"), ("first", "last"), ("from", "to"), ("hide", "show"),
    ("hidden", "shown"), ("hidden", "visible"), ("in", "out"), ("keep", "delete"),
    ("keep", "discard"), ("least", "most"), ("left", "right"), ("less", "more"), ("load", "save"),
    ("login", "logout"), ("lower", "raise"), ("maximum", "minimum"), ("max", "min"),
    ("newer", "older"), ("newest", "oldest"), ("next", "previous"), ("off", "on"),
    ("pause", "resume"), ("private", "public"), ("pull", "push"), ("receive", "send"),
    ("received", "sent"), ("redo", "undo"), ("save", "discard"), ("start", "stop"),
    ("start", "end"), ("down", "up"), ("yes", "no"), ("开", "关"), ("显", "隐"), ("上", "下"),
    ("左", "右"), ("前", "后"), ("增", "减"),
  ]
}
