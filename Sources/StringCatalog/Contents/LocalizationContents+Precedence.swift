package import LocalizationModel

/// The localization as Xcode reads it where members overlap: `device` before other variations, and
/// variations before a text beside them. A variation without cases is none.
extension LocalizationContents {
  /// Whether it neither varies nor has substitutions.
  package var isPlain: Bool { variation(at: LeafPath()) == nil && ownSubstitutions.isEmpty }

  /// Whether it has a text, a case or a substitution.
  package var hasTexts: Bool { !isPlain || unit(at: LeafPath()) != nil }

  /// Whether a text stands beside variations, or two kinds of them beside each other, anywhere in it:
  /// then part of it is invisible to Xcode, and lost when Xcode imports.
  package var hasOverlap: Bool {
    variations.contains { variation in
      let path = variation.path
      return !variation.cases.isEmpty
        && (indexOfLeaf(path) != nil || path.isEmpty && phrases != nil
          || variations(at: path).count { !$0.cases.isEmpty } > 1)
    }
  }

  /// The substitutions that its texts can name, in the order of the file: not those in a case.
  package var ownSubstitutions: [SubstitutionContents] {
    substitutions.isEmpty ? [] : substitutions.filter(\.path.isEmpty)
  }

  /// The substitution of that name that its texts can name; `nil` if there is none.
  package func ownSubstitution(_ name: String) -> SubstitutionContents? {
    if let found = substitution(named: name), found.path.isEmpty, found.name.hasBytes(of: name) {
      return found
    }
    // One of the same name in a case, or of the same characters in other bytes, stands before it.
    return substitutions.first { $0.path.isEmpty && $0.name.hasBytes(of: name) }
  }

  /// The names of the substitutions that its main texts ask for.
  package var namesInMainTexts: Set<TextKey> {
    var names: Set<TextKey> = []
    for leaf in leaves where leaf.path.substitution == nil {
      for specifier in FormatSpecifier.all(in: leaf.value?.text ?? "") {
        if case .substitution(let name) = specifier.kind { names.insert(TextKey(name)) }
      }
    }
    return names
  }

  /// The text at a path; `nil` if there is none, or if it varies.
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

  /// The variation at a path; `nil` if the text there does not vary, or if there is none.
  package func variation(at path: LeafPath) -> VariationContents? {
    isVisible(path) ? preferredVariation(at: path) : nil
  }

  /// What a text varies by where a path has it vary by something else, so that its present variation
  /// would be gone; `nil` if the path fits.
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

  /// The text that stands for a path: the text of the same cases, else of `other`, else the one that
  /// does not vary.
  ///
  /// - Returns: `nil` if there is none, or no such substitution.
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

  /// Whether no other variation hides a path.
  private func isVisible(_ path: LeafPath) -> Bool {
    path.steps.indices.allSatisfy { has(path.steps[$0], at: LeafPath(Array(path.steps[..<$0]))) }
  }

  private func has(_ step: LeafPath.Step, at outer: LeafPath) -> Bool {
    switch step {
    case .substitution(let name): return outer.isEmpty && ownSubstitution(name) != nil
    case .variation(let kind, let name):
      guard let variation = preferredVariation(at: outer) else { return false }
      return variation.kind.hasBytes(of: kind) && variation.hasCase(name)
    }
  }

  private func preferredVariation(at path: LeafPath) -> VariationContents? {
    if variations.isEmpty { return nil }
    let present = variations(at: path).filter { !$0.cases.isEmpty }
    return present.first { $0.kind.hasBytes(of: "device") } ?? present.first
  }
}
