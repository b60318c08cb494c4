package import LocalizationModel

/// The localization as Xcode reads it if members overlap, for `import`, `export` and rules:
/// `device` wins over other variations, and variations win over a text beside them. A variation
/// without cases counts as none.
extension LocalizationContents {
  /// True if the localization has neither variations nor substitutions.
  package var isPlain: Bool { variation(at: LeafPath()) == nil && ownSubstitutions.isEmpty }

  /// True if the localization has a text, a case or a substitution.
  package var hasTexts: Bool { !isPlain || unit(at: LeafPath()) != nil }

  /// True if a text stands beside variations, or two kinds of variations beside each other, at any
  /// depth. Xcode then ignores one of them, and deletes it when it imports.
  package var hasOverlap: Bool {
    variations.contains { variation in
      let path = variation.path
      return !variation.cases.isEmpty
        && (indexOfLeaf(path) != nil || path.isEmpty && phrases != nil
          || variations(at: path).count { !$0.cases.isEmpty } > 1)
    }
  }

  /// The substitutions that the main texts can use, in the order of the file. Substitutions inside
  /// a case are not among them.
  package var ownSubstitutions: [SubstitutionContents] {
    substitutions.isEmpty ? [] : substitutions.filter(\.path.isEmpty)
  }

  /// Returns the substitution that the main texts mean by a name; `nil` if there is none.
  package func ownSubstitution(_ name: String) -> SubstitutionContents? {
    if let found = substitution(named: name), found.path.isEmpty, found.name.hasBytes(of: name) {
      return found
    }
    // The first substitution of this name lies inside a case, or its name differs in Unicode
    // composition: search for the right one.
    return substitutions.first { $0.path.isEmpty && $0.name.hasBytes(of: name) }
  }

  /// The names of the substitutions that the main texts use, such as `files` of `%#@files@`.
  package var namesInMainTexts: Set<TextKey> {
    var names: Set<TextKey> = []
    for leaf in leaves where leaf.path.substitution == nil {
      for specifier in FormatSpecifier.all(in: leaf.value?.text ?? "") {
        if case .substitution(let name) = specifier.kind { names.insert(TextKey(name)) }
      }
    }
    return names
  }

  /// Returns the text at a path; `nil` if there is none, or if it has variations.
  package func unit(at path: LeafPath) -> StringUnit? {
    guard variations.isEmpty || variation(at: path) == nil, isVisible(path) else { return nil }
    if let index = indexOfLeaf(path) {
      return StringUnit(
        state: TranslationState(rawValue: leaves[index].state?.text ?? ""),
        text: .plain(leaves[index].value?.text ?? ""))
    }
    guard path.isEmpty, let phrases else { return nil }
    return StringUnit(
      state: TranslationState(rawValue: phrases.state?.text ?? ""),
      text: .phrases(phrases.values.map(\.text)))
  }

  /// Returns the variation at a path; `nil` if the text there has none, or if there is no such
  /// text.
  package func variation(at path: LeafPath) -> VariationContents? {
    isVisible(path) ? preferredVariation(at: path) : nil
  }

  /// Returns the kind of a present variation that differs from the one in the path, so that setting
  /// a text at the path would delete it; `nil` if the path fits.
  package func otherKind(than path: LeafPath) -> String? {
    var outer = LeafPath()
    for step in path.steps {
      if case .variation(let kind, _) = step,
        let other = preferredVariation(at: outer)?.kind.text, other != kind
      {
        return other
      }
      guard has(step, at: outer) else { return nil }
      outer.steps.append(step)
    }
    return nil
  }

  /// Returns the text that corresponds to a path of another language: the text of the same cases,
  /// else of `other`, else the plain one.
  ///
  /// - Returns: The text; `nil` if there is none, or if the path's substitution is missing.
  package func standIn(for path: LeafPath) -> StringUnit? {
    if variations.isEmpty, path.substitution == nil { return unit(at: LeafPath()) }
    var found = LeafPath()
    for step in path.steps {
      switch step {
      case .substitution:
        guard has(step, at: found) else { return nil }
        found.steps.append(step)
      case .variation(let kind, let name):
        guard let variation = preferredVariation(at: found), variation.kind.text == kind
        else { continue }
        guard let present = [name, "other"].first(where: variation.hasCase) else { return nil }
        found.steps.append(.variation(kind: kind, case: present))
      }
    }
    while let variation = preferredVariation(at: found), variation.hasCase("other") {
      found.steps.append(.variation(kind: variation.kind.text, case: "other"))
    }
    return unit(at: found)
  }

  /// True if no other variation hides the path from Xcode.
  private func isVisible(_ path: LeafPath) -> Bool {
    path.steps.indices.allSatisfy { has(path.steps[$0], at: LeafPath(Array(path.steps[..<$0]))) }
  }

  /// True if the variation that Xcode reads at `outer`, or a substitution, has the step.
  private func has(_ step: LeafPath.Step, at outer: LeafPath) -> Bool {
    switch step {
    case .substitution(let name): return outer.isEmpty && ownSubstitution(name) != nil
    case .variation(let kind, let name):
      guard let variation = preferredVariation(at: outer) else { return false }
      return variation.kind.hasBytes(of: kind) && variation.hasCase(name)
    }
  }

  /// Returns the variation that wins at a path, even if Xcode does not read the path.
  private func preferredVariation(at path: LeafPath) -> VariationContents? {
    if variations.isEmpty { return nil }
    let present = variations(at: path).filter { !$0.cases.isEmpty }
    return present.first { $0.kind.hasBytes(of: "device") } ?? present.first
  }
}
