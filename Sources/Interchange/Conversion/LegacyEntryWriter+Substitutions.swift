import LegacyFormats
import LocalizationModel
import StringCatalog

/// Substitutions, which become variables of a format.
extension LegacyEntryWriter {
  /// Converts a text with substitutions into a format and its variables.
  mutating func rules(
    _ text: String, _ names: [String]
  ) throws(ConversionError) -> PropertyValue {
    let isNumbered = FormatSpecifier.all(in: text).compactMap { specifier -> Bool? in
      guard case .substitution(let name) = specifier.kind else { return nil }
      return specifier.position != nil || number(ofSubstitution: name) != nil
    }
    if isNumbered.contains(true), isNumbered.contains(false) {
      throw ConversionError(
        Message(
          "one substitution has an argument number and another has none: number both",
          comment: "原因：替换变量有的带参数序号，有的不带"))
    }
    var format = ContiguousArray<UInt8>()
    let bytes = ContiguousArray(text.utf8)
    var copied = 0
    for specifier in FormatSpecifier.all(in: text) {
      // A format that is one variable only would be read back as plain variations, unless the
      // variable has a number. Build products are not read back.
      let isWholeText = specifier.range.count == bytes.count && purpose == .editing
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
  mutating func variables(_ names: [String]) throws(ConversionError) -> [(
    String, PropertyValue
  )] {
    var variables: [(String, PropertyValue)] = []
    var seen: Set<String> = []
    var pending = names
    while let name = pending.popLast() {
      guard seen.insert(name).inserted else { continue }
      guard let substitution = localization.substitution(named: name) else {
        throw ConversionError(
          Message("there is no substitution '\(name)'", comment: "原因：没有这个替换变量。%@：变量名"))
      }
      let axes = substitution.node.variations.firstOfEachName
      guard axes.count == 1, let plural = axes.first, plural.kind.hasBytes(of: "plural") else {
        throw ConversionError(
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
      try checkOther(plural, isNeeded: purpose == .building && !members.isEmpty)
      if members.isEmpty {
        throw ConversionError(
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
