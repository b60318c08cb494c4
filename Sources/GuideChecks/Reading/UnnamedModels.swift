import LocalizationModel
import SwiftTree
import SwiftTypes

/// Views with a model whose type their file does not name, because only its value says it:
/// `let model = Parts.shared.model`.
struct UnnamedModels: Sendable {
  let types: GuideTypes

  /// Whether a file declares a view, or a part of one, that holds an `@Observable` object so.
  func areHeld(at path: String) -> Bool {
    guard let file = types.index.number(of: path) else { return false }
    let records = types.index.files[file].records
    var declared: DeclarationTypes?
    for number in records.indices {
      let record = records[number]
      guard record.kind == .property, record.flags.contains(.isValue), record.owner != .none else {
        continue
      }
      let owner = records[record.owner]
      guard owner.kind == .type || owner.kind == .typeExtension,
        case let type = types.index.declaredType(.init(file: file, record: record.owner)),
        type.isKnown, types.isView(type)
      else { continue }
      let known = declared ?? DeclarationTypes(types.index, file: file)
      declared = known
      let held = known.type(ofDeclarationAt: Int(record.place))?.unwrapped.nominal?.id ?? .none
      if held.isKnown, types.isObservable(held) { return true }
    }
    return false
  }
}
