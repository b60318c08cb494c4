package import SwiftTree

/// What types have.
extension ProjectIndex {
  /// The declarations with a name in a type, its extensions, and what it inherits from.
  ///
  /// - Parameter wanted: Which kinds.
  package func members(
    named name: Name, of type: Int32, _ wanted: (FileDeclarations.Record) -> Bool
  ) -> [Reference] {
    var found: [Reference] = []
    var seen: Set<Int32> = [type]
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
  func forEachMember(of part: Reference, _ visit: (Int, FileDeclarations.Record) -> Void) {
    let records = files[Int(part.file)].records
    let end = Int(records[Int(part.record)].end)
    var index = Int(part.record) + 1
    while index < end {
      let record = records[index]
      visit(index, record)
      index = max(index + 1, Int(record.end))
    }
  }

  /// The types that a type inherits from, as far as the project knows them.
  package func parents(of type: Int32) -> [Int32] {
    var parents: [Int32] = []
    for inherited in inherited(by: type) {
      guard let nominal = inherited.nominal else { continue }
      if nominal.id >= 0 {
        parents.append(nominal.id)
      } else if let id = external(named: nominal.name) {
        parents.append(id)
      }
    }
    return parents
  }

  /// What stands behind the colon of a type and its extensions.
  package func inherited(by type: Int32) -> [SwiftType] {
    var found: [SwiftType] = []
    for part in types[Int(type)].parts {
      forEachMember(of: part) { index, record in
        guard record.kind == .inherited, found.count < 64 else { return }
        let file = files[Int(part.file)]
        // Its own name would be found in the type itself first.
        if let parent = self.type(
          file.texts, file.text(of: record), scope: types[Int(type)].outer, file: part.file)
        {
          found.append(parent)
        }
      }
    }
    return found
  }

  /// A type of others that the project extends.
  package func external(named name: Name) -> Int32? {
    typesByName[name]?.first { types[Int($0)].file < 0 }
  }

  /// The parameters of a function, initializer, subscript or case.
  package func parameters(of reference: Reference) -> [Reference] {
    var found: [Reference] = []
    forEachMember(of: reference) { index, record in
      if record.kind == .parameter {
        found.append(Reference(file: reference.file, record: Int32(index)))
      }
    }
    return found
  }

  /// The initializers that the project declares for a type.
  package func initializers(of type: Int32) -> [Reference] {
    members(named: Self.initName, of: type) { $0.kind == .initializer }
  }

  /// The properties that a memberwise initializer of a type takes.
  func storedProperties(of type: Int32) -> [Reference] {
    var found: [Reference] = []
    for part in types[Int(type)].parts where record(part).kind == .type {
      var own: [Reference] = []
      forEachMember(of: part) { index, record in
        guard record.kind == .property, !record.flags.contains(.isComputed),
          !record.flags.contains(.isStatic),
          !record.flags.isSuperset(of: [.isConstant, .hasDefault])
        else { return }
        own.append(Reference(file: part.file, record: Int32(index)))
      }
      // They are kept last to first.
      found += own.reversed()
    }
    return found
  }
}
