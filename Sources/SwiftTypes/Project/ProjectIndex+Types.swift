internal import LocalizationModel
package import SwiftTree

/// Lookups of types by name and by written text.
extension ProjectIndex {
  // MARK: Names

  /// The type that a path of names means where it is written, or `nil` if the project neither
  /// declares nor extends it.
  ///
  /// - Parameters:
  ///   - path: The names, outermost first.
  ///   - scope: The type around the path.
  ///   - file: The file of the path; among types of one name the nearest file's wins.
  package func type(_ path: [Name], scope: TypeID, file: FileID) -> TypeID? {
    types.type(path, scope: scope, file: file)
  }

  func nested(_ name: Name, in type: TypeID) -> TypeID? { types.nested(name, in: type) }

  /// An external type (of an SDK or dependency) that the project extends, by its name.
  package func external(named name: Name) -> TypeID? { types.external(named: name) }

  /// The candidate nearest to a file: one in the file itself, otherwise in the folder that shares
  /// the most outer folders with the file's own; `nil` for no candidates.
  package func nearest<Candidate>(
    _ candidates: some Collection<Candidate>, to file: FileID, file fileOf: (Candidate) -> FileID
  ) -> Candidate? {
    paths.nearest(candidates, to: file, file: fileOf)
  }

  // MARK: Written types

  /// The greatest length of a chain of aliases; a longer chain is taken for a circle.
  private static let aliasLimit = 8

  /// The type that the text of a declaration spells, or `nil` if it has no text or an unreadable
  /// one.
  ///
  /// - Parameter depth: The number of aliases followed so far.
  package func writtenType(of reference: Reference, depth: Int = 0) -> SwiftType? {
    let file = files[reference.file]
    let record = file.records[reference.record]
    if record.textLength == 0 { return nil }
    let find = {
      self.type(
        file.texts, file.text(of: record), scope: self.scope(of: reference),
        file: reference.file, generics: self.generics(of: reference), depth: depth)
    }
    // Within a chain of aliases a lookup may stop at the limit, so that its answer is not kept.
    return depth == 0 ? answers.writtenType(of: reference, in: file, find) : find()
  }

  /// The type that a text spells in a scope; aliases and generic parameters are looked up from
  /// there.
  package func type(
    _ texts: ContiguousArray<UInt8>, _ range: Range<Int>, scope: TypeID, file: FileID,
    generics: Set<Name> = [], depth: Int = 0
  ) -> SwiftType? {
    var reader = TypeReader(texts, range) { path, arguments in
      self.resolve(path, arguments, scope: scope, file: file, generics: generics, depth: depth)
    }
    return reader.read()
  }

  /// True if a written type contains a name that several declarations could mean, so that its
  /// meaning is not certain.
  func isAmbiguous(_ texts: ContiguousArray<UInt8>, _ range: Range<Int>) -> Bool {
    var start = range.lowerBound
    while start < range.upperBound {
      guard Name.isPart(texts[start]) else {
        start += 1
        continue
      }
      var end = start + 1
      while end < range.upperBound, Name.isPart(texts[end]) { end += 1 }
      if isAmbiguous(Name(texts.span, start..<end)) { return true }
      start = end
    }
    return false
  }

  /// True if the type that a declaration spells contains a name that several declarations could
  /// mean.
  func isAmbiguous(_ reference: Reference) -> Bool {
    let file = files[reference.file]
    return isAmbiguous(file.texts, file.text(of: file.records[reference.record]))
  }

  /// True if an alias has this name but may not be meant: another alias or a type has the name,
  /// too, or the alias is inside a type.
  private func isAmbiguous(_ name: Name) -> Bool {
    let found = aliases[name]
    guard let only = found.first else { return false }
    return found.count > 1 || record(only).owner != .none || types.contains(name)
  }

  /// The innermost type around a declaration; ``TypeID/none`` at top level.
  package func scope(of reference: Reference) -> TypeID {
    let records = files[reference.file].records
    var owner = records[reference.record].owner
    while owner != .none {
      let outer = records[owner]
      if outer.kind == .type || outer.kind == .typeExtension {
        return declared(owner, reference.file)
      }
      owner = outer.owner
    }
    return .none
  }

  private func declared(_ record: RecordID, _ file: FileID) -> TypeID {
    declaredType(Reference(file: file, record: record))
  }

  private func resolve(
    _ path: [Name], _ arguments: [SwiftType], scope: TypeID, file: FileID, generics: Set<Name>,
    depth: Int
  ) -> SwiftType {
    guard let name = path.last else { return .never }
    if path.count == 1 {
      if generics.contains(name) {
        return .nominal(SwiftType.Nominal(name: name, id: TypeID.generic))
      }
      if name == Self.selfName, scope.isKnown {
        return .nominal(SwiftType.Nominal(name: types[scope].name, id: known(scope)))
      }
    }
    if let id = type(path, scope: scope, file: file), types[id].file != .none {
      return .nominal(SwiftType.Nominal(name: name, id: id, arguments: arguments))
    }
    if depth < Self.aliasLimit, let alias = alias(path, scope: scope, file: file, depth: depth),
      let type = writtenType(of: alias, depth: depth + 1)
    {
      return type
    }
    return SDKTypes.type(named: name, arguments)
      ?? .nominal(SwiftType.Nominal(name: name, arguments: arguments))
  }

  /// The type itself if the project declares it; ``TypeID/none`` for an external type that it only
  /// extends.
  package func known(_ type: TypeID) -> TypeID { types[type].file != .none ? type : .none }

  private static let selfName = Name("Self")

