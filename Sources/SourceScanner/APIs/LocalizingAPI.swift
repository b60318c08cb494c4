package import LocalizationModel
package import SwiftTree

/// A function, initializer, modifier or attribute that makes literals localizable: one row of the
/// table that says what is extracted.
///
/// A class, because every call that a row could be about is handed the row.
package final class LocalizingAPI: Sendable {
  /// How the name stands in the code.
  package enum Form: Sendable {
    /// `Text(…)`, `SwiftUI.Text(…)`, `Text.init(…)`.
    case initializer
    /// `.navigationTitle(…)`, with or without a base in sight.
    case modifier
    /// `requestValue(…)`, on a value or on `self`.
    case method
    /// `.value(…)` without a base only: the type comes from the context.
    case implicitMember
    /// `@Parameter(…)`.
    case attribute
    /// `#localized(…)`.
    case macro
    /// `"…".localized`, the literal before the period.
    case suffix
  }

  /// Which arguments hold localizable text.
  package enum Localized: Sendable {
    /// The first, if it has no label.
    case first
    case labels([String])
    /// The first, if it has no label, and those with the labels.
    case firstAnd([String])
    /// All without a label.
    case unlabelled
  }

  /// The name as it is called.
  package let name: String
  /// How it is called.
  package let form: Form
  /// Which arguments it localizes.
  package let localized: Localized
  /// Labels of the arguments that say more about the string; empty where there is none.
  package let tables: [String]
  /// The label of the bundle; empty for none.
  package let bundle: String
  /// The label of the comment; empty for none.
  package let comment: String
  /// The label of the default value; empty for none.
  package let defaultValue: String
  /// An empty default value is the API's own, which stands for the key.
  let emptyDefaultIsNone: Bool
  /// The name of the table that the strings go to, if the code cannot name one.
  let fixedTable: String?
  /// The argument is a set of texts that are kept together under the first.
  package let keyIsFirstOfSet: Bool
  /// Only a literal without interpolations is a key.
  let takesStaticKey: Bool
  /// At least one of the labels for table, bundle, comment and default value must be there.
  package let needsDetail: Bool
  /// A call of one of these must stand earlier in the chain of members, or enclose it.
  package let onlyInChainOf: [String]
  /// The call must be what an argument with one of these labels holds, or an element of it.
  package let inArguments: [String]
  /// What must stand before the period; empty for anything.
  package let bases: [String]
  /// The function takes a `String` and looks it up when it runs, so that no compiler sees the key.
  package let isUnseen: Bool
  /// The argument is a `Text`: a literal is none, but `.init("…")` makes one.
  package let takesText: Bool
  /// A setting names it, so that it counts whatever the project declares.
  package let isSetting: Bool
  /// What rules go by. It has no default value: a row that leaves a column out does not compile.
  package let traits: LocalizingTraits
  /// What messages call it: `String(localized:)` where the label is part of the name.
  let title: String

  init(
    name: String, form: Form, localized: Localized, traits: LocalizingTraits, tables: [String] = [],
    bundle: String = "", comment: String = "", defaultValue: String = "",
    emptyDefaultIsNone: Bool = false, fixedTable: String? = nil, keyIsFirstOfSet: Bool = false,
    takesStaticKey: Bool = false, needsDetail: Bool = false, onlyInChainOf: [String] = [],
    inArguments: [String] = [], bases: [String] = [], isUnseen: Bool = false,
    takesText: Bool = false, isSetting: Bool = false, title: String? = nil
  ) {
    self.traits = traits
    self.inArguments = inArguments
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

/// Rows of the table, found by name. A class, because every source is handed it by all workers at
/// once.
package final class LocalizingAPITable: Sendable {
  /// The table of the SDKs' own APIs.
  package static let sdk = LocalizingAPITable(LocalizingAPI.sdk)

  private let names: WordTable
  private let rows: [[LocalizingAPI]]
  private let byName: [Name: [LocalizingAPI]]
  /// Whether a row is about what follows a literal.
  let hasSuffixes: Bool
  /// Whether strings in code for debug builds count, too.
  private let countsDebugCode: Bool
  /// Whether strings in previews count, too.
  let countsPreviews: Bool

  init(
    _ apis: [LocalizingAPI], countsDebugCode: Bool = false, countsPreviews: Bool = false
  ) {
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
  ///   - countsDebugCode: Whether strings under `#if DEBUG` count.
  ///   - countsPreviews: Whether strings in previews count.
  package static func sdk(
    and functions: [LocalizingFunction], countsDebugCode: Bool = false, countsPreviews: Bool = false
  ) -> LocalizingAPITable {
    if functions.isEmpty && !countsDebugCode && !countsPreviews { return sdk }
    return LocalizingAPITable(
      LocalizingAPI.sdk + functions.map(LocalizingAPI.init), countsDebugCode: countsDebugCode,
      countsPreviews: countsPreviews)
  }

  /// Whether strings under a condition are left out: `false`, `0` and, unless they count, debug
  /// builds.
  package func leavesOut(_ condition: String) -> Bool {
    condition == "false" || condition == "0" || condition == "DEBUG" && !countsDebugCode
  }

  func hasRows(named range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    names.word(range, in: bytes) != nil
  }

  func rows(named name: String) -> [LocalizingAPI] {
    let bytes = ContiguousArray(name.utf8)
    return rows(named: 0..<bytes.count, in: bytes.span)
  }

  /// The rows for a name of the project.
  func rows(named name: Name) -> [LocalizingAPI] { byName[name] ?? [] }

  /// What is known of the API or type that messages call by a title; ``LocalizingTraits/unknown`` if no
  /// row has it.
  package func traits(of title: String) -> LocalizingTraits {
    let name = title.split(separator: ".").last.map(String.init) ?? title
    return rows(named: name).first?.traits ?? .unknown
  }

  /// The rows for the name that a token spells; empty where there is none.
  package func rows(namedBy token: TokenID, in tree: SyntaxTree) -> [LocalizingAPI] {
    let text = tree.source
    return rows(named: tree.nameRange(ofToken: token), in: text.span)
  }

  /// The rows for the name that a range of bytes spells; empty where there is none.
  func rows(named range: Range<Int>, in bytes: Span<UInt8>) -> [LocalizingAPI] {
    names.word(range, in: bytes).map { rows[$0.position] } ?? []
  }
}

extension LocalizingAPI {
  /// The arguments that hold localizable text.
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

  /// A place of the project's own that a type makes localizable: a variable, a parameter.
  ///
  /// - Parameter title: What messages call it: the type or the function.
  convenience init(place title: String, _ traits: LocalizingTraits) {
    self.init(name: title, form: .initializer, localized: .first, traits: traits)
  }

  /// A function of a project's own.
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
