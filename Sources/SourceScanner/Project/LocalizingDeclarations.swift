internal import SwiftTree
internal import SwiftTypes

/// What the declarations of one file have to do with localizable literals.
package struct LocalizingDeclarations: Sendable {
  /// A name, and one that what it means may pass on to: a type's to its heirs, any to its aliases.
  struct Descent: Sendable {
    let name: Name
    let heir: Name
  }

  /// Names of types that hide those of the SDKs; in no order.
  private(set) var hiding: ContiguousArray<Name> = []
  /// What takes a localizable literal; in no order.
  private(set) var takers: ContiguousArray<LiteralTaker> = []
  /// Names of functions that take any number of them; in no order.
  private(set) var variadic: ContiguousArray<Name> = []
  /// Names of the types with initializers that take a localizable literal; in no order.
  private(set) var initialized: ContiguousArray<Name> = []
  /// Structures with properties whose types only their values show; in no order.
  private(set) var valued: ContiguousArray<Name> = []
  /// Type aliases for what localizes; in no order.
  private(set) var aliases: ContiguousArray<Name> = []
  /// What types inherit from.
  private(set) var heirs: ContiguousArray<Descent> = []
  /// What type aliases stand for.
  private(set) var renamed: ContiguousArray<Descent> = []
  /// Whether a property has a type that localizable literals are parts of, such as an array.
  private(set) var holdParts = false
  /// Whether a localized type is extended: there, `Self` and `self` are one.
  private(set) var extendLocalized = false

  init() {}

  init(_ declarations: FileDeclarations) {
    // Few files name such a type; one look at all texts says whether this is one.
    let texts = declarations.texts
    let mayLocalize = LocalizedTypes.mayBeNamed(in: texts.span, 0..<texts.count)
    extendLocalized =
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
          heirs.append(Descent(name: $0, heir: heir))
        }
      case .property where record.flags.contains(.isValue):
        // An initializer takes only what it may set.
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
          takers.append(LiteralTaker(name: record.name, label: LiteralTaker.assigned))
          if Self.hasParts(record, declarations) { holdParts = true }
        }
      case .function:
        // A variable may be made from it.
        if mayLocalize, record.textLength > 0,
          LocalizedTypes.mayBeNamed(in: texts.span, declarations.text(of: record))
        {
          takers.append(LiteralTaker(name: record.name, label: LiteralTaker.assigned))
        }
      case .typeAlias, .property, .parameter:
        if record.kind == .typeAlias {
          declarations.forEachName(inTextOf: record) {
            renamed.append(Descent(name: $0, heir: record.name))
          }
        }
        if mayLocalize, record.textLength > 0,
          LocalizedTypes.mayBeNamed(in: texts.span, declarations.text(of: record))
            || extendLocalized && Self.namesSelf(record, declarations)
        {
          add(record, of: declarations)
        }
      default: break
      }
    }
  }

  /// What a file has to do with them by type aliases alone.
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

  /// - Parameters:
  ///   - record: Names a type that makes literals localizable.
  ///   - isAlias: Whether it does so by a type alias.
  private mutating func add(
    _ record: FileDeclarations.Record, of declarations: FileDeclarations, isAlias: Bool = false
  ) {
    // What an alias stands for may be a function.
    let mayBeFunction = isAlias || Self.isFunction(record, declarations)
    switch record.kind {
    case .typeAlias:
      aliases.append(record.name)
      if Self.hasParts(record, declarations) { holdParts = true }
    case .property:
      if Self.hasParts(record, declarations) { holdParts = true }
      takers.append(LiteralTaker(name: record.name, label: LiteralTaker.assigned))
      addInitializer(of: record.owner, label: record.name, declarations)
      if mayBeFunction {
        addInitializer(of: record.owner, label: LiteralTaker.trailing, declarations)
      }
    default:
      let taker = declarations.records[record.owner]
      takers.append(LiteralTaker(name: taker.name, label: record.name))
      if mayBeFunction {
        takers.append(LiteralTaker(name: taker.name, label: LiteralTaker.trailing))
        if taker.kind == .initializer {
          addInitializer(of: taker.owner, label: LiteralTaker.trailing, declarations)
        }
      }
      if record.flags.contains(.isVariadic) { variadic.append(taker.name) }
      if taker.kind == .initializer {
        addInitializer(of: taker.owner, label: record.name, declarations)
        if taker.owner != .none { initialized.append(declarations.records[taker.owner].name) }
      }
    }
  }

  /// Adds what makes a value of a type.
  private mutating func addInitializer(
    of type: RecordID, label: Name, _ declarations: FileDeclarations
  ) {
    guard type != .none else { return }
    takers.append(LiteralTaker(name: declarations.records[type].name, label: label))
    takers.append(LiteralTaker(name: ProjectIndex.initName, label: label))
  }

  /// Whether the written type is a closure's.
  private static func isFunction(
    _ record: FileDeclarations.Record, _ declarations: FileDeclarations
  ) -> Bool {
    let (range, texts) = (declarations.text(of: record), declarations.texts)
    return range.dropFirst().contains {
      texts[$0] == UInt8(ascii: ">") && texts[$0 - 1] == UInt8(ascii: "-")
    }
  }

  /// Whether a written type has others as its parts, as an array has.
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

  /// What may make a value localized.
  private enum ValueOrigin {
    /// Nothing: it is a literal, or a type by its name.
    case none
    /// A type that it spells, as `UUID()` does, or a part: localized only by an alias, or as a list.
    case itself
    /// A localized type that it names, or what others declare: a function or a member.
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
