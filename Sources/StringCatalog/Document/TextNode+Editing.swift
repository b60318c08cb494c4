package import LocalizationModel
import OrderedJSON

/// Edits of a localization, for imports, pseudo-translations and fixes. Members that no text
/// replaces stay.
extension TextNode {
  /// Makes a localization or case that is one text, or one set of phrases.
  package init(_ text: UnitText, state: TranslationState) {
    self.init()
    set(text, state)
  }

  /// Sets one text.
  ///
  /// If the path has a variation where the node has a plain text, that text becomes the case `other`,
  /// unless there is such a case. Variations of other kinds than the path's are removed; where the
  /// path ends, all variations are.
  ///
  /// - Parameter substitution: Returns the argument number and the format specifier for a
  ///   substitution that has to be added.
  package mutating func set(
    _ text: UnitText, state: TranslationState, at path: LeafPath,
    substitution: (_ name: String) -> (argument: Int?, formatSpecifier: String?) = { _ in (nil, nil)
    }
  ) {
    edit(path.steps[...], substitution) { $0.set(text, state) }
  }

  /// Sets the plain text in place of all variations.
  mutating func set(_ unit: StringUnit) { set(unit.text, unit.state) }

  /// Removes a substitution with its forms.
  package mutating func removeSubstitution(named name: String) {
    let others = substitutions.filter { !$0.title.hasBytes(of: name) }
    if others.isEmpty { remove("substitutions") } else { put(.substitutions(others)) }
  }

  /// Changes each text at any depth, phrases included.
  mutating func replaceTexts(_ change: (String) throws -> String) rethrows {
    try updateNodes { _, node, _ in try node.updateOwnUnits { try $0.replaceTexts(change) } }
  }

  /// Marks each text as to be reviewed. A text in the state `new` stays `new`.
  mutating func setToBeReviewed() {
    updateNodes { _, node, _ in node.updateOwnUnits { if !$0.isNew { $0.set(.needsReview) } } }
  }

  /// Sets the state of the text that ``unit(at:)`` returns for a path, and changes nothing else.
  package mutating func setState(_ state: TranslationState, at path: LeafPath) {
    guard unit(at: path) != nil else { return }
    setState(state, behind: path.steps[...])
  }

  private mutating func setState(_ state: TranslationState, behind steps: ArraySlice<LeafPath.Step>)
  {
    switch steps.first {
    case nil:
      guard var unit = unit ?? phrases else { return }
      let isSet = self.unit == nil
      unit.set(state)
      put(isSet ? .phrases(unit) : .unit(unit))
    case .substitution(let name)?:
      var all = substitutions
      guard let index = all.firstIndex(where: { $0.title.hasBytes(of: name) }) else { return }
      all[index].node.setState(state, behind: steps.dropFirst())
      put(.substitutions(all))
    case .variation(let kind, let name)?:
      var all = variations
      let index = all.firstIndex { $0.kind.hasBytes(of: kind) }
      guard let index, var inner = all[index].node(of: name) else { return }
      inner.setState(state, behind: steps.dropFirst())
      all[index].put(Variation.Case(title: .edited(name), node: inner))
      put(.variations(all))
    }
  }

  /// Changes the format specifier of a substitution, if it has one, to the type of another one.
  mutating func changeFormatSpecifier(to specifier: FormatSpecifier) {
    guard members.contains(where: { $0.name == "formatSpecifier" }) else { return }
    put(.formatSpecifier(.edited(specifier.length + String(specifier.conversion))))
  }

  /// The localization without the states of its texts.
  var withoutStates: TextNode {
    var copy = self
    copy.updateNodes { _, node, _ in node.updateOwnUnits { $0.remove("state") } }
    return copy
  }

  /// Follows the steps down, adds what is missing, and changes the node at the end.
  mutating func edit(
    _ steps: ArraySlice<LeafPath.Step>,
    _ substitution: (String) -> (argument: Int?, formatSpecifier: String?),
    _ change: (inout TextNode) -> Void
  ) {
    switch steps.first {
    case nil: change(&self)
    case .substitution(let name)?:
      var all = substitutions
      let index = all.firstIndex { $0.title.hasBytes(of: name) } ?? all.count
      if index == all.count { all.append(Substitution(name, substitution(name))) }
      all[index].node.edit(steps.dropFirst(), substitution, change)
      put(.substitutions(all))
    case .variation(let kind, let name)?:
      var variation = variations.first { $0.kind.hasBytes(of: kind) } ?? Variation(.edited(kind))
      if let unit, !variation.hasCase("other") {
        variation.put(Variation.Case(title: .edited("other"), node: TextNode([.unit(unit)])))
      }
      remove("stringUnit")
      var inner = variation.node(of: name) ?? TextNode()
      inner.edit(steps.dropFirst(), substitution, change)
      variation.put(Variation.Case(title: .edited(name), node: inner))
      put(.variations([variation]))
    }
  }

  /// Puts a text here, in place of variations and of the other kind of text.
  private mutating func set(_ text: UnitText, _ state: TranslationState) {
    remove("variations")
    var unit: TextUnit
    switch text {
    case .plain:
      unit = self.unit ?? TextUnit()
      remove("stringSet")
    case .phrases:
      unit = phrases ?? TextUnit()
      remove("stringUnit")
    }
    unit.set(state)
    unit.set(text)
    if case .plain = text { put(.unit(unit)) } else { put(.phrases(unit)) }
  }
}

extension Substitution {
  /// Makes a substitution without forms.
  package init(_ name: String, _ source: (argument: Int?, formatSpecifier: String?)) {
    var members: [TextNode.Member] = []
    if let number = source.argument {
      members.append(.argument(ArgumentNumber(json: .number(String(number)), range: nil)))
    }
    if let specifier = source.formatSpecifier {
      members.append(.formatSpecifier(.edited(specifier)))
    }
    self.init(title: .edited(name), node: TextNode(members))
  }
}
