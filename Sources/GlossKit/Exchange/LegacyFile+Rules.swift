import LegacyFormats
import LocalizationModel
import StringCatalog

/// The id of a text in a `.stringsdict` file, as in Xcode's exports:
/// `/KEY:dict/VARIABLE:dict/one:dict/:string`.
struct RulePath {
  /// The names of the dictionaries, outermost first, and of the text.
  let names: [String]

  /// Parses an id; `nil` if it has another form.
  init?(_ id: String) {
    guard id.hasPrefix("/"), id.hasSuffix(":dict/:string") else { return nil }
    let middle = id.dropFirst().dropLast(":dict/:string".count)
    names = middle.split(separator: ":dict/", omittingEmptySubsequences: false).map(String.init)
    if names.count < 2 { return nil }
  }

  fileprivate init(_ names: [String]) { self.names = names }

  fileprivate var id: String { names.map { "/\($0):dict" }.joined() + "/:string" }

  /// The last name, which may be a plural form such as `few`; `nil` for the format string of a key,
  /// which is directly in the key's dictionary.
  var form: String? { names.count > 2 ? names.last : nil }

  /// The id of the same variable's `other` form.
  var other: String { of("other") }

  /// Returns the id of another form of the same variable.
  func of(_ form: String) -> String { RulePath(names.dropLast() + [form]).id }
}

extension PropertyValue {
  /// The texts to translate, with their ids, in the order of the file.
  var texts: [(id: String, text: String)] { texts(below: []) }

  private func texts(below names: [String]) -> [(id: String, text: String)] {
    members.flatMap { member -> [(id: String, text: String)] in
      let names = names + [member.name]
      switch member.value {
      case .dictionary: return member.value.texts(below: names)
      case .text(let text):
        if names.count < 2 || Self.typeNames.contains(member.name) { return [] }
        return [(RulePath(names).id, text)]
      }
    }
  }

  /// Returns the list with some texts set, each in the dictionary that its id names.
  ///
  /// - Parameters:
  ///   - texts: The new texts by id.
  ///   - source: The development language's list, from which missing rules are copied.
  /// - Throws: ``StringsError`` for an id whose dictionary is in neither list.
  func setting(
    _ texts: [TextKey: String], like source: PropertyValue?
  ) throws(StringsError) -> PropertyValue {
    var splitTexts: [(names: ArraySlice<String>, text: String)] = []
    for (id, text) in texts {
      guard let path = RulePath(id.text) else { throw .noPlace(for: id.text) }
      splitTexts.append((path.names[...], text))
    }
    return try setting(splitTexts, like: source)
  }

  /// Sets texts in this dictionary and the ones below.
  ///
  /// - Parameter texts: New texts, with the names of the dictionaries on the way from here.
  private func setting(
    _ texts: [(names: ArraySlice<String>, text: String)], like source: PropertyValue?
  ) throws(StringsError) -> PropertyValue {
    var ownTexts: [TextKey: String] = [:]
    var innerTexts: [TextKey: [(names: ArraySlice<String>, text: String)]] = [:]
    for (names, text) in texts {
      guard let name = names.first else { continue }
      if names.count == 1 {
        ownTexts[TextKey(name)] = text
      } else {
        innerTexts[TextKey(name), default: []].append((names.dropFirst(), text))
      }
    }
    var members: [(String, PropertyValue)] = []
    for member in self.members {
      let key = TextKey(member.name)
      if let texts = innerTexts.removeValue(forKey: key) {
        guard case .dictionary = member.value else { throw .noPlace(for: member.name) }
        members.append((member.name, try member.value.setting(texts, like: source?[member.name])))
      } else {
        members.append(
          (member.name, ownTexts.removeValue(forKey: key).map { .text($0) } ?? member.value))
      }
    }
    for (key, text) in ownTexts { members.append((key.text, .text(text))) }
    for (key, texts) in innerTexts {
      guard let model = source?[key.text], case .dictionary = model else {
        throw .noPlace(for: key.text)
      }
      members.append((key.text, try model.frame.setting(texts, like: model)))
    }
    return .dictionary(named: members)
  }

  /// A copy of a rule with only the texts that every language needs: the value types, the format
  /// string around the variables, and the form `other`.
  private var frame: PropertyValue {
    .dictionary(
      named: members.compactMap { member in
        switch member.value {
        case .dictionary: (member.name, member.value.frame)
        case .text:
          Self.typeNames.contains(member.name) || Self.frameNames.contains(member.name)
            ? (member.name, member.value) : nil
        }
      })
  }

  /// The texts of a rule that every language needs.
  private static let frameNames: Set = ["NSStringLocalizedFormatKey", "other"]

  /// The members that give a rule's type, which are not translated.
  private static let typeNames: Set = ["NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey"]
}

extension StringsError {
  fileprivate static func noPlace(for name: String) -> StringsError {
    StringsError(
      Message("it has no rule for '\(name)': add one", comment: "原因：.stringsdict 没有相应的规则。%@：变量名"))
  }
}

extension LegacyFile {
  /// Returns the texts to translate to a language, from the development language's file. A plural
  /// rule gets the forms of that language.
  ///
  /// - Parameter file: The language's own file, whose further forms stay.
  func texts(for language: String, beside file: LegacyFile) -> [Text] {
    guard format == .rules else { return texts }
    let countedForms = PluralRules(language: language)?.cases.filter(\.isCountedByXcode)
      .map(\.category.rawValue)
    var ownTexts: [TextKey: String] = [:]
    for text in texts { ownTexts[TextKey(text.id)] = text.text }
    var translated: [TextKey: [String]] = [:]
    for text in file.texts {
      guard let path = RulePath(text.id), let form = path.form else { continue }
      translated[TextKey(path.other), default: []].append(form)
    }
    var result: [Text] = []
    for text in texts {
      guard let path = RulePath(text.id), let form = path.form,
        PluralCategory(rawValue: form) != nil, ownTexts[TextKey(path.other)] != nil,
        let countedForms
      else {
        result.append(text)
        continue
      }
      // All forms are added in place of `other`. The form `zero` is no category of the language,
      // but Apple's formats accept it in any.
      guard form == PluralCategory.other.rawValue else { continue }
      let zero = PluralCategory.zero.rawValue
      let keptForms = (translated[TextKey(text.id)] ?? []).filter {
        PluralCategory(rawValue: $0) != nil
      }
      let forms = countedForms + keptForms + (ownTexts[TextKey(path.of(zero))] == nil ? [] : [zero])
      for form in Set(forms).sortedByBytes() {
        let id = path.of(form)
        result.append(Text(id: id, text: ownTexts[TextKey(id)] ?? text.text))
      }
    }
    return result
  }
}
