import LocalizationModel
import TranslationUnits

/// Makes the elements of XLIFF 1.2 as Xcode writes them: names, order of attributes and children,
/// and nothing that Xcode omits. ``XLIFFDocument`` uses it for new documents and for updates.
struct XLIFF1Writer {
  /// The namespace of `xml:space`.
  private let xml: XMLNamespace

  static let schemaInstance = "http://www.w3.org/2001/XMLSchema-instance"
  static let schemaLocation =
    "\(XLIFFVersion.v1_2.namespace) "
    + "http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd"

  init(_ tree: borrowing XMLTree) { xml = tree.xmlNamespace }

  /// Adds the attributes of the root.
  func open(_ root: XMLElement, of tree: borrowing XMLTree) {
    let instance = tree.declare(prefix: "xsi", namespace: Self.schemaInstance)
    root.addNew("version", XLIFFVersion.v1_2.rawValue)
    root.addNew("schemaLocation", Self.schemaLocation, in: instance)
  }

  /// Adds a `file` with its units.
  func add(_ file: UnitFile, to root: XMLElement) {
    let element = root.add("file")
    element.addNew("original", file.original ?? "")
    element.addNew("source-language", file.sourceLanguage ?? "")
    if let language = file.targetLanguage { element.addNew("target-language", language) }
    element.addNew("datatype", "plaintext")
    if file.tool != nil || file.exportNote != nil {
      let header = element.add("header")
      if let tool = file.tool {
        let element = header.add("tool")
        element.addNew("tool-id", tool.id)
        element.addNew("tool-name", tool.name)
        element.addNew("tool-version", tool.version)
        element.addNew("build-num", tool.build)
      }
      if let note = file.exportNote {
        header.add("note", text: note).addNew("from", TranslationUnit.Note.export)
      }
    }
    let body = element.add("body")
    for unit in file.units { fill(body.add("trans-unit"), with: unit) }
  }

  /// Writes a unit into its element.
  ///
  /// - Parameter element: An empty `trans-unit`.
  func fill(_ element: XMLElement, with unit: TranslationUnit) {
    element.addNew("id", unit.id ?? "")
    if let isTranslatable = unit.isTranslatable {
      element.addNew("translate", isTranslatable ? "yes" : "no")
    }
    element.addNew("space", "preserve", in: xml)
    write(unit.source ?? .plain(""), into: element.add("source"))
    if let target = unit.target { write(target, into: element.add("target")) }
    for note in unit.notes {
      let child = element.add("note")
      if let from = note.from { child.addNew("from", from) }
      child.append(note.text)
    }
    for location in unit.locations {
      let group = element.add("context-group")
      group.addNew("purpose", "location")
      let file = group.add("context", text: location.file)
      file.addNew("context-type", "sourcefile")
      let line = group.add("context", text: String(location.line))
      line.addNew("context-type", "linenumber")
    }
  }

  /// Changes a unit's element to another source, target and notes. Parts that are equal already
  /// keep their inline elements and attributes.
  ///
  /// - Parameter element: A `trans-unit` as read, without white space between its children.
  func change(_ element: XMLElement, to unit: TranslationUnit) {
    let before = XLIFF1Reader.unit(element)
    if let source = unit.source, source != before.source {
      write(source, into: element.child("source") ?? element.add("source"))
    }
    if let target = unit.target, target.text == before.target?.text {
      if let child = element.child("target") { writeStates(of: target, into: child) }
    } else if let target = unit.target {
      if let child = element.child("target") {
        write(target, into: child)
      } else {
        let child = element.make("target")
        element.child("source")?.insertAfter(child)
        write(target, into: child)
      }
    } else {
      element.child("target")?.remove()
    }
    if unit.notes == before.notes { return }
    var old = element.children.filter { $0.isNamed("note") }
    // The element after which a new note is inserted, unless an old one follows.
    var last = element.child("target") ?? element.child("source")
    for note in unit.notes {
      if let same = old.firstIndex(where: { XLIFF1Reader.note($0) == note }) {
        last = old.remove(at: same)
        continue
      }
      let child = element.make("note")
      if let from = note.from { child.addNew("from", from) }
      child.append(note.text)
      if let next = old.first { next.insertBefore(child) } else { last?.insertAfter(child) }
      last = child
    }
    for note in old { note.remove() }
  }

  /// Writes a target into its element.
  ///
  /// - Parameter element: A `target`. Its text and states are replaced; other attributes stay.
  func write(_ target: TranslationUnit.Target, into element: XMLElement) {
    writeStates(of: target, into: element)
    write(target.text, into: element)
  }

  private func writeStates(of target: TranslationUnit.Target, into element: XMLElement) {
    element.set("state", target.state?.word)
    element.set("state-qualifier", target.stateQualifier)
  }

  /// Writes a text into its element.
  ///
  /// - Parameter element: A `source` or `target`, whose content is replaced.
  func write(_ text: UnitText, into element: XMLElement) {
    element.removeContent()
    switch text {
    case .plain(let text): element.append(text)
    case .phrases(let phrases):
      for (index, phrase) in phrases.enumerated() {
        let mark = element.add("mrk", text: phrase)
        mark.addNew("mtype", "x-set")
        mark.addNew("mid", String(index))
      }
    }
  }
}
