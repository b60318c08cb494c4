public import TranslationUnits

extension XLIFFDocument {
  /// One unit of a file in its new state, for ``setUnits(_:ofFile:)``.
  public enum Slot: Sendable {
    /// The unit at this index, unchanged with everything in it.
    case keep(Int)
    /// The unit at this index with another source, target, notes and `translate`. Everything else
    /// in it stays.
    case change(Int, TranslationUnit)
    case add(TranslationUnit)
  }

  /// Replaces the units of a file.
  ///
  /// Units that stay keep their order; units without a slot are dropped.
  ///
  /// - Parameters:
  ///   - slots: Each index at most once. An added unit is put behind the slot before it.
  ///   - index: The file's index in ``files()``, counted from 0.
  /// - Throws: ``XLIFFError`` if a text has a character that XML cannot hold.
  public mutating func setUnits(_ slots: [Slot], ofFile index: Int) throws(XLIFFError) {
    for case .change(_, let unit) in slots { try XMLCharacters.check(unit) }
    for case .add(let unit) in slots { try XMLCharacters.check(unit) }
    let file = fileElements[index]
    let name: StaticString = version == .v1_2 ? "trans-unit" : "unit"
    let units = Self.unitElements(of: file, named: name)
    var named: Set<Int> = []
    var last: XMLElement?
    var numbers = Self.unusedNumbers(units)
    for slot in slots {
      switch slot {
      case .keep(let place):
        named.insert(place)
        last = units[place]
      case .change(let place, let unit):
        named.insert(place)
        change(units[place], to: unit)
        last = units[place]
      case .add(let unit):
        let element = insert(name, after: last, in: file)
        fill(element, with: unit, numbers.next() ?? 0)
        last = element
      }
    }
    for place in units.indices where !named.contains(place) { units[place].remove() }
  }

  /// Sets the build of the program that made the file, if the file names a program at all.
  ///
  /// - Parameters:
  ///   - build: The value of `build-num`.
  ///   - index: The file's index in ``files()``, counted from 0.
  public mutating func setBuild(_ build: String, ofFile index: Int) {
    fileElements[index].child("header")?.child("tool")?.set("build-num", build)
  }

  /// Replaces the sums that the file carries.
  ///
  /// - Parameters:
  ///   - note: The sums, as in ``UnitFile/exportNote``.
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

  private static func addFirst(_ name: StaticString, to file: XMLElement) -> XMLElement {
    let element = file.make(name)
    let first = Array(file.children).first { !$0.isNamed("skeleton") }
    if let first { first.insertBefore(element) } else { file.add(element) }
    return element
  }

  /// Adds a file behind the others.
  ///
  /// - Throws: ``XLIFFError`` if a text has a character that XML cannot hold.
  public mutating func add(_ file: UnitFile) throws(XLIFFError) {
    try XMLCharacters.check(file)
    guard let root = tree.root else { return }
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

  /// - Parameter sibling: The element to insert behind; `nil` to insert first.
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
