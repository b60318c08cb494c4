package import LegacyFormats
import LocalizationModel
package import StringCatalog

/// Converts an entry of a `.strings` or `.stringsdict` file into a localization of a catalog, for
/// `gloss convert`.
///
/// A text becomes a `stringUnit`. Plural, device and width rules become variations, and several
/// variables in one text become substitutions.
package struct LegacyEntryReader {
  private let key: String
  private var substitutions: [Substitution] = []

  private init(key: String) { self.key = key }

  /// Returns the localization for a file's entry.
  ///
  /// - Parameters:
  ///   - value: The entry: a text, or a dictionary of rules.
  ///   - key: The key, whose specifiers can tell the type of a number.
  /// - Throws: ``ConversionError`` for rules that a catalog cannot express.
  package static func localization(
    _ value: PropertyValue, key: String
  ) throws(ConversionError) -> TextNode {
    var reader = LegacyEntryReader(key: key)
    var localization = try reader.node(value)
    if !reader.substitutions.isEmpty {
      localization.members.append(.substitutions(reader.substitutions))
    }
    return localization
  }

  private static func variations(_ kind: String, _ cases: [Variation.Case]) -> TextNode {
    TextNode([.variations([Variation(.edited(kind), cases)])])
  }

  /// Converts an entry, or a part of one for a device or width. Substitutions are collected in
  /// ``substitutions``, because a catalog has them beside the text.
  private mutating func node(_ value: PropertyValue) throws(ConversionError) -> TextNode {
    if let text = value.text { return TextNode(.plain(text), state: .translated) }
    for (rule, kind) in [(StringsdictKey.device, "device"), (StringsdictKey.width, "width")] {
      guard let rules = value[rule] else { continue }
      if let other = value.members.first(where: { $0.name != rule }) {
        throw ConversionError(
          Message(
            "'\(other.name)' beside '\(rule)' has no place in a catalog",
            comment: "原因：.stringsdict 的条目里，按设备或宽度的规则旁边还有别的成员。%1$@：成员；%2$@：规则"))
      }
      guard case .dictionary = rules else { throw Self.notRules(rule) }
      var cases: [Variation.Case] = []
      for member in rules.members {
        cases.append(Variation.Case(title: .edited(member.name), node: try node(member.value)))
      }
      return Self.variations(kind, cases)
    }
    guard let format = value[StringsdictKey.format]?.text else {
      throw ConversionError(
        Message(
          "there is neither '\(StringsdictKey.format)' nor a rule by device or width",
          comment: "原因：.stringsdict 的条目缺少格式。%@：成员名"))
    }
    let specifiers = FormatSpecifier.all(in: format)
    // A text that is one variable only becomes plain plural forms; every other one needs
    // substitutions. The entry then has two members: the format and the variable.
    if specifiers.count == 1, let variable = specifiers.first,
      case .substitution(let name) = variable.kind, variable.range.count == format.utf8.count,
      variable.position == nil || name == StringsdictKey.value, value.members.count == 2,
      let cases = try plainCases(of: name, value)
    {
      return Self.variations("plural", cases)
    }
    try addSubstitutions(for: value, format, specifiers)
    return TextNode(.plain(Self.withoutPositions(format, specifiers)), state: .translated)
  }

  private static func notRules(_ name: String) -> ConversionError {
    ConversionError(
      Message(
        "'\(name)' holds a text in the place of rules",
        comment: "原因：.stringsdict 的成员应是规则，却是文字。%@：成员名"))
  }

  /// Returns the plural forms of a text that consists of one variable only.
  ///
  /// - Returns: The forms; `nil` if they use other variables, or if only the variable tells the
  ///   type of its number, which plain variations would lose.
  private func plainCases(
    of name: String, _ value: PropertyValue
  ) throws(ConversionError) -> [Variation.Case]? {
    let cases = try cases(of: name, value)
    let usesVariables = cases.contains { text in
      FormatSpecifier.all(in: text.value).contains {
        if case .substitution = $0.kind { true } else { false }
      }
    }
    let type = value[name]?[StringsdictKey.valueType]?.text
    let textsTellType = (cases.map(\.value) + [key]).contains { text in
      FormatSpecifier.all(in: text).contains { $0.kind == .argument && Self.type(of: $0) == type }
    }
    if usesVariables || name != StringsdictKey.value && type != nil && !textsTellType {
      return nil
    }
    return cases.map {
      Variation.Case(title: .edited($0.name), node: TextNode(.plain($0.value), state: .translated))
    }
  }

  /// Returns the plural forms of a variable, each with its category, such as `one`.
  private func cases(
    of name: String, _ value: PropertyValue
  ) throws(ConversionError) -> [(name: String, value: String)] {
    guard let variable = value[name] else {
      throw ConversionError(
        Message(
          "the format names '\(name)', which is missing",
          comment: "原因：.stringsdict 的格式里有未定义的变量。%@：变量名"))
    }
    if let type = variable[StringsdictKey.ruleType]?.text, type != StringsdictKey.plural {
      throw ConversionError(
        Message(
          "'\(name)' has the rule '\(type)', which is unknown",
          comment: "原因：.stringsdict 的规则未知。%1$@：变量名；%2$@：规则"))
    }
    guard case .dictionary(let members) = variable else { throw Self.notRules(name) }
    var cases: [(name: String, value: String)] = []
    for member in members
    where ![StringsdictKey.ruleType, StringsdictKey.valueType].contains(member.name) {
      guard let text = member.value.text else {
        throw ConversionError(
          Message(
            "the form '\(member.name)' of '\(name)' is not a text",
            comment: "原因：.stringsdict 的复数形式不是文字。%1$@：形式；%2$@：变量名"))
      }
      cases.append((member.name, text))
    }
    return cases
  }

  /// Adds a substitution for each variable of an entry.
  private mutating func addSubstitutions(
    for value: PropertyValue, _ format: String, _ specifiers: [FormatSpecifier]
  ) throws(ConversionError) {
    let uses = ArgumentMap(specifiers).uses
    var numbers: [String: Int] = [:]
    for use in uses {
      if case .substitution(let name) = specifiers[use.specifier].kind, numbers[name] == nil {
        numbers[name] = use.number
      }
    }
    for member in value.members where member.name != StringsdictKey.format {
      let type = member.value[StringsdictKey.valueType]?.text ?? "d"
      let forms = try cases(of: member.name, value)
      let number = try numbers[member.name].map { number throws(ConversionError) in
        try Self.argument(
          of: member.name, inOrder: number, type, forms.map(\.value), specifiers, uses)
      }
      let cases = forms.map { text in
        Variation.Case(
          title: .edited(text.name),
          node: TextNode(
            .plain(Self.withArgument(text.value, type, number: number)), state: .translated))
      }
      var substitution = Substitution(member.name, (number, type))
      substitution.node.members += Self.variations("plural", cases).members
      let earlier = substitutions.first { $0.title == substitution.title }
      if let earlier, earlier != substitution {
        throw ConversionError(
          Message(
            "'\(member.name)' is not the same for every device",
            comment: "原因：.stringsdict 的变量因设备而异。%@：变量名"))
      }
      if earlier == nil { substitutions.append(substitution) }
    }
  }

  /// Returns the number of the argument that the forms of a variable count.
  ///
  /// Beside numbered specifiers, as in `%1$@: %#@n@`, the order in the format does not tell it: the
  /// number that the forms show does.
  ///
  /// - Parameter number: The variable's number by the order in the format.
  private static func argument(
    of name: String, inOrder number: Int, _ type: String, _ forms: [String],
    _ specifiers: [FormatSpecifier], _ uses: [ArgumentMap.Use]
  ) throws(ConversionError) -> Int {
    let isWritten = specifiers.contains { $0.kind == .substitution(name) && $0.position != nil }
    let others = uses.filter { specifiers[$0.specifier].kind == .argument }
    if isWritten || !others.contains(where: \.isNumbered) { return number }
    let shown = Set(
      forms.flatMap { FormatSpecifier.all(in: $0) }.filter {
        $0.kind == .argument && Self.type(of: $0) == type
      }.compactMap(\.position))
    if shown.count == 1, let only = shown.first { return only }
    let counted = type.unicodeScalars.last.map { ArgumentClass(conversion: $0) } ?? .unknown
    if let other = others.first(where: { $0.number == number && !$0.kind.fits(counted) }) {
      throw ConversionError(
        Message(
          "'\(name)' counts argument \(number), which the format takes as \(other.kind.name)",
          comment: "原因：.stringsdict 的变量计数的参数在格式里是别的类型。%1$@：变量名；%2$lld：参数序号；%3$@：类别"))
    }
    return number
  }

  /// Removes argument numbers from the variables in a format, because in a catalog the
  /// substitutions have them.
  private static func withoutPositions(
    _ format: String, _ specifiers: [FormatSpecifier]
  ) -> String {
    replacing(specifiers, in: format) { specifier in
      if case .substitution(let name) = specifier.kind, specifier.position != nil {
        "%#@\(name)@"
      } else {
        nil
      }
    }
  }

  /// Replaces a variable's number in one of its texts by `%arg`, as catalogs spell it.
  ///
  /// - Parameter number: The number of the variable's argument; `nil` if it is not known.
  private static func withArgument(_ text: String, _ type: String, number: Int?) -> String {
    var isFirst = true
    return replacing(FormatSpecifier.all(in: text), in: text) { specifier in
      guard specifier.kind == .argument, Self.type(of: specifier).utf8.elementsEqual(type.utf8),
        specifier.flags.isEmpty, specifier.width == nil, specifier.precision == nil
      else { return nil }
      if let position = specifier.position { return position == number ? "%arg" : nil }
      defer { isFirst = false }
      return isFirst ? "%arg" : nil
    }
  }

  /// Returns the type of a specifier's argument as `NSStringFormatValueTypeKey` spells it, such as
  /// `lld`.
  private static func type(of specifier: FormatSpecifier) -> String {
    specifier.length + String(specifier.conversion)
  }

  /// Returns a text with specifiers replaced; those for which `replacement` returns `nil` stay.
  private static func replacing(
    _ specifiers: [FormatSpecifier], in text: String, by replacement: (FormatSpecifier) -> String?
  ) -> String {
    let bytes = ContiguousArray(text.utf8)
    var replaced = ContiguousArray<UInt8>()
    var copied = 0
    for specifier in specifiers {
      guard let new = replacement(specifier) else { continue }
      replaced += bytes[copied..<specifier.range.start]
      replaced += new.utf8
      copied = specifier.range.end
    }
    return String(decoding: replaced + bytes[copied...], as: UTF8.self)
  }
}
