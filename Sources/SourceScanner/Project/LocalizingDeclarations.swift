internal import SwiftTree
internal import SwiftTypes

/// What the declarations of one file have to do with localizable literals.
package struct LocalizingDeclarations: Sendable {
  /// Names of what takes a localizable literal, and of types that hide those of the SDKs; in no
  /// order.
  private(set) var names: ContiguousArray<Name> = []
  /// Whether a type that localizes gets another name here.
  private(set) var renameTypes = false
  /// Whether a property has a type that localizable literals are parts of, such as an array.
  private(set) var holdParts = false

  init() {}

  init(_ declarations: FileDeclarations) {
    // Few files name such a type; one look at all texts says whether this is one.
    let texts = declarations.texts
    let mayLocalize = LocalizedTypes.mayBeNamed(in: texts.span, 0..<texts.count)
    for record in declarations.records {
      switch record.kind {
      case .type where record.owner == .none:
        let name = declarations.text(of: record)
        if LocalizingAPITable.sdk.hasRows(named: name, in: texts.span) { names.append(record.name) }
      case .typeAlias, .property, .parameter:
        if mayLocalize, record.textLength > 0, !record.flags.contains(.isValue),
          LocalizedTypes.mayBeNamed(in: texts.span, declarations.text(of: record))
        {
          add(record, of: declarations)
        }
      default: break
      }
    }
  }

  /// - Parameter record: Names a type that makes literals localizable.
  private mutating func add(
    _ record: FileDeclarations.Record, of declarations: FileDeclarations
  ) {
    switch record.kind {
    case .typeAlias: renameTypes = true
    case .property:
      let first = declarations.texts[declarations.text(of: record).lowerBound]
      if first == UInt8(ascii: "[") || first == UInt8(ascii: "(") { holdParts = true }
      names.append(record.name)
      addInitializer(of: record.owner, declarations)
    default:
      let taker = declarations.records[record.owner]
      names.append(taker.name)
      if taker.kind == .initializer { addInitializer(of: taker.owner, declarations) }
    }
  }

  /// Adds what makes a value of a type.
  private mutating func addInitializer(of type: RecordID, _ declarations: FileDeclarations) {
    guard type != .none else { return }
    names.append(declarations.records[type].name)
    names.append(ProjectIndex.initName)
  }
}
