package import LocalizationModel
internal import SwiftTree

/// Makes declarations the steps of a chain from a literal to its lookup, which `gloss why` prints.
/// They need the marks that ``FileDeclarations/mark(in:)`` sets.
extension ProjectIndex {
  /// A declaration as a step; `nil` if the files have no marks.
  package func step(_ reference: Reference) -> ChainStep? {
    let marks = files[reference.file].marks
    guard reference.record < marks.endIndex else { return nil }
    return ChainStep(
      name: title(of: reference), path: paths[reference.file],
      line: Int(marks[reference.record].line))
  }

  /// The raw values of an enum as a step, such as `Folder.rawValue`; `nil` if the files have no
  /// marks.
  package func step(rawValueOf type: TypeID) -> ChainStep? {
    guard let part = types[type].parts.first, let step = step(part) else { return nil }
    return ChainStep(name: step.name + ".rawValue", path: step.path, line: step.line)
  }

  /// The title of a step: `Row(title:)`, `Row.title`, `String.localized()`.
  private func title(of reference: Reference) -> String {
    let record = record(reference)
    let name = name(of: reference)
    guard record.owner != .none else { return record.kind == .function ? "\(name)()" : name }
    let owner = Reference(file: reference.file, record: record.owner)
    switch record.kind {
    case .parameter:
      let label = record.name == .none ? "_" : name
      let type = typeName(around: owner)
      switch self.record(owner).kind {
      case .subscripted: return "\(type)[\(label)]"
      case .initializer: return "\(type)(\(label):)"
      default: return "\(type.isEmpty ? "" : type + ".")\(self.name(of: owner))(\(label):)"
      }
    case .function: return "\(self.name(of: owner)).\(name)()"
    case .type, .typeExtension: return name
    default: return "\(self.name(of: owner)).\(name)"
    }
  }

  private func name(of reference: Reference) -> String {
    files[reference.file].marks[reference.record].name
  }

  private func typeName(around reference: Reference) -> String {
    let owner = record(reference).owner
    return owner == .none ? "" : name(of: Reference(file: reference.file, record: owner))
  }

  /// The name that a call of the declaration spells; for an initializer, the name of its type.
  /// Empty if the files have no marks.
  package func callableName(_ reference: Reference) -> String {
    if reference.record >= files[reference.file].marks.endIndex { return "" }
    return record(reference).kind == .initializer
      ? typeName(around: reference) : name(of: reference)
  }
}
