package import LegacyFormats
import LocalizationModel
package import StringCatalog

/// Converts a localization of a catalog into an entry of a `.strings` or `.stringsdict` file, for
/// `gloss convert` and `gloss compile`, and lists each text that such a file cannot hold.
package struct LegacyEntryWriter {
  /// The use of the files.
  package enum Purpose: Sendable {
    /// People and programs edit them, and they can become a catalog again.
    case editing
    /// They go into an app, as Xcode's build makes them.
    case building
  }

  /// One localization in an older format.
  package struct Result {
    /// A text for a `.strings` file, a dictionary for a `.stringsdict`, or `nil` if there is no
    /// text to write.
    package let value: PropertyValue?
    /// The text of all devices that ``value`` does not name, for the `.strings` file of a build;
    /// `nil` if there is none.
    package let fallback: String?
    /// The reasons for texts that are not in ``value``, one each.
    package let leftOut: [ConversionError]
    /// The states of texts in ``value``, each once, except `translated`. They are lost, because
    /// older formats have no states.
    package let states: [String]
    /// The names of members that are lost, because older formats do not have them.
    package let members: [String]
  }

  let localization: TextNode
  private let key: String
  private let isSource: Bool
  let purpose: Purpose
  /// The paths of the texts that were written.
  private var written: Set<LeafPath> = []

  /// Makes a writer for one localization.
  ///
  /// - Parameters:
  ///   - localization: The texts of a language.
  ///   - key: The key, whose specifiers can tell the type of a number.
  ///   - isSource: True for the source language, whose texts in the state `new` are written. In
  ///     other languages such a text is not translated yet.
  package init(
    _ localization: TextNode, key: String, isSource: Bool, purpose: Purpose = .editing
  ) {
    self.localization = localization
    self.key = key
    self.isSource = isSource
    self.purpose = purpose
  }

  /// Converts the localization.
  ///
  /// - Throws: ``ConversionError`` if the localization is left out as a whole.
  package consuming func result() throws(ConversionError) -> Result {
    var writer = self
    return try writer.write()
  }

  private mutating func write() throws(ConversionError) -> Result {
    var value = try value(of: localization, at: LeafPath())
    let fallback = purpose == .building ? try Self.takeFallback(from: &value) : nil
    var leftOut: [ConversionError] = []
    var states: [String] = []
    localization.forEachUnit { path, unit, isSet in
      if isSet { return true }
      if !written.contains(path) {
        // A build goes without untranslated texts as a matter of course.
        let isExpected = purpose == .building && isUntranslated(unit)
        if unit.text?.text.isEmpty == false, !isExpected {
          leftOut.append(reason(toLeaveOut: unit))
        }
      } else if !isSource, let state = unit.state?.text, !states.contains(state),
        state != TranslationState.translated.rawValue
      {
        states.append(state)
      }
      return true
    }
    return Result(
      value: value, fallback: fallback, leftOut: leftOut, states: states,
      members: localization.namesOfUnknownMembers)
  }

  /// Removes the text of all other devices from a rule by device, which has no such case in an app:
  /// there it is the text of the `.strings` file.
  private static func takeFallback(
    from value: inout PropertyValue?
  ) throws(ConversionError) -> String? {
    guard let cases = value?[StringsdictKey.device], let other = cases["other"] else {
      return nil
    }
    guard let text = other.text else {
      throw ConversionError(
        Message(
          "the text of all other devices varies further, which Xcode does not build",
          comment: "原因：设备变体里的 other 又按别的方式变化，Xcode 不能构建"))
    }
    let named = cases.members.filter { $0.name != "other" }
    value =
      named.isEmpty
      ? nil : .dictionary(named: [(StringsdictKey.device, .dictionary(named))])
    return text
  }

  private func reason(toLeaveOut unit: TextUnit) -> ConversionError {
    ConversionError(
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
  ) throws(ConversionError) -> PropertyValue? {
    if node.phrases != nil {
      throw ConversionError(
        Message("phrases of shortcuts have no older form", comment: "原因：快捷指令的短语没有旧格式"))
    }
    let axes = node.variations.firstOfEachName
    if axes.count > 1 {
      throw ConversionError(
        Message("variation in two ways at once has no older form", comment: "原因：译文同时按两种方式变化"))
    }
    if let axis = axes.first {
      switch axis.kind.text {
      case "plural": return try plural(axis, at: path)
      case "device": return try cases(axis, StringsdictKey.device, at: path)
      case "width": return try cases(axis, StringsdictKey.width, at: path)
      default:
        throw ConversionError(
          Message(
            "no older format varies by '\(axis.kind.text)'", comment: "原因：旧格式没有这种变化。%@：变化的名称"))
      }
    }
    guard let text = text(of: node, at: path) else { return nil }
    let names = Self.substitutions(in: text)
    return names.isEmpty ? .text(text) : try rules(text, names)
  }

  /// Returns the text of a node and notes it as written; `nil` if there is none to write.
  mutating func text(of node: TextNode, at path: LeafPath) -> String? {
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
  ///
  /// - Parameter isNeeded: True if the variation may not lack it.
  func checkOther(_ variation: Variation, isNeeded: Bool = false) throws(ConversionError) {
    let other = variation.node(of: "other")
    if other == nil, isNeeded {
      throw ConversionError(Message("there is no form 'other'", comment: "原因：没有复数的 other 形式"))
    }
    if let unit = other?.unit, isUntranslated(unit) {
      throw ConversionError(
        Message("the form 'other' is not translated", comment: "原因：复数的 other 形式没有译文"))
    }
  }

  /// Returns the names of the substitutions that a text uses.
  static func substitutions(in text: String) -> [String] {
    FormatSpecifier.all(in: text).compactMap {
      if case .substitution(let name) = $0.kind { name } else { nil }
    }
  }

  /// Converts cases by device or width.
  private mutating func cases(
    _ variation: Variation, _ rule: String, at path: LeafPath
  ) throws(ConversionError) -> PropertyValue? {
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
  ) throws(ConversionError) -> PropertyValue? {
    var members: [(String, PropertyValue)] = []
    var names: [String] = []
    for part in variation.cases.firstOfEachName {
      if !part.node.variations.isEmpty {
        throw ConversionError(
          Message("a plural form varies in another way", comment: "原因：复数的某个形式还按别的方式变化"))
      }
      guard let text = text(of: part.node, at: path.appending(variation, part)) else { continue }
      members.append((part.name, .text(text)))
      names += Self.substitutions(in: text)
    }
    if members.isEmpty { return nil }
    try checkOther(variation, isNeeded: purpose == .building)
    if names.contains(StringsdictKey.value) {
      throw ConversionError(
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
}

extension LeafPath {
  func appending(_ variation: Variation, _ part: Variation.Case) -> LeafPath {
    LeafPath(steps + [.variation(kind: variation.kind.text, case: part.name)])
  }
}
