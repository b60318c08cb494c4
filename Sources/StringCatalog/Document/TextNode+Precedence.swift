package import LocalizationModel

/// A localization as Xcode reads it if members overlap, for units, `import` and `export`: `device`
/// wins over other variations, and variations win over a text beside them. A variation without cases
/// counts as none.
extension TextNode {
  /// True if the localization has neither variations nor substitutions.
  package var isPlain: Bool { preferredVariation == nil && substitutions.isEmpty }

  /// True if the localization has a text, a case or a substitution.
  package var hasTexts: Bool { !isPlain || unit != nil || phrases != nil }

  /// True if a text stands beside variations, or two kinds of variations beside each other, at any
  /// depth. Xcode then ignores one of them, and deletes it when it imports.
  package var hasOverlap: Bool {
    let present = variations.firstOfEachName.filter { !$0.cases.isEmpty }
    return !present.isEmpty && (present.count > 1 || unit != nil || phrases != nil)
      || present.contains { $0.cases.contains(where: \.node.hasOverlap) }
      || substitutions.contains(where: \.node.hasOverlap)
  }

  /// Returns the substitution that the main texts mean by a name; `nil` if there is none.
  /// Substitutions inside a case are not among them.
  package func substitution(named name: String) -> Substitution? {
    let substitutions = substitutions
    LookupCounter.add(substitutionIndices == nil ? substitutions.count : 1)
    if let substitutionIndices {
      return substitutionIndices[TextKey(name)].map { substitutions[$0] }
    }
    return substitutions.first { $0.title.hasBytes(of: name) }
  }

  /// The names of the substitutions that the main texts use, such as `files` of `%#@files@`.
  package var namesInMainTexts: Set<TextKey> { namesInTexts { $0.substitution == nil } }

  /// The names of all substitutions that the texts use, present or not.
  package var usedSubstitutions: Set<TextKey> { namesInTexts { _ in true } }

  /// Returns the names of the substitutions that some texts use.
  package func namesInTexts(_ isIncluded: (LeafPath) -> Bool) -> Set<TextKey> {
    var names: Set<TextKey> = []
    forEachUnit { path, unit, _ in
      guard isIncluded(path), let text = unit.text?.text else { return true }
      for case .substitution(let name) in FormatSpecifier.all(in: text).map(\.kind) {
        names.insert(TextKey(name))
      }
      return true
    }
    return names
  }

  /// Returns the text at a path; `nil` if there is none, or if it has variations.
  package func unit(at path: LeafPath) -> StringUnit? {
    guard let node = node(at: path), node.preferredVariation == nil else { return nil }
    if let unit = node.unit { return unit.stringUnit(isSet: false) }
    return path.isEmpty ? node.phrases?.stringUnit(isSet: true) : nil
  }

  /// Returns the `stringUnit` at a path; `nil` if there is none, or if another variation hides it.
  package func textUnit(at path: LeafPath) -> TextUnit? { node(at: path)?.unit }

  /// Returns the variation at a path; `nil` if the text there has none, or if there is no text.
  package func variation(at path: LeafPath) -> Variation? { node(at: path)?.preferredVariation }

  /// Returns the kind of a present variation that differs from the one in the path, so that setting
  /// a text at the path would delete it; `nil` if the path fits.
  package func otherKind(than path: LeafPath) -> String? {
    var node = self
    for (depth, step) in path.steps.enumerated() {
      if case .variation(let kind, _) = step, let other = node.preferredVariation?.kind,
        !other.hasBytes(of: kind)
      {
        return other.text
      }
      guard let inner = node.node(behind: step, depth: depth) else { return nil }
      node = inner
    }
    return nil
  }

  /// Returns the text that corresponds to a path of another language: the text of the same cases,
  /// else of `other`, else the plain one.
  ///
  /// - Returns: The text; `nil` if there is none, or if the path's substitution is missing.
  package func standIn(for path: LeafPath) -> StringUnit? {
    var node = self
    var depth = 0
    for step in path.steps {
      switch step {
      case .substitution:
        guard let inner = node.node(behind: step, depth: depth) else { return nil }
        node = inner
      case .variation(let kind, let name):
        guard let variation = node.preferredVariation, variation.kind.hasBytes(of: kind)
        else { continue }
        guard let inner = variation.node(of: name) ?? variation.node(of: "other") else {
          return nil
        }
        node = inner
      }
      depth += 1
    }
    while let inner = node.preferredVariation?.node(of: "other") {
      node = inner
      depth += 1
    }
    if node.preferredVariation != nil { return nil }
    if let unit = node.unit { return unit.stringUnit(isSet: false) }
    return depth == 0 ? node.phrases?.stringUnit(isSet: true) : nil
  }

  /// Returns the node at a path; `nil` if there is none, or if another variation hides it from
  /// Xcode.
  func node(at path: LeafPath) -> TextNode? {
    var node = self
    for (depth, step) in path.steps.enumerated() {
      guard let inner = node.node(behind: step, depth: depth) else { return nil }
      node = inner
    }
    return node
  }

  /// Returns the node one step down.
  ///
  /// - Parameter depth: The number of steps before. Only the main texts can use substitutions.
  private func node(behind step: LeafPath.Step, depth: Int) -> TextNode? {
    switch step {
    case .substitution(let name): return depth == 0 ? substitution(named: name)?.node : nil
    case .variation(let kind, let name):
      guard let variation = preferredVariation, variation.kind.hasBytes(of: kind) else {
        return nil
      }
      return variation.node(of: name)
    }
  }

  /// The variation that wins here, even if Xcode does not read this node.
  var preferredVariation: Variation? {
    var first: Variation?
    for variation in variations.firstOfEachName where !variation.cases.isEmpty {
      if variation.kind.hasBytes(of: "device") { return variation }
      first = first ?? variation
    }
    return first
  }
}
