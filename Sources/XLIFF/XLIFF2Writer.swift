import LocalizationModel
import TranslationUnits

/// Makes the elements of the core of XLIFF 2.0 and 2.1 (OASIS, section 4), for ``XLIFFDocument``.
///
/// In XLIFF 2 an `id` must be a token without spaces, which keys are not. So units are numbered,
/// and the id of a unit, its key, is the `name`.
struct XLIFF2Writer {
  /// The namespace of `xml:space`.
  private let xml: XMLNamespace
  private var fileCount = 0
  private var unitCount = 0

  /// The `type` of a unit whose segments are the phrases of a set.
  static let phrasesType = "xcs:phrases"

  init(_ tree: borrowing XMLTree) { xml = tree.xmlNamespace }

  /// Adds the attributes of the root.
  func open(_ root: XMLElement, _ version: XLIFFVersion, _ first: UnitFile?) {
    root.addNew("version", version.rawValue)
    root.addNew("srcLang", first?.sourceLanguage ?? "en")
    if let language = first?.targetLanguage { root.addNew("trgLang", language) }
  }

  /// Adds a `file` with its units.
  mutating func add(_ file: UnitFile, to root: XMLElement) {
    let element = root.add("file")
    fileCount += 1
    element.addNew("id", "f\(fileCount)")
    element.addNew("original", file.original ?? "")
    Self.addExportNote(of: file, to: element)
    for unit in file.units {
      unitCount += 1
      fill(element.add("unit"), with: unit, number: unitCount)
    }
  }

  /// Adds the note with the checksums of an export, if the file has them.
  ///
  /// - Parameter element: A `file` without units.
  static func addExportNote(of file: UnitFile, to element: XMLElement) {
    guard let note = file.exportNote else { return }
    element.add("notes").add("note", text: note).addNew("category", TranslationUnit.Note.export)
  }

  /// Writes a unit into its element.
  ///
  /// - Parameters:
  ///   - element: An empty `unit`.
  ///   - number: The number in the element's `id`, such as 1 in `u1`.
  func fill(_ element: XMLElement, with unit: TranslationUnit, number: Int) {
    element.addNew("id", "u\(number)")
    element.addNew("name", unit.id ?? "")
    if let isTranslatable = unit.isTranslatable {
      element.addNew("translate", isTranslatable ? "yes" : "no")
    }
    if case .phrases = unit.source { element.addNew("type", Self.phrasesType) }
    if let notes = notes(of: unit, for: element) { element.add(notes) }
    writeSegments(of: unit, into: element)
  }

  /// Changes a unit's element to other segments and notes. Parts that are equal already stay as
  /// they are.
  ///
  /// - Parameter element: A `unit` as read, without white space between its children.
  func change(_ element: XMLElement, to unit: TranslationUnit) {
    let before = XLIFF2Reader.unit(element)
    if before.notes != unit.notes.filter({ !$0.text.isEmpty }) {
      for child in Array(element.children) where child.isNamed("notes") { child.remove() }
      // Notes come before the texts.
      let firstText = Array(element.children).first { Self.isText($0) }
      if let notes = notes(of: unit, for: element) {
        if let firstText { firstText.insertBefore(notes) } else { element.add(notes) }
      }
    }
    if before.source == unit.source, before.target == unit.target { return }
    for child in Array(element.children) where Self.isText(child) {
      child.remove()
    }
    writeSegments(of: unit, into: element)
  }

  private static func isText(_ element: XMLElement) -> Bool {
    element.isNamed("segment") || element.isNamed("ignorable") || element.isNamed("originalData")
  }

  /// Returns the element of a unit's notes, not in the tree yet; `nil` if it would be empty.
  private func notes(of unit: TranslationUnit, for element: XMLElement) -> XMLElement? {
    let notes = unit.notes.filter { !$0.text.isEmpty }
    if notes.isEmpty, unit.locations.isEmpty { return nil }
    let parent = element.make("notes")
    for note in notes {
      let child = parent.add("note", text: note.text)
      child.addNew("category", note.from ?? "developer")
    }
    for location in unit.locations {
      let child = parent.add("note", text: "\(location.file):\(location.line)")
      child.addNew("category", "location")
    }
    return parent
  }

  /// Adds the segments of a unit: one for a text, one for each phrase of a set.
  private func writeSegments(of unit: TranslationUnit, into element: XMLElement) {
    let sources = Self.parts(unit.source ?? .plain(""))
    let targets = unit.target.map { Self.parts($0.text) } ?? []
    let states = unit.target.map(XLIFF2States.written)
    for index in 0..<max(sources.count, targets.count, 1) {
      let segment = element.add("segment")
      if let state = states?.state { segment.addNew("state", state) }
      if let subState = states?.subState { segment.addNew("subState", subState) }
      write(index < sources.count ? sources[index] : "", into: segment.add("source"))
      if unit.target != nil {
        write(index < targets.count ? targets[index] : "", into: segment.add("target"))
      }
    }
  }

  private func write(_ text: String, into element: XMLElement) {
    element.addNew("space", "preserve", in: xml)
    element.append(text)
  }

  private static func parts(_ text: UnitText) -> [String] {
    switch text {
    case .plain(let text): [text]
    case .phrases(let phrases): phrases
    }
  }
}
