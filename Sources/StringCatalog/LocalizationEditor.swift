package import LocalizationModel
import OrderedJSON

/// One localization of an entry, to put texts into at any depth. What is not replaced stays.
///
///     var editor = LocalizationEditor(catalog, key: "%lld files", language: "ru")
///     editor.set(.plain("%lld файл"), state: .translated, at: path)
///     catalog.replace(with: editor)
package struct LocalizationEditor: Sendable {
  package enum Text: Sendable, Equatable {
    case plain(String)
    /// The phrases of a `stringSet`.
    case phrases([String])

    /// Texts are the same if their bytes are.
    package static func == (left: Text, right: Text) -> Bool {
      switch (left, right) {
      case (.plain(let left), .plain(let right)): left.utf8.elementsEqual(right.utf8)
      case (.phrases(let left), .phrases(let right)):
        left.elementsEqual(right) { $0.utf8.elementsEqual($1.utf8) }
      default: false
      }
    }
  }

  package let key: String
  package let language: String
  private var localization: JSONValue

  /// - Parameter language: It need not have anything yet.
  package init(_ catalog: StringCatalog, key: String, language: String) {
    self.key = key
    self.language = language
    let old = catalog.entry(key)?.content["localizations"]?[language]?.json
    localization = old?.members == nil ? .object([]) : old ?? .object([])
  }

  fileprivate var json: JSONValue { localization }

  /// What it holds now.
  package var content: CatalogValue { .edited(localization) }

  /// Sets one text. A text that did not vary and now does becomes the case `other`, unless there is
  /// one; what varied in another way, or does not any more, is replaced.
  ///
  /// - Parameter substitution: Argument number and format specifier of one that has to be made.
  package mutating func set(
    _ text: Text, state: TranslationState, at path: LeafPath,
    substitution: (_ name: String) -> (argument: Int?, formatSpecifier: String?) = { _ in (nil, nil)
    }
  ) {
    Self.edit(&localization, path.steps[...], substitution) {
      Self.write(text, state, into: &$0)
    }
  }

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
      var inner = substitutions[name] ?? made(substitution(name))
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

  private static func made(_ substitution: (argument: Int?, formatSpecifier: String?)) -> JSONValue
  {
    var members: [JSONValue.Member] = []
    if let argument = substitution.argument {
      members.append(JSONValue.Member("argNum", .number(String(argument))))
    }
    if let specifier = substitution.formatSpecifier {
      members.append(JSONValue.Member("formatSpecifier", .string(specifier)))
    }
    return .object(members)
  }

  private static func write(_ text: Text, _ state: TranslationState, into node: inout JSONValue) {
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

extension StringCatalog {
  /// Gives a key that the catalog has the localization that was edited.
  package mutating func replace(with editor: LocalizationEditor) {
    edit(editor.key) { entry in
      var localizations = entry["localizations"] ?? .object([])
      if localizations.members == nil { localizations = .object([]) }
      localizations[editor.language] = editor.json
      entry["localizations"] = localizations
    }
  }
}
