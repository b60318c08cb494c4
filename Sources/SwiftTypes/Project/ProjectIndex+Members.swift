internal import LocalizationModel
package import SwiftTree

/// Lookups of members, ancestors, parameters and initializers of types.
extension ProjectIndex {
  /// The declarations of a name in a type and its extensions; if there are none, the declarations
  /// in the nearest ancestor that has some.
  ///
  /// - Parameter wanted: True for the records to return.
  package func members(
    named name: Name, of type: TypeID, _ wanted: (FileDeclarations.Record) -> Bool
  ) -> [Reference] {
    let own = membersByType[Self.key(name, type)].filter { wanted(record($0)) }
    // A member of the type itself hides inherited ones.
    let inherited = own.isEmpty ? parents(of: type) : []
    if inherited.isEmpty { return own }
    var found: [Reference] = []
    var seen: Set<TypeID> = [type]
    var pending = [type]
    for parent in inherited where seen.insert(parent).inserted { pending.append(parent) }
    var next = 1
    // No real hierarchy has 48 types; the limit keeps hostile ones linear.
    while next < pending.count, next < 48 {
      let id = pending[next]
      next += 1
      for reference in membersByType[Self.key(name, id)]
      where wanted(record(reference)) {
        found.append(reference)
      }
      if !found.isEmpty { return found }
      for parent in parents(of: id) where seen.insert(parent).inserted { pending.append(parent) }
    }
    return found
  }

  /// Calls `visit` with each record that belongs directly to a declaration, as stored: members last
  /// to first, parameters first to last.
  func forEachMember(of part: Reference, _ visit: (RecordID, FileDeclarations.Record) -> Void) {
    let records = files[part.file].records
    let end = records[part.record].end
    var index = part.record + 1
    while index < end {
      let record = records[index]
      visit(index, record)
      index = max(index + 1, record.end)
    }
  }

  /// The types that a type inherits from, as far as the project declares or extends them.
  package func parents(of type: TypeID) -> [TypeID] { ancestry(of: type).parents }

  /// The types in the inheritance clauses of a type and its extensions.
  package func inherited(by type: TypeID) -> [SwiftType] { ancestry(of: type).inherited }

  private func ancestry(of type: TypeID) -> ProjectAnswers.Ancestry {
    answers.ancestries.answer(at: type) {
      let inherited = writtenAncestors(of: type)
      return ProjectAnswers.Ancestry(
        inherited: inherited,
        parents: inherited.compactMap { type in
          guard let nominal = type.nominal else { return nil }
          return nominal.id.isKnown ? nominal.id : external(named: nominal.name)
        })
    }
  }

  private func writtenAncestors(of type: TypeID) -> [SwiftType] {
    var found: [SwiftType] = []
    LookupCounter.add(types[type].parts.count)
    for part in types[type].parts {
      forEachMember(of: part) { index, record in
        // Bounded, as the hierarchies above are.
        guard record.kind == .inherited, found.count < 64 else { return }
        let file = files[part.file]
        // Looked up in the outer scope, so that the type's own member types do not come first.
        if let parent = self.type(
          file.texts, file.text(of: record), scope: types[type].outer, file: part.file)
        {
          found.append(parent)
        }
      }
    }
    return found
  }

  /// The parameters of a function, initializer, subscript or enum case, in order.
  package func parameters(of reference: Reference) -> [Reference] {
    var found: [Reference] = []
    forEachMember(of: reference) { index, record in
      if record.kind == .parameter {
        found.append(Reference(file: reference.file, record: index))
      }
    }
    return found
  }

  /// True if the function of a parameter has a parameter with this label; for a property that a
  /// memberwise initializer sets, if its type has a property of this name.
  package func hasParameter(_ label: Name, beside reference: Reference) -> Bool {
    let kind = record(reference).kind
    let owner = record(reference).owner
    guard owner != .none, kind == .parameter || kind == .property else { return false }
    var isFound = false
    forEachMember(of: Reference(file: reference.file, record: owner)) { _, record in
      if record.kind == kind, record.name == label { isFound = true }
    }
    return isFound
  }

  /// The initializers that the project declares for a type or, if there are none, for an ancestor.
  package func initializers(of type: TypeID) -> [Reference] {
    members(named: Self.initName, of: type) { $0.kind == .initializer }
  }

  /// A function, initializer, subscript or enum case as a callable, made when first asked for.
  package func callable(_ reference: Reference) -> Callable {
    answers.callable(reference, in: files[reference.file]) { Callable(reference, in: self) }
  }

  /// All initializers of a type, the memberwise one included if it has one.
  func callableInitializers(of type: TypeID) -> [Callable] {
    answers.initializers.answer(at: type) {
      let declared = initializers(of: type)
      var all = declared.map { callable($0) }
      let entry = types[type]
      let isStructure =
        entry.file != .none
        && entry.flags.isDisjoint(with: [.isReference, .isEnum, .isProtocol])
      // An initializer in the type itself, not in an extension, replaces the memberwise one.
      let hasOwn = declared.contains { reference in
        let record = record(reference)
        guard record.owner != .none else { return false }
        return files[reference.file].records[record.owner].kind == .type
      }
      if isStructure, !hasOwn { all.append(Callable(memberwise: type, in: self)) }
      return all
    }
  }

  /// The properties that the memberwise initializer of a type takes, in source order.
  func storedProperties(of type: TypeID) -> [Reference] {
    var found: [Reference] = []
    for part in types[type].parts where record(part).kind == .type {
      var own: [Reference] = []
      forEachMember(of: part) { index, record in
        guard record.kind == .property, !record.flags.contains(.isComputed),
          !record.flags.contains(.isStatic),
          !record.flags.isSuperset(of: [.isConstant, .hasDefault])
        else { return }
        own.append(Reference(file: part.file, record: index))
      }
      // Records hold members last to first.
      found += own.reversed()
    }
    return found
  }
}
