package import LocalizationModel
package import SwiftTree

/// A function, initializer, modifier or attribute that makes literals localizable: one row of the
/// table that decides what is extracted.
///
/// Everything about an API stands in its row, so that lists in different rules cannot drift apart.
/// It is a class because rows are passed along for every call that they could match: copies of a
/// structure would retain all its lists each time.
package final class LocalizingAPI: Sendable {
  /// The form of a call in the code.
  package enum Form: Sendable {
    /// `Text(…)`, `SwiftUI.Text(…)`, `Text.init(…)`.
    case initializer
    /// `.navigationTitle(…)`, with or without a base in sight.
    case modifier
    /// `requestValue(…)`, on a value or on `self`.
    case method
    /// `.value(…)` without a base; its type comes from the context.
    case implicitMember
    /// `@Parameter(…)`.
    case attribute
    /// `#localized(…)`.
    case macro
    /// `"…".localized`: the literal stands before the period.
    case suffix
  }

  /// The arguments that hold localizable text.
  package enum Localized: Sendable {
    /// The first argument, if it has no label.
    case first
    case labels([String])
    /// The first argument, if it has no label, and those with the labels.
    case firstAnd([String])
    /// All arguments without a label.
    case unlabelled
  }

  /// The name in the code, such as `Text`.
  package let name: String
  /// The form of its calls.
  package let form: Form
  /// The arguments that hold localizable text.
  package let localized: Localized
  /// The labels of the argument that names the table; empty if there is none.
  package let tables: [String]
  /// The label of the argument with the bundle; empty if there is none.
  package let bundle: String
  /// The label of the argument with the comment; empty if there is none.
  package let comment: String
  /// The label of the argument with the default value; empty if there is none.
  package let defaultValue: String
  /// True if an empty default value means that there is none, because it is the API's own default.
  /// As a text in a catalog it would make the app show nothing.
  let emptyDefaultIsNone: Bool
  /// The table of all strings of the API, if the code cannot name one: `AppShortcuts` for phrases.
  let fixedTable: String?
  /// True if the argument is a set of texts that the catalog keeps under the first one.
  package let keyIsFirstOfSet: Bool
  /// True if only a literal without interpolations is a key.
  let takesStaticKey: Bool
  /// True if a call counts only with an argument for table, bundle, comment or default value. Only
  /// these labels show that `.init("…")` makes a localized text.
  package let needsDetail: Bool
  /// Names of which one must be called at the start of the chain of members; empty for no
  /// condition. `description`, for one, localizes only in the chain of a widget's configuration.
  package let onlyInChainOf: [String]
  /// Labels of which the argument that contains the call must have one; empty for no condition.
  package let inArguments: [String]
  /// Types of which one must be made by the call that the argument of ``inArguments`` belongs to;
  /// empty for no condition.
  package let inCalls: [String]
  /// Expressions of which one must stand before the period, such as `Bundle.main`; empty for no
  /// condition.
  package let bases: [String]
  /// True if the function takes a `String` and looks it up at run time, so that Xcode extracts no
  /// key.
  package let isUnseen: Bool
  /// True if the argument is a `Text`, which a literal cannot be, but `.init("…")` can.
  package let takesText: Bool
  /// True if the literal becomes a `LocalizedStringKey` or a `Text`, which Xcode extracts only with
  /// its support for SwiftUI.
  let isSwiftUI: Bool
  /// True if `gloss.json` names the API, so that it counts even if the project declares its name.
  package let isSetting: Bool
  /// The properties that rules need. They have no default value: a row without them does not
  /// compile.
  package let traits: LocalizingTraits
  /// The name in messages: `String(localized:)` where the label is part of the name.
  let title: String

  init(
    name: String, form: Form, localized: Localized, traits: LocalizingTraits, tables: [String] = [],
    bundle: String = "", comment: String = "", defaultValue: String = "",
    emptyDefaultIsNone: Bool = false, fixedTable: String? = nil, keyIsFirstOfSet: Bool = false,
    takesStaticKey: Bool = false, needsDetail: Bool = false, onlyInChainOf: [String] = [],
    inArguments: [String] = [], inCalls: [String] = [], bases: [String] = [],
    isUnseen: Bool = false,
    takesText: Bool = false, isSwiftUI: Bool = false, isSetting: Bool = false,
    title: String? = nil
  ) {
    self.isSwiftUI =
      isSwiftUI || takesText || traits.lookup == .app
      || ["Text", "LocalizedStringKey"].contains(name)
    self.traits = traits
    self.inArguments = inArguments
    self.inCalls = inCalls
    self.bases = bases
    self.isUnseen = isUnseen
    self.takesText = takesText
    self.isSetting = isSetting
    self.name = name
    self.form = form
    self.localized = localized
    self.tables = tables
    self.bundle = bundle
    self.comment = comment
    self.defaultValue = defaultValue
    self.emptyDefaultIsNone = emptyDefaultIsNone
    self.fixedTable = fixedTable
    self.keyIsFirstOfSet = keyIsFirstOfSet
    self.takesStaticKey = takesStaticKey
    self.needsDetail = needsDetail
    self.onlyInChainOf = onlyInChainOf
    if let title {
      self.title = title
    } else if case .labels(let labels) = localized, labels == ["localized"] {
      self.title = name == "init" ? "String(localized:)" : "\(name)(localized:)"
    } else {
      self.title = name == "LocalizationValue" ? "String.LocalizationValue" : name
    }
  }
}

