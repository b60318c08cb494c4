/// Mistakes for ``SeededProject`` in placeholders of translations.
extension MistakeKind {
  static let placeholders = [
    MistakeKind("a number taken for an object", "placeholder-type", in: .counted) {
      $0.change("ru") { $0.replacing("%lld", with: "%@") }
    },
    MistakeKind("an argument that nobody passes", "placeholder-type") {
      $0.change("de") { $0 + " %lld" }
    },
    MistakeKind("an object taken for a C string", "placeholder-type", in: .named) {
      $0.change("zh-Hans") { $0.replacing("%@", with: "%s") }
    },
    MistakeKind("swapped without numbers", "placeholder-order", in: .both, .restored) {
      $0.change("de") { $0.replacing("%2$lld", with: "%lld").replacing("%1$@", with: "%@") }
    },
    MistakeKind("an argument left out", "placeholder-missing", in: .named) {
      $0.change("ru") { $0.replacing(" %@", with: "") }
    },
    MistakeKind("another width", "placeholder-width", in: .counted, .restored) {
      $0.change("zh-Hans") { $0.replacing("%lld", with: "%d") }
    },
    MistakeKind("a full-width percent sign", "placeholder-malformed", in: .named, .restored) {
      $0.change("zh-Hans") { $0.replacing("%", with: "％") }
    },
    MistakeKind("a full-width at sign", "placeholder-malformed", in: .named, .restored) {
      $0.change("zh-Hans") { $0.replacing("@", with: "＠") }
    },
    MistakeKind("a capital length", "placeholder-malformed", in: .counted, .restored) {
      $0.change("de") { $0.replacing("%lld", with: "%Lld") }
    },
    MistakeKind("a number without a type", "placeholder-malformed", in: .named) {
      $0.change("de") { $0.replacing("%@", with: "%1") }
    },
    MistakeKind("a single percent sign in a format", "percent-literal", in: .share, .restored) {
      $0.change("de") { $0.replacing("%%", with: "%") }
    },
    MistakeKind("several without numbers", "unnamed-multiple", in: .both, .restored) {
      $0.change("en") { $0.replacing("1$", with: "").replacing("2$", with: "") }
    },
    MistakeKind("an unknown substitution", "substitution-undefined", in: .counted) {
      $0.change("de") { $0.replacing("%lld", with: "%#@items@") }
    },
  ]
}
