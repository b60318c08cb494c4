import LocalizationModel
import SwiftTree
import SwiftTypes

/// The types of a project that are models or messages, or inherit from such, and their aliases.
struct ConcernedTypes {
  /// What names a type behind its colon, or stands for it, by the name of the type.
  private var heirs: [Name: [ProjectIndex.Reference]] = [:]
  /// Their declarations, extensions and aliases.
  private(set) var found: [ProjectIndex.Reference] = []
  /// The names of the types, of their aliases and of the protocols that they come from.
  private(set) var names = NameSet()

  private static let property = Name("name")
  private static let notificationName = ContiguousArray("Notification.Name".utf8)

  /// - Parameter messages: The names of protocols of messages.
  init(_ index: ProjectIndex, _ messages: [String]) {
    for file in index.files.indices {
      let declarations = index.files[file]
      for number in declarations.records.indices {
        let record = declarations.records[number]
        switch record.kind {
        case .type where record.flags.contains(.isObservable):
          found.append(.init(file: file, record: number))
        case .inherited where record.owner != .none:
          declarations.forEachName(inTextOf: record) {
            heirs[$0, default: []].append(.init(file: file, record: record.owner))
          }
        case .typeAlias:
          declarations.forEachName(inTextOf: record) {
            heirs[$0, default: []].append(.init(file: file, record: number))
          }
        case .property where record.name == Self.property && record.owner != .none:
          // A protocol with it is one of messages.
          let text = declarations.text(of: record)
          if declarations.records[record.owner].flags.contains(.isProtocol),
            declarations.texts.span.holds(Self.notificationName.span, in: text)
          {
            found.append(.init(file: file, record: record.owner))
          }
        default: break
        }
      }
    }
    var pending = (messages + ["ObservableObject"]).map { Name($0) }
    for name in pending { names.insert(name) }
    for reference in found {
      let name = index.files[reference.file].lastName(of: reference.record)
      if names.insert(name) { pending.append(name) }
    }
    while let name = pending.popLast() {
      for heir in heirs[name] ?? [] {
        found.append(heir)
        let name = index.files[heir.file].lastName(of: heir.record)
        if names.insert(name) { pending.append(name) }
      }
    }
  }

  /// Whether a text of a record names one of them.
  func areNamed(by record: FileDeclarations.Record, of declarations: FileDeclarations) -> Bool {
    var areNamed = false
    declarations.forEachName(inTextOf: record) { if names.contains($0) { areNamed = true } }
    return areNamed
  }
}

extension FileDeclarations {
  /// The name of a type, of an extension or of an alias without the types around it.
  func lastName(of number: RecordID) -> Name {
    let record = records[number]
    return record.kind == .typeExtension
      ? Name(texts.span, lastNameRange(of: record)) : record.name
  }

  /// The bytes of the last name in the text of a record.
  func lastNameRange(of record: Record) -> Range<Int> {
    let text = text(of: record)
    let bytes = texts.span
    var start = text.upperBound
    while start > text.lowerBound, Name.isPart(bytes[start - 1]) { start -= 1 }
    return start..<text.upperBound
  }
}
