/// Mistakes for ``SeededProject`` in catalogs: missing translations and wrong states.
extension MistakeKind {
  static let states = [
    MistakeKind("a language forgotten", "translation-missing") {
      $0.remove("ru")
      $0.replace("\"\($0.sample.key)\"", with: "⟦\"\($0.sample.key)\"⟧")
    },
    MistakeKind("an empty translation", "translation-empty") { $0.change("de") { _ in "" } },
    MistakeKind("a text not yet translated", "translation-new") {
      $0.replace("\"translated\"", with: "\"new\"", after: "\"ru\" : {")
      $0.change("ru") { $0 }
    },
    MistakeKind("the source text again", "unchanged") {
      let key = $0.sample.key
      $0.change("de") { _ in key }
    },
    MistakeKind("stale although the code has it", "stale-with-code", .restored) {
      let members = "\",\n      \"extractionState\" : ⟦\"stale\"⟧,\n      \"localizations\""
      $0.replace("\",\n      \"localizations\"", with: members)
    },
    MistakeKind("an unknown state", "state-unknown") {
      $0.replace("\"translated\"", with: "⟦\"reviewed\"⟧", after: "\"de\" : {")
    },
    MistakeKind("a member twice", "json-duplicate-key", .restored) {
      let comment = "\"comment\" : \"\($0.sample.comment)\",\n      "
      $0.replace(
        "\"localizations\"", with: "⟦\"comment\"⟧" + comment.dropFirst(9) + "\"localizations\"")
    },
  ]
}
