package import LocalizationModel
import OrderedJSON

/// An editable copy of one localization of an entry, into which texts are set at any depth.
///
/// `import` and `pseudo` make one per key and language and hand it to ``LocalizationChanges``.
/// Members that no text replaces survive.
///
///     var editor = LocalizationEditor(table.column("ru"), at: place)
///     editor.set(.plain("%lld файл"), state: .translated, at: path)
///     changes.append(editor)
package struct LocalizationEditor: Sendable {
  /// The index of the entry's slot in the catalog.
  let place: Int
  /// The localization as edited so far.
  private(set) var json: JSONValue
  /// True if a text was set that the localization did not hold already.
  private(set) var isChanged = false

  /// Makes an editor for an entry's localization; empty if it has none.
  ///
  /// - Parameters:
  ///   - column: The column of the language.
  ///   - place: The index of the entry's slot in the catalog.
  package init(_ column: LocalizationColumn, at place: Int) {
    self.place = place
    let old = column.json(at: place) ?? .object([])
    json = old.members == nil ? .object([]) : old
  }

  /// Makes an empty editor, for a localization that is written from scratch.
  ///
  /// - Parameter place: The index of the entry's slot in the catalog.
  package init(anewAt place: Int) {
    self.place = place
    json = .object([])
  }

  /// True if the localization equals the entry's in the column, the order of members aside.
  package func isSame(as column: LocalizationColumn) -> Bool {
    column.json(at: place).map { $0.arranged == json.arranged } ?? false
  }

  /// The text and state if the localization holds nothing else; `nil` if it does.
  package var onlyUnit: StringUnit? {
    guard let members = json.members, members.count == 1, members[0].name == "stringUnit",
      let unit = members[0].value.members, unit.count == 2,
      let state = members[0].value["state"]?.string, let value = members[0].value["value"]?.string
    else { return nil }
    return StringUnit(state: TranslationState(rawValue: state), value: value)
  }

  /// Writes the localization as it stands in an entry of a file, in Xcode's layout and order.
  func write(to writer: inout JSONWriter) {
    if let unit = onlyUnit {
      unit.write(to: &writer)
    } else {
      writer.write(json.arranged, depth: StringUnit.depth)
    }
  }

  /// The localization as JSON in Xcode's layout, indented as in an entry of a file.
  package var text: String {
    var writer = JSONWriter()
    write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The localization as edited so far, for checks. Its byte ranges belong to no file.
  ///
  /// - Parameter language: The language of the localization.
  package func contents(in language: String) -> LocalizationContents? {
    LocalizationContents(edited: json, language: language)
  }

  /// Sets one text.
  ///
  /// If the path has a variation where the localization has a plain text, that text becomes the
  /// case `other`, unless there is such a case. Variations of other kinds than the path's are
  /// removed; where the path ends, all variations are.
  ///
  /// - Parameter substitution: Returns the argument number and the format specifier for a
  ///   substitution that has to be added.
  package mutating func set(
    _ text: UnitText, state: TranslationState, at path: LeafPath,
    substitution: (_ name: String) -> (argument: Int?, formatSpecifier: String?) = { _ in (nil, nil)
    }
  ) {
    let old = json
    Self.edit(&json, path.steps[...], substitution) { Self.write(text, state, into: &$0) }
    isChanged = isChanged || json != old
  }

  /// Removes a substitution with its forms.
  package mutating func removeSubstitution(named name: String) {
    guard var substitutions = json["substitutions"] else { return }
    substitutions[name] = nil
    json["substitutions"] = substitutions.members?.isEmpty == true ? nil : substitutions
    isChanged = true
  }

  /// Follows the steps down from a node, adds what is missing, and changes the object at the end.
  private static func edit(
    _ node: inout JSONValue, _ steps: ArraySlice<LeafPath.Step>,
    _ substitution: (String) -> (argument: Int?, formatSpecifier: String?),
    _ change: (inout JSONValue) -> Void
  ) {
    guard let step = steps.first else {
      change(&node)
      return
    }
    switch step {
    case .substitution(let name):
      var substitutions = node["substitutions"] ?? .object([])
      var inner = substitutions[name] ?? newSubstitution(substitution(name))
      edit(&inner, steps.dropFirst(), substitution, change)
      substitutions[name] = inner
      node["substitutions"] = substitutions
    case .variation(let kind, let name):
      var cases = node["variations"]?[kind] ?? .object([])
      if let unit = node["stringUnit"], cases["other"] == nil {
        cases["other"] = .object([JSONValue.Member("stringUnit", unit)])
      }
      node["stringUnit"] = nil
      var inner = cases[name] ?? .object([])
      edit(&inner, steps.dropFirst(), substitution, change)
      cases[name] = inner
      node["variations"] = .object([JSONValue.Member(kind, cases)])
    }
  }

  private static func newSubstitution(
    _ substitution: (argument: Int?, formatSpecifier: String?)
  ) -> JSONValue {
    var members: [JSONValue.Member] = []
    if let argument = substitution.argument {
      members.append(JSONValue.Member("argNum", .number(String(argument))))
    }
    if let specifier = substitution.formatSpecifier {
      members.append(JSONValue.Member("formatSpecifier", .string(specifier)))
    }
    return .object(members)
  }

  /// Puts a text into the object at the end of its path, in place of variations and of the other
  /// kind of text.
  private static func write(_ text: UnitText, _ state: TranslationState, into node: inout JSONValue)
  {
    node["variations"] = nil
    let name: String
    let value: JSONValue.Member
    switch text {
    case .plain(let text): (name, value) = ("stringUnit", JSONValue.Member("value", .string(text)))
    case .phrases(let phrases):
      let values = JSONValue.array(phrases.map { .string($0) })
      (name, value) = ("stringSet", JSONValue.Member("values", values))
    }
    var member = node[name] ?? .object([])
    member["state"] = .string(state.rawValue)
    member[value.name] = value.value
    node[name == "stringUnit" ? "stringSet" : "stringUnit"] = nil
    node[name] = member
  }
}
