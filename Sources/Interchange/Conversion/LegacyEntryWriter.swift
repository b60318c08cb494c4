package import LegacyFormats
import LocalizationModel
package import StringCatalog

/// Converts a localization of a catalog into an entry of a `.strings` or `.stringsdict` file, for
/// `gloss convert`, and lists each text that such a file cannot hold.
package struct LegacyEntryWriter {
  /// One localization in an older format.
  package struct Result {
    /// A text for a `.strings` file, a dictionary for a `.stringsdict`, or `nil` if there is no
    /// text to write.
    package let value: PropertyValue?
    /// The reasons for texts that are not in ``value``, one each.
    package let leftOut: [ConversionFlaw]
    /// The states of texts in ``value``, each once, except `translated`. They are lost, because
    /// older formats have no states.
    package let states: [String]
    /// The names of members that are lost, because older formats do not have them.
    package let members: [String]
  }

  private let localization: TextNode
  private let key: String
  private let isSource: Bool
  /// The paths of the texts that were written.
  private var written: Set<LeafPath> = []

  /// Makes a writer for one localization.
  ///
  /// - Parameters:
  ///   - localization: The texts of a language.
  ///   - key: The key, whose specifiers can tell the type of a number.
  ///   - isSource: True for the source language, whose texts in the state `new` are written. In
  ///     other languages such a text is not translated yet.
  package init(_ localization: TextNode, key: String, isSource: Bool) {
    self.localization = localization
    self.key = key
    self.isSource = isSource
  }

  /// Converts the localization.
  ///
  /// - Throws: ``ConversionFlaw`` if the localization is left out as a whole.
  package consuming func result() throws(ConversionFlaw) -> Result {
    var writer = self
    return try writer.write()
  }

  private mutating func write() throws(ConversionFlaw) -> Result {
    let value = try value(of: localization, at: LeafPath())
    var leftOut: [ConversionFlaw] = []
    var states: [String] = []
    localization.forEachUnit { path, unit, isSet in
      if isSet { return true }
      if !written.contains(path) {
        if unit.text?.text.isEmpty == false { leftOut.append(reason(toLeaveOut: unit)) }
      } else if !isSource, let state = unit.state?.text, !states.contains(state),
        state != TranslationState.translated.rawValue
      {
        states.append(state)
      }
      return true
    }
    return Result(
      value: value, leftOut: leftOut, states: states, members: localization.namesOfUnknownMembers)
  }

  private func reason(toLeaveOut unit: TextUnit) -> ConversionFlaw {
    ConversionFlaw(
      isUntranslated(unit)
        ? Message(
          "a text in the state 'new' waits for its translation",
          comment: "原因：状态为 new 的文字还没有译文；new 原样保留")
        : Message(
          "a text beside variations, or in a substitution that no text names, is never shown",
          comment: "原因：与变体并列的文字，或没有文字用到的替换变量里的文字，不会显示"))
  }

  /// Converts a localization, or the part of one for a device or width; `nil` if it has no text.
  private mutating func value(
    of node: TextNode, at path: LeafPath
  ) throws(ConversionFlaw) -> PropertyValue? {
    if node.phrases != nil {
      throw ConversionFlaw(
        Message("phrases of shortcuts have no older form", comment: "原因：快捷指令的短语没有旧格式"))
    }
    let axes = node.variations.firstOfEachName
    if axes.count > 1 {
      throw ConversionFlaw(
        Message("variation in two ways at once has no older form", comment: "原因：译文同时按两种方式变化"))
    }
    if let axis = axes.first {
      switch axis.kind.text {
      case "plural": return try plural(axis, at: path)
      case "device": return try cases(axis, StringsdictKey.device, at: path)
      case "width": return try cases(axis, StringsdictKey.width, at: path)
      default:
        throw ConversionFlaw(
          Message(
            "no older format varies by '\(axis.kind.text)'", comment: "原因：旧格式没有这种变化。%@：变化的名称"))
      }
    }
    guard let text = text(of: node, at: path) else { return nil }
    let names = Self.substitutions(in: text)
    return names.isEmpty ? .text(text) : try rules(text, names)
  }

  /// Returns the text of a node and notes it as written; `nil` if there is none to write.
  private mutating func text(of node: TextNode, at path: LeafPath) -> String? {
    guard let unit = node.unit, !isUntranslated(unit), let text = unit.text?.text else {
      return nil
    }
    written.insert(path)
    return text.withoutLabels
  }

  /// True if a text is not translated yet.
  private func isUntranslated(_ unit: TextUnit) -> Bool {
    !isSource && unit.isNew
  }

  /// Checks that `other` is translated, because apps fall back to it for every case that is
  /// missing.
  private func checkOther(_ variation: Variation) throws(ConversionFlaw) {
    if let unit = variation.node(of: "other")?.unit, isUntranslated(unit) {
      throw ConversionFlaw(
        Message("the form 'other' is not translated", comment: "原因：复数的 other 形式没有译文"))
    }
  }

  /// Returns the names of the substitutions that a text uses.
  private static func substitutions(in text: String) -> [String] {
    FormatSpecifier.all(in: text).compactMap {
      if case .substitution(let name) = $0.kind { name } else { nil }
    }
  }

  /// Converts cases by device or width.
  private mutating func cases(
    _ variation: Variation, _ rule: String, at path: LeafPath
  ) throws(ConversionFlaw) -> PropertyValue? {
    var members: [(String, PropertyValue)] = []
    for part in variation.cases.firstOfEachName {
      if let value = try value(of: part.node, at: path.appending(variation, part)) {
        members.append((part.name, value))
      }
    }
    if members.isEmpty { return nil }
    try checkOther(variation)
    return .dictionary(named: [(rule, .dictionary(named: members))])
  }

  /// Converts plural forms into a format with one variable.
  private mutating func plural(
    _ variation: Variation, at path: LeafPath
  ) throws(ConversionFlaw) -> PropertyValue? {
    var members: [(String, PropertyValue)] = []
    var names: [String] = []
    for part in variation.cases.firstOfEachName {
      if !part.node.variations.isEmpty {
        throw ConversionFlaw(
          Message("a plural form varies in another way", comment: "原因：复数的某个形式还按别的方式变化"))
      }
      guard let text = text(of: part.node, at: path.appending(variation, part)) else { continue }
      members.append((part.name, .text(text)))
      names += Self.substitutions(in: text)
    }
    if members.isEmpty { return nil }
    try checkOther(variation)
    if names.contains(StringsdictKey.value) {
      throw ConversionFlaw(
        Message(
          "a substitution is called '\(StringsdictKey.value)': rename it",
          comment: "原因：替换变量的名称与旧格式冲突。%@：名称"))
    }
    let number = Self.number(in: members.compactMap(\.1.text).reversed() + [key])
    members.append((StringsdictKey.ruleType, .text(StringsdictKey.plural)))
    members.append((StringsdictKey.valueType, .text(number?.type ?? "lld")))
    let position = number.map { $0.position > 1 ? "\($0.position)$" : "" } ?? ""
    return .dictionary(
      named: [
        (StringsdictKey.format, .text("%\(position)#@\(StringsdictKey.value)@")),
        (StringsdictKey.value, .dictionary(named: members)),
      ] + (try variables(names)))
  }

  /// Returns the first argument of some texts that is a number, with its position and type.
  private static func number(in texts: [String]) -> (position: Int, type: String)? {
    for text in texts {
      let specifiers = FormatSpecifier.all(in: text)
      for use in ArgumentMap(specifiers).uses where use.kind == .integer || use.kind == .float {
        let specifier = specifiers[use.specifier]
        return (use.number, specifier.length + String(specifier.conversion))
      }
    }
    return nil
  }

  /// Converts a text with substitutions into a format and its variables.
  private mutating func rules(
    _ text: String, _ names: [String]
  ) throws(ConversionFlaw) -> PropertyValue {
    let isNumbered = FormatSpecifier.all(in: text).compactMap { specifier -> Bool? in
      guard case .substitution(let name) = specifier.kind else { return nil }
      return specifier.position != nil || number(ofSubstitution: name) != nil
    }
    if isNumbered.contains(true), isNumbered.contains(false) {
      throw ConversionFlaw(
        Message(
          "one substitution has an argument number and another has none: number both",
          comment: "原因：替换变量有的带参数序号，有的不带"))
    }
    var format = ContiguousArray<UInt8>()
    let bytes = ContiguousArray(text.utf8)
    var copied = 0
    for specifier in FormatSpecifier.all(in: text) {
      // A format that is one variable only would be read back as plain variations, unless the
      // variable has a number.
      let isWholeText = specifier.range.count == bytes.count
      guard case .substitution(let name) = specifier.kind, specifier.position == nil,
        let number = number(ofSubstitution: name) ?? (isWholeText ? 1 : nil)
      else { continue }
      format += bytes[copied...specifier.range.start]
      format += "\(number)$".utf8
      copied = specifier.range.start + 1
    }
    format += bytes[copied...]
    return .dictionary(
      named: [(StringsdictKey.format, .text(String(decoding: format, as: UTF8.self)))]
        + (try variables(names)))
  }

  private func number(ofSubstitution name: String) -> Int? {
    localization.substitution(named: name)?.argument
  }

  /// Converts the named substitutions, and further ones that their texts use.
  private mutating func variables(_ names: [String]) throws(ConversionFlaw) -> [(
    String, PropertyValue
  )] {
    var variables: [(String, PropertyValue)] = []
    var seen: Set<String> = []
    var pending = names
    while let name = pending.popLast() {
      guard seen.insert(name).inserted else { continue }
      guard let substitution = localization.substitution(named: name) else {
        throw ConversionFlaw(
          Message("there is no substitution '\(name)'", comment: "原因：没有这个替换变量。%@：变量名"))
      }
      let axes = substitution.node.variations.firstOfEachName
      guard axes.count == 1, let plural = axes.first, plural.kind.hasBytes(of: "plural") else {
        throw ConversionFlaw(
          Message(
            "the substitution '\(name)' varies by something other than number",
            comment: "原因：替换变量不按数量变化。%@：变量名"))
      }
      let type = substitution.formatSpecifier?.text ?? "lld"
      let number = substitution.argument
      var members: [(String, PropertyValue)] = []
      let path = LeafPath([.substitution(name)])
      for part in plural.cases.firstOfEachName {
        guard let text = text(of: part.node, at: path.appending(plural, part)) else { continue }
        pending += Self.substitutions(in: text)
        let argument = "%" + (number.map { "\($0)$" } ?? "") + type
        members.append((part.name, .text(Self.replacingArguments(of: text, by: argument))))
      }
      try checkOther(plural)
      if members.isEmpty {
        throw ConversionFlaw(
          Message("the substitution '\(name)' has no text", comment: "原因：替换变量没有文字。%@：变量名"))
      }
      members.append((StringsdictKey.ruleType, .text(StringsdictKey.plural)))
      members.append((StringsdictKey.valueType, .text(type)))
      variables.append((name, .dictionary(named: members)))
    }
    return variables
  }

  /// Replaces `%arg` in a text.
  private static func replacingArguments(of text: String, by argument: String) -> String {
    let bytes = ContiguousArray(text.utf8)
    var replaced = ContiguousArray<UInt8>()
    var copied = 0
    for specifier in FormatSpecifier.all(in: text) where specifier.kind == .substitutionArgument {
      replaced += bytes[copied..<specifier.range.start]
      replaced += argument.utf8
      copied = specifier.range.end
    }
    return String(decoding: replaced + bytes[copied...], as: UTF8.self)
  }
}

extension LeafPath {
  fileprivate func appending(_ variation: Variation, _ part: Variation.Case) -> LeafPath {
    LeafPath(steps + [.variation(kind: variation.kind.text, case: part.name)])
  }
}