  /// Returns the alias that a path of names means in a scope: one of the types around it, the
  /// innermost first, or the nearest one at top level. Last comes an alias in a protocol or class,
  /// which the scope or the outer type may inherit; one in another struct or enum is never meant.
  ///
  /// - Parameters:
  ///   - path: The alias's name, after the names of outer types, their aliases, or a module.
  ///   - depth: The number of aliases followed so far.
  func alias(_ path: [Name], scope: TypeID, file: FileID, depth: Int = 0) -> Reference? {
    guard let name = path.last, case let all = aliases[name], !all.isEmpty else { return nil }
    func nearest(_ isWanted: (TypeID) -> Bool) -> Reference? {
      self.nearest(all.filter { isWanted(self.scope(of: $0)) }, to: file) { $0.file }
    }
    let outer = Array(path.dropLast())
    if !outer.isEmpty, let owner = type(outer, orItsAlias: scope, file: file, depth: depth) {
      return nearest { $0 == owner } ?? nearest { types[$0].canBeInherited }
    }
    var type = path.count > 1 ? .none : scope
    var steps = 0
    while type.isKnown, steps < 32 {  // a bound for absurdly deep nesting
      if let found = nearest({ $0 == type }) { return found }
      type = types[type].outer
      steps += 1
    }
    return nearest { !$0.isKnown } ?? nearest { types[$0].canBeInherited }
  }

  /// Returns the type that a path of names means, itself or through an alias.
  private func type(
    _ path: [Name], orItsAlias scope: TypeID, file: FileID, depth: Int
  ) -> TypeID? {
    if let type = type(path, scope: scope, file: file) { return type }
    guard depth < Self.aliasLimit,
      let alias = alias(path, scope: scope, file: file, depth: depth + 1),
      case .nominal(let nominal) = writtenType(of: alias, depth: depth + 1), nominal.id.isKnown
    else { return nil }
    return nominal.id
  }

  // MARK: Generic parameters

  /// The names of the generic parameters of a declaration and the declarations around it.
  package func generics(of reference: Reference) -> Set<Name> {
    let file = files[reference.file]
    var names: Set<Name> = []
    var index = reference.record
    var steps = 0
    while index != .none, steps < 64 {
      let record = file.records[index]
      names.formUnion(parameterNames(of: index, in: file))
      if record.kind == .typeExtension, case let type = declared(index, reference.file),
        type.isKnown
      {
        names.formUnion(genericNames(of: type).all)
      }
      index = record.owner
      steps += 1
    }
    return names
  }

  /// The names of the generic parameters in a type's declaration and in its extensions.
  private func genericNames(of type: TypeID) -> ProjectAnswers.Generics {
    answers.generics.answer(at: type) {
      var own: [Name] = []
      var all: Set<Name> = []
      for part in types[type].parts {
        let names = parameterNames(of: part.record, in: files[part.file])
        if own.isEmpty { own = names }
        all.formUnion(names)
      }
      return ProjectAnswers.Generics(own: own, all: all)
    }
  }

  /// The names of a type's own generic parameters, in order.
  func genericNames(ofType id: TypeID) -> [Name] { genericNames(of: id).own }

  /// The names in a declaration's clause of generic parameters, whose record directly follows the
  /// declaration's record; `each` and constraints are left out.
  private func parameterNames(of index: RecordID, in file: FileDeclarations) -> [Name] {
    LookupCounter.add(1)
    guard index + 1 < file.records.endIndex else { return [] }
    let clause = file.records[index + 1]
    guard clause.kind == .generics, clause.owner == index else { return [] }
    let range = file.text(of: clause)
    var names: [Name] = []
    var depth = 0
    // The start of a name being read; -1 before a parameter's name, -2 after it.
    var start = -1
    for offset in range {
      let byte = file.texts[offset]
      let isName =
        byte == UInt8(ascii: "_") || byte >= 0x80
        || byte | 0x20 >= UInt8(ascii: "a")
          && byte | 0x20 <= UInt8(ascii: "z")
        || start >= 0 && byte >= UInt8(ascii: "0")
          && byte <= UInt8(ascii: "9")
      if isName, depth == 1, start == -1 { start = offset }
      if !isName, start >= 0 {
        let name = Name(file.texts.span, start..<offset)
        if name == Self.eachName {
          start = -1
        } else {
          names.append(name)
          start = -2
        }
      }
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ">"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ",") where depth == 1: start = -1
      default: break
      }
    }
    return names
  }

  private static let eachName = Name("each")
}

extension SwiftType {
  /// The type with its generic parameters replaced by arguments.
  ///
  /// - Parameter arguments: The arguments by the name of the parameter; parameters without one
  ///   stay.
  func substituting(_ arguments: [Name: SwiftType]) -> SwiftType {
    if arguments.isEmpty { return self }
    switch self {
    case .nominal(let nominal):
      if nominal.id == TypeID.generic { return arguments[nominal.name] ?? self }
      if nominal.arguments.isEmpty { return self }
      return .nominal(
        Nominal(
          name: nominal.name, id: nominal.id,
          arguments: nominal.arguments.map { $0.substituting(arguments) }))
    case .optional(let inner): return inner.substituting(arguments).asOptional
    case .array(let inner): return .array(inner.substituting(arguments))
    case .dictionary(let key, let value):
      return .dictionary(key.substituting(arguments), value.substituting(arguments))
    case .tuple(let elements):
      return .tuple(
        elements.map { Element(label: $0.label, type: $0.type.substituting(arguments)) })
    case .function(let parameters, let result):
      return .function(
        parameters.map { $0.substituting(arguments) }, result.substituting(arguments))
    case .meta(let inner): return .meta(inner.substituting(arguments))
    }
  }
}
