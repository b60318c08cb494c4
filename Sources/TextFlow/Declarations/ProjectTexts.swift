internal import SwiftTree
internal import SwiftTypes

/// Finds the project's declarations that work on texts: members of extensions of `String`, and
/// parameters constrained to `StringProtocol`.
struct ProjectTexts {
  let index: ProjectIndex

  /// True if a declaration is an instance member of `String`, `Substring` or `StringProtocol`.
  func isTextMember(_ reference: ProjectIndex.Reference) -> Bool {
    let record = index.record(reference)
    guard !record.flags.contains(.isStatic), record.kind == .function || record.kind == .property
    else { return false }
    let type = index.scope(of: reference)
    // The project declares no type of that name itself.
    return type.isKnown && index.types[type].file == .none
      && Self.textTypes.contains(index.types[type].name)
  }

  private static let textTypes = SDKTypes.names("String StringProtocol Substring")

  /// True if the project declares a member of the name for `String`.
  func mayBeTextMember(_ name: Name) -> Bool {
    guard let id = index.external(named: .string) else { return false }
    return index.membersByType.contains(ProjectIndex.key(name, id))
  }

  /// True if all of the project's members of the name belong to texts.
  func areAllTextMembers(named name: Name) -> Bool {
    let all = index.members[name].filter { index.record($0).owner != .none }
    return !all.isEmpty && all.allSatisfy(isTextMember)
  }

  /// True if a type is a generic parameter constrained to `StringProtocol`.
  func isGenericText(_ type: SwiftType, of parameter: ProjectIndex.Reference) -> Bool {
    guard let nominal = type.unwrapped.nominal, nominal.id == TypeID.generic else { return false }
    let file = index.files[parameter.file]
    // The record of a declaration's generic clause follows the record of the declaration.
    var owner = index.record(parameter).owner
    while owner != .none {
      let next = owner + 1
      if next < file.records.endIndex, file.records[next].kind == .generics,
        file.records[next].owner == owner
      {
        let clause = String(decoding: file.texts[file.text(of: file.records[next])], as: UTF8.self)
        let names = clause.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        if let position = names.firstIndex(where: { Name(String($0)) == nominal.name }) {
          return position + 1 < names.count && names[position + 1] == "StringProtocol"
        }
      }
      owner = file.records[owner].owner
    }
    return false
  }
}
