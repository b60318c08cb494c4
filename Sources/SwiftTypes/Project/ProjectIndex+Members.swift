package import SwiftTree

/// What types have.
extension ProjectIndex {
  /// The declarations with a name in a type, its extensions, and what it inherits from.
  ///
  /// - Parameter wanted: Which kinds.
  package func members(
    named name: Name, of type: TypeID, _ wanted: (FileDeclarations.Record) -> Bool
  ) -> [Reference] {
    var found: [Reference] = []
    var seen: Set<TypeID> = [type]
    var pending = [type]
    var next = 0
    // A hierarchy that is deeper or wider than this is none.
    while next < pending.count, next < 48 {
      let id = pending[next]
      next += 1
      for reference in membersByType.references(named: Self.key(name, id))
      where wanted(record(reference)) {
        found.append(reference)
      }
      if !found.isEmpty { return found }
      for parent in parents(of: id) where seen.insert(parent).inserted { pending.append(parent) }
    }
    return found
  }

  /// Calls what is given with what a part of a type holds directly.
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

  /// The types that a type inherits from, as far as the project knows them.
  package func parents(of type: TypeID) -> [TypeID] {
    var parents: [TypeID] = []
    for inherited in inherited(by: type) {
      guard let nominal = inherited.nominal else { continue }
      if nominal.id.isKnown {
        parents.append(nominal.id)
      } else if let id = external(named: nominal.name) {
        parents.append(id)
      }
    }
    return parents
  }

  /// What stands behind the colon of a type and its extensions.
  package func inherited(by type: TypeID) -> [SwiftType] {
    var found: [SwiftType] = []
    for part in types[type].parts {
      forEachMember(of: part) { index, record in
        guard record.kind == .inherited, found.count < 64 else { return }
        let file = files[part.file]
        // Its own name would be found in the type itself first.
        if let parent = self.type(
          file.texts, file.text(of: record), scope: types[type].outer, file: part.file)
        {
          found.append(parent)
        }
      }
    }
    return found
  }

  /// The parameters of a function, initializer, subscript or case.
  package func parameters(of reference: Reference) -> [Reference] {
    var found: [Reference] = []
    forEachMember(of: reference) { index, record in
      if record.kind == .parameter {
        found.append(Reference(file: reference.file, record: index))
      }
    }
    return found
  }

  /// The initializers that the project declares for a type.
  package func initializers(of type: TypeID) -> [Reference] {
    members(named: Self.initName, of: type) { $0.kind == .initializer }
  }

  /// The properties that a memberwise initializer of a type takes.
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
      // They are kept last to first.
      found += own.reversed()
    }
    return found
  }
}
