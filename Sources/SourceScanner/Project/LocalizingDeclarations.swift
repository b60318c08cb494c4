internal import SwiftTree
internal import SwiftTypes

/// The declarations of one source that concern localizable literals: takers (parameters and
/// variables that take such a literal), aliases, and types that hide types of the SDKs. Each first
/// scan collects them, and ``LocalizingNames`` joins the ones of all files.
package struct LocalizingDeclarations: Sendable {
  /// A step from a type to a type that inherits from it, or from any name to its alias.
  struct NameStep: Sendable {
    let name: Name
    let heir: Name
  }

  /// Top-level types with the name of an SDK API, which they hide; in no order.
  private(set) var hiding: ContiguousArray<Name> = []
  /// Parameters and variables that take a localizable literal; in no order.
  private(set) var takers: ContiguousArray<LiteralTarget> = []
  /// Functions that take any number of localizable literals; in no order.
  private(set) var variadic: ContiguousArray<Name> = []
  /// Types with initializers that take a localizable literal; in no order.
  private(set) var initialized: ContiguousArray<Name> = []
  /// Structures with a property whose type only its value shows; in no order.
  private(set) var valued: ContiguousArray<Name> = []
  /// Type aliases of localized types; in no order.
  private(set) var aliases: ContiguousArray<Name> = []
  /// Steps from the types in inheritance clauses to the types that inherit.
  private(set) var heirs: ContiguousArray<NameStep> = []
  /// Steps from the types that aliases name to the aliases.
  private(set) var renamed: ContiguousArray<NameStep> = []
  /// True if a property or alias has a type with localized parts, such as an array.
  private(set) var hasLocalizedParts = false
  /// True if a localized type is extended: inside, `Self` and `self` are localized.
  private(set) var extendsLocalizedType = false

  init() {}

  init(_ declarations: FileDeclarations) {
    // Few files name a localized type; one pass over all texts shows if this file may.
    let texts = declarations.texts
    let mayLocalize = LocalizedTypes.mayBeNamed(in: texts.span, 0..<texts.count)
    extendsLocalizedType =
      mayLocalize
      && declarations.records.contains {
        $0.kind == .typeExtension
          && LocalizedTypes.mayBeNamed(in: texts.span, declarations.text(of: $0))
      }
    for record in declarations.records {
      switch record.kind {
      case .type where record.owner == .none:
        let name = declarations.text(of: record)
        if LocalizingAPITable.sdk.hasRows(named: name, in: texts.span) {
          hiding.append(record.name)
        }
      case .inherited:
        let heir = declarations.records[record.owner].name
        declarations.forEachName(inTextOf: record) {
          heirs.append(NameStep(name: $0, heir: heir))
        }
      case .property where record.flags.contains(.isValue):
        // Only stored variables are parameters of the memberwise initializer.
        if record.owner != .none,
          record.flags.isDisjoint(with: [.isStatic, .isComputed, .isConstant]),
          case let owner = declarations.records[record.owner], owner.kind == .type,
          owner.flags.isDisjoint(with: [.isReference, .isEnum, .isProtocol]),
          case let origin = Self.origin(ofValue: record, declarations), origin != .none
        {
          valued.append(owner.name)
          if origin == .declarations {
            addInitializer(of: record.owner, label: record.name, declarations)
          }
        }
        if mayLocalize,
          LocalizedTypes.mayBeNamed(in: texts.span, declarations.text(of: record))
        {
          takers.append(LiteralTarget(name: record.name, label: LiteralTarget.assigned))
          if Self.hasParts(record, declarations) { hasLocalizedParts = true }
        }
      case .function:
        // A variable may be initialized with its result and be assigned a literal later.
        if mayLocalize, record.textLength > 0,
          LocalizedTypes.mayBeNamed(in: texts.span, declarations.text(of: record))
        {
          takers.append(LiteralTarget(name: record.name, label: LiteralTarget.assigned))
        }
      case .typeAlias, .property, .parameter:
        if record.kind == .typeAlias {
          declarations.forEachName(inTextOf: record) {
            renamed.append(NameStep(name: $0, heir: record.name))
          }
        }
        if mayLocalize, record.textLength > 0,
          LocalizedTypes.mayBeNamed(in: texts.span, declarations.text(of: record))
            || extendsLocalizedType && Self.namesSelf(record, declarations)
        {
          add(record, of: declarations)
        }
      default: break
      }
    }
  }

  /// Collects the declarations of a source that name a localized type only by an alias.
  init(_ declarations: FileDeclarations, by aliases: NameSet) {
    for record in declarations.records where record.textLength > 0 {
      switch record.kind {
      case .property where !record.flags.contains(.isValue), .parameter: break
      default: continue
      }
      var isAlias = false
      declarations.forEachName(inTextOf: record) { if aliases.contains($0) { isAlias = true } }
      if isAlias { add(record, of: declarations, isAlias: true) }
    }
  }

  /// Adds a declaration that names a localized type.
  ///
  /// - Parameter isAlias: True if the declaration names the type by an alias.
  private mutating func add(
    _ record: FileDeclarations.Record, of declarations: FileDeclarations, isAlias: Bool = false
  ) {
    // An alias may stand for a function type.
    let mayBeFunction = isAlias || Self.isFunction(record, declarations)
    switch record.kind {
    case .typeAlias:
      aliases.append(record.name)
      if Self.hasParts(record, declarations) { hasLocalizedParts = true }
    case .property:
      if Self.hasParts(record, declarations) { hasLocalizedParts = true }
      takers.append(LiteralTarget(name: record.name, label: LiteralTarget.assigned))
      addInitializer(of: record.owner, label: record.name, declarations)
      if mayBeFunction {
        addInitializer(of: record.owner, label: LiteralTarget.trailing, declarations)
      }
    default:
      let taker = declarations.records[record.owner]
      takers.append(LiteralTarget(name: taker.name, label: record.name))
      if mayBeFunction {
        takers.append(LiteralTarget(name: taker.name, label: LiteralTarget.trailing))
        if taker.kind == .initializer {
          addInitializer(of: taker.owner, label: LiteralTarget.trailing, declarations)
        }
      }
      if record.flags.contains(.isVariadic) { variadic.append(taker.name) }
      if taker.kind == .initializer {
        addInitializer(of: taker.owner, label: record.name, declarations)
        if taker.owner != .none { initialized.append(declarations.records[taker.owner].name) }
      }
    }
  }

  /// Adds the initializer of a type as a taker, by the type's name and as `init`.
  private mutating func addInitializer(
    of type: RecordID, label: Name, _ declarations: FileDeclarations
  ) {
    guard type != .none else { return }
    takers.append(LiteralTarget(name: declarations.records[type].name, label: label))
    takers.append(LiteralTarget(name: ProjectIndex.initName, label: label))
  }

  /// True if the written type is a function type.
  private static func isFunction(
    _ record: FileDeclarations.Record, _ declarations: FileDeclarations
  ) -> Bool {
    let (range, texts) = (declarations.text(of: record), declarations.texts)
    return range.dropFirst().contains {
      texts[$0] == UInt8(ascii: ">") && texts[$0 - 1] == UInt8(ascii: "-")
    }
  }

  /// True if a written type has other types as parts, as an array does.
  private static func hasParts(
    _ record: FileDeclarations.Record, _ declarations: FileDeclarations
  ) -> Bool {
    declarations.text(of: record).contains {
      switch declarations.texts[$0] {
      case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "<"): true
      default: false
      }
    }
  }

  private static func namesSelf(
    _ record: FileDeclarations.Record, _ declarations: FileDeclarations
  ) -> Bool {
    var namesSelf = false
    declarations.forEachName(inTextOf: record) { if $0 == selfName { namesSelf = true } }
    return namesSelf
  }

  private static let selfName = Name("Self")

  /// The source of a variable's type, judged by its initial value.
  private enum ValueOrigin {
    /// None: the value is a literal, or a type by its name.
    case none
    /// A type that the value spells, as `UUID()` does, or a list: localized only by an alias or by
    /// its parts.
    case itself
    /// A localized type that the value names, or declarations elsewhere: a function or a member.
    case declarations
  }

  private static func origin(
    ofValue record: FileDeclarations.Record, _ declarations: FileDeclarations
  ) -> ValueOrigin {
    let range = declarations.text(of: record)
    let texts = declarations.texts
    guard let first = range.first else { return .none }
    if LocalizedTypes.mayBeNamed(in: texts.span, range) { return .declarations }
    switch texts[first] {
    case UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return .none
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      guard let end = range.first(where: { !Name.isPart(texts[$0]) }) else { return .none }
      return texts[end] == UInt8(ascii: ".") ? .declarations : .itself
    case UInt8(ascii: "["), UInt8(ascii: "{"): return .itself
    default: return plainValues.contains(Name(texts.span, range)) ? .none : .declarations
    }
  }

  private static let plainValues = NameSet(["true", "false", "nil"].map { Name($0) })
}
