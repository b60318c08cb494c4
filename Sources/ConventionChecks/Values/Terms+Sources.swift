extension Terms {
  /// Returns the terms that occur in source texts, in the order of the configuration.
  package func terms(in sources: [String]) -> [GlossaryTerm] {
    if isEmpty { return [] }
    var found: Set<GlossaryTerm> = []
    for source in sources {
      let text = TermText(source)
      for term in candidates(in: source) where !found.contains(term) {
        let occurs =
          term.isWholeText
          || !TermWord(term.term, isExact: term.isExact).matches(in: text).isEmpty
        if occurs { found.insert(term) }
      }
    }
    return all.filter(found.contains)
  }
}
