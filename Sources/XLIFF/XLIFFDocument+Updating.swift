public import TranslationUnits

extension XLIFFDocument {
  /// One unit of a file in its new state, for ``setUnits(_:ofFile:)``.
  public enum Slot: Sendable {
    /// The unit at this index, unchanged with everything in it.
    case keep(Int)
    /// The unit at this index with another source, target, notes and `translate`. Everything else
    /// in it stays.
    case change(Int, TranslationUnit)
    /// A new unit.
    case add(TranslationUnit)
  }

  /// Replaces the units of a file. `gloss export --update` uses it on a file that translators have.
  ///
  /// Units that stay keep their order; units without a slot are dropped.
  ///
  /// - Parameters:
  ///   - slots: Each index at most once. An added unit follows the unit of the slot
  ///     before it.
  ///   - index: The file's index in ``files()``, counted from 0.
  /// - Throws: ``XLIFFError`` if a text has a character that XML cannot hold.
  public mutating func setUnits(_ slots: [Slot], ofFile index: Int) throws(XLIFFError) {
    for case .change(_, let unit) in slots { try XMLCharacters.check(unit) }
    for case .add(let unit) in slots { try XMLCharacters.check(unit) }
    let file = fileElements[index]
    let name: StaticString = version == .v1_2 ? "trans-unit" : "unit"
    let units = Self.unitElements(of: file, named: name)
    let writesTargets =
      version != .v1_2
      && slots.contains { slot in
        switch slot {
        case .keep: false
        case .change(let index, let unit):
          unit.target != nil && XLIFF2Reader.unit(units[index]).target != unit.target
        case .add(let unit): unit.target != nil
        }
      }
    if writesTargets { writeMissingStates() }
    // The indices of the old units that stay.
    var kept: Set<Int> = []
    var last: XMLElement?
    var numbers = Self.unusedNumbers(units)
    for slot in slots {
      switch slot {
      case .keep(let index):
        kept.insert(index)
        last = units[index]
      case .change(let index, let unit):
        kept.insert(index)
        change(units[index], to: unit)
        last = units[index]
      case .add(let unit):
        let element = insert(name, after: last, in: file)
        fill(element, with: unit, numbers.next() ?? 0)
        last = element
      }
    }
    for index in units.indices where !kept.contains(index) { units[index].remove() }
  }

  /// Writes the state of translations that have none, in a document without any state: they are
  /// finished, and beside a new state they would count as `initial`.
  private func writeMissingStates() {
    guard version != .v1_2, XLIFF2Reader.missingState(in: tree.root) == nil else { return }
    tree.root?.walk { piece in
      if case .start(let element) = piece, element.isNamed("segment"),
        element.child("target") != nil
      {
        element.set("state", "translated")
      }
      return true
    }
  }

  /// Sets the build of the program that made the file. A file that names no program stays as it is.
  ///
  /// - Parameters:
  ///   - build: The value of `build-num`.
  ///   - index: The file's index in ``files()``, counted from 0.
  public mutating func setBuild(_ build: String, ofFile index: Int) {
    fileElements[index].child("header")?.child("tool")?.set("build-num", build)
  }

  /// Replaces the checksums of the export that the file carries, or adds them.
  ///
  /// - Parameters:
  ///   - note: The checksums, as in ``UnitFile/exportNote``.
  ///   - index: The file's index in ``files()``, counted from 0.
  package mutating func setExportNote(_ note: String, ofFile index: Int) {
    let file = fileElements[index]
    let old =
      version == .v1_2 ? XLIFF1Reader.exportNote(of: file) : XLIFF2Reader.exportNote(of: file)
    if let old {
      old.removeContent()
      old.append(note)
      return
    }
    let (name, author): (StaticString, StaticString) =
      version == .v1_2 ? ("header", "from") : ("notes", "category")
    let parent = file.child(name) ?? Self.addFirst(name, to: file)
    parent.add("note", text: note).addNew(author, TranslationUnit.Note.export)
  }

  /// Adds an element as the first child of a file. Only a `skeleton` comes before it.
  private static func addFirst(_ name: StaticString, to file: XMLElement) -> XMLElement {
    let element = file.make(name)
    let first = Array(file.children).first { !$0.isNamed("skeleton") }
    if let first { first.insertBefore(element) } else { file.add(element) }
    return element
  }

  /// Adds a file after the others.
  ///
  /// - Throws: ``XLIFFError`` if a text has a character that XML cannot hold.
  public mutating func add(_ file: UnitFile) throws(XLIFFError) {
    try XMLCharacters.check(file)
    guard let root = tree.root else { return }
    if file.units.contains(where: { $0.target != nil }) { writeMissingStates() }
    if version == .v1_2 {
      XLIFF1Writer(tree).add(file, to: root)
    } else {
      let ids = Set(fileElements.compactMap { $0.attribute("id") })
      let element = root.add("file")
      let number = (1...).first { !ids.contains("f\($0)") } ?? 0
      element.addNew("id", "f\(number)")
      element.addNew("original", file.original ?? "")
      XLIFF2Writer.addExportNote(of: file, to: element)
      for (index, unit) in file.units.enumerated() {
        XLIFF2Writer(tree).fill(element.add("unit"), with: unit, number: index + 1)
      }
    }
  }

  /// Returns ascending numbers that no `id` of these units has. Ids must be unique within their
  /// file only.
  private static func unusedNumbers(_ units: [XMLElement]) -> some IteratorProtocol<Int> {
    let ids = Set(units.compactMap { $0.attribute("id") })
    return (1...).lazy.filter { !ids.contains("u\($0)") }.makeIterator()
  }

  /// Inserts an empty unit element into a file.
  ///
  /// - Parameter sibling: The unit that it follows; `nil` to insert it as the first.
  private func insert(
    _ name: StaticString, after sibling: XMLElement?, in file: XMLElement
  ) -> XMLElement {
    if let sibling {
      let new = file.make(name)
      sibling.insertAfter(new)
      return new
    }
    let parent = version == .v1_2 ? file.child("body") ?? file.add("body") : file
    let new = parent.make(name)
    if let first = Self.unitElements(of: file, named: name).first {
      first.insertBefore(new)
    } else {
      parent.add(new)
    }
    return new
  }

  private func fill(_ element: XMLElement, with unit: TranslationUnit, _ number: Int) {
    if version == .v1_2 {
      XLIFF1Writer(tree).fill(element, with: unit)
    } else {
      XLIFF2Writer(tree).fill(element, with: unit, number: number)
    }
  }

  private func change(_ element: XMLElement, to unit: TranslationUnit) {
    element.removeLayout()
    element.set("translate", unit.isTranslatable.map { $0 ? "yes" : "no" })
    if version == .v1_2 {
      XLIFF1Writer(tree).change(element, to: unit)
    } else {
      XLIFF2Writer(tree).change(element, to: unit)
    }
  }
}