/// The rows by name: the rows of the SDKs and the ones that a project's settings add. It is a class
/// because all threads pass it to every source.
package final class LocalizingAPITable: Sendable {
  /// The table of the SDKs' APIs alone.
  package static let sdk = LocalizingAPITable(LocalizingAPI.sdk)

  private let names: WordTable
  private let rows: [[LocalizingAPI]]
  /// The same rows by hashed name, for callers that have no bytes.
  private let byName: [Name: [LocalizingAPI]]
  /// True if some row's literal stands before its name, as in `"…".localized`.
  let hasSuffixes: Bool
  /// True if strings under `#if DEBUG` count, too.
  private let countsDebugCode: Bool
  /// True if strings in previews count, too.
  let countsPreviews: Bool
  /// True if literals of SwiftUI's types count.
  let extractsSwiftUI: Bool

  init(
    _ apis: [LocalizingAPI], countsDebugCode: Bool = false, countsPreviews: Bool = false,
    extractsSwiftUI: Bool = true
  ) {
    self.extractsSwiftUI = extractsSwiftUI
    self.countsDebugCode = countsDebugCode
    self.countsPreviews = countsPreviews
    var order: [String] = []
    var byName: [String: [LocalizingAPI]] = [:]
    for api in apis {
      if byName[api.name] == nil { order.append(api.name) }
      byName[api.name, default: []].append(api)
    }
    names = WordTable(order)
    rows = order.map { byName[$0] ?? [] }
    hasSuffixes = apis.contains { $0.form == .suffix }
    self.byName = Dictionary(
      byName.map { (Name($0), $1) }, uniquingKeysWith: { first, _ in first })
  }

  /// The table of the SDKs with a project's own functions.
  ///
  /// - Parameters:
  ///   - functions: The functions from the settings.
  ///   - countsDebugCode: True if strings under `#if DEBUG` count.
  ///   - countsPreviews: True if strings in previews count.
  ///   - extractsSwiftUI: True if literals of SwiftUI's types count.
  package static func sdk(
    and functions: [LocalizingFunction], countsDebugCode: Bool = false,
    countsPreviews: Bool = false, extractsSwiftUI: Bool = true
  ) -> LocalizingAPITable {
    if functions.isEmpty && !countsDebugCode && !countsPreviews && extractsSwiftUI { return sdk }
    return LocalizingAPITable(
      LocalizingAPI.sdk + functions.map(LocalizingAPI.init), countsDebugCode: countsDebugCode,
      countsPreviews: countsPreviews, extractsSwiftUI: extractsSwiftUI)
  }

  /// True if strings under a condition are left out, because no release compiles them: `DEBUG` is
  /// false there, unless debug code counts. Of 76 strings under `#if DEBUG` in 65 apps 32 were in
  /// catalogs, hence the setting.
  package func leavesOut(_ condition: String) -> Bool {
    CompilationCondition(isDebug: countsDebugCode ? nil : false).value(of: condition)
      == false
  }

  func hasRows(named range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    names.word(range, in: bytes) != nil
  }

  func rows(named name: String) -> [LocalizingAPI] {
    let bytes = ContiguousArray(name.utf8)
    return rows(named: 0..<bytes.count, in: bytes.span)
  }

  /// The rows for a name; empty if there is none.
  func rows(named name: Name) -> [LocalizingAPI] { byName[name] ?? [] }

  /// The traits of the API or type that messages call by a title; ``LocalizingTraits/unknown`` if
  /// no row has it.
  package func traits(of title: String) -> LocalizingTraits {
    let name = title.split(separator: ".").last.map(String.init) ?? title
    return rows(named: name).first?.traits ?? .unknown
  }

  /// The rows for the name that a token spells; empty if there is none.
  package func rows(namedBy token: TokenID, in tree: SyntaxTree) -> [LocalizingAPI] {
    let text = tree.source
    return rows(named: tree.nameRange(ofToken: token), in: text.span)
  }

  /// The rows for the name that a range of bytes spells; empty if there is none.
  func rows(named range: Range<Int>, in bytes: Span<UInt8>) -> [LocalizingAPI] {
    names.word(range, in: bytes).map { rows[$0.position] } ?? []
  }
}

extension LocalizingAPI {
  /// The arguments of a call that hold localizable text.
  package func values(in arguments: CallArguments) -> [NodeID] {
    var values: [NodeID] = []
    switch localized {
    case .first: if let first = arguments.first { values.append(first) }
    case .labels(let labels): values = labels.compactMap { arguments.value($0) }
    case .firstAnd(let labels):
      if let first = arguments.first { values.append(first) }
      values += labels.compactMap { arguments.value($0) }
    case .unlabelled: values = arguments.unlabelled
    }
    return values
  }

  /// A row for a variable or parameter of the project that its type makes localizable.
  ///
  /// - Parameters:
  ///   - title: The name in messages, of the type or the function.
  ///   - isSwiftUI: True if the type is a `LocalizedStringKey`.
  convenience init(place title: String, _ traits: LocalizingTraits, isSwiftUI: Bool) {
    self.init(
      name: title, form: .initializer, localized: .first, traits: traits, isSwiftUI: isSwiftUI)
  }

  /// A row for a function that the settings name, such as `tr`, `.localized` or `#localized`.
  convenience init(_ function: LocalizingFunction) {
    let form: Form? =
      switch function.name.first {
      case ".": .modifier
      case "#": .macro
      case "@": .attribute
      default: nil
      }
    self.init(
      name: form == nil ? function.name : String(function.name.dropFirst()),
      form: form == .modifier && function.key == "self" ? .suffix : form ?? .initializer,
      localized: function.key.map { .labels([$0]) } ?? .first, traits: .unknown,
      tables: function.table.map { [$0] } ?? [], bundle: function.bundle ?? "",
      comment: function.comment ?? "", defaultValue: function.defaultValue ?? "",
      isSetting: true)
  }
}
