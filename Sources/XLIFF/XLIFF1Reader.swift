import LocalizationModel
import TranslationUnits

/// Makes units from the elements of XLIFF 1.2 (OASIS, section 2), for ``XLIFFDocument``.
///
/// ``XLIFF1StreamReader`` gives the same answers for the usual form of documents.
enum XLIFF1Reader {
  /// Returns the units of a `file`, with its attributes.
  static func file(_ element: XMLElement) -> UnitFile {
    let tool = element.child("header")?.child("tool").map {
      UnitFile.Tool(
        id: $0.attribute("tool-id") ?? "", name: $0.attribute("tool-name") ?? "",
        version: $0.attribute("tool-version") ?? "", build: $0.attribute("build-num") ?? "")
    }
    var file = UnitFile(
      original: element.attribute("original"),
      sourceLanguage: element.attribute("source-language"),
      targetLanguage: element.attribute("target-language"), tool: tool,
      units: XLIFFDocument.unitElements(of: element, named: "trans-unit").map(unit),
      line: element.line)
    file.exportNote = exportNote(of: element)?.text
    return file
  }

  /// Returns the note of a file's header that holds the checksums of an export; `nil` if there is
  /// none.
  static func exportNote(of file: XMLElement) -> XMLElement? {
    file.child("header")?.children.first {
      $0.isNamed("note") && $0.attribute("from") == TranslationUnit.Note.export
    }
  }

  /// Returns the unit of a `trans-unit`.
  static func unit(_ element: XMLElement) -> TranslationUnit {
    var unit = TranslationUnit(
      id: element.attribute("id"),
      isTranslatable: element.attribute("translate").map { $0 != "no" }, source: nil,
      line: element.line)
    // The order of the children is ignored: some programs write the target after the notes.
    for child in element.children {
      if child.isNamed("source") {
        unit.isAmbiguous = unit.isAmbiguous || unit.source != nil
        unit.source = unit.source ?? text(child).text
      } else if child.isNamed("target") {
        unit.isAmbiguous = unit.isAmbiguous || unit.target != nil
        if unit.target == nil { set(child, as: &unit) }
        unit.finish(isApproved: element.attribute("approved") == "yes")
      } else if child.isNamed("note") {
        unit.notes.append(note(child))
        if unit.notes.last?.from == TranslationUnit.Note.conflict { unit.isInConflict = true }
      }
    }
    return unit
  }

  /// Returns the note of a `note`.
  static func note(_ element: XMLElement) -> TranslationUnit.Note {
    TranslationUnit.Note(element.text, from: element.attribute("from"))
  }

  /// Sets the target of a unit.
  private static func set(_ element: XMLElement, as unit: inout TranslationUnit) {
    let (text, isComplete) = text(element)
    unit.lacksInlineText = !isComplete
    unit.target = TranslationUnit.Target(
      text, state: element.attribute("state").map { TranslationState(word: $0) },
      stateQualifier: element.attribute("state-qualifier"))
  }

  /// Returns the text of an element, and true if the document gives the text of everything in it.
  ///
  /// - Parameter element: A `source` or `target`.
  private static func text(_ element: XMLElement) -> (text: UnitText, isComplete: Bool) {
    let (whole, isComplete) = flattened(element)
    guard element.hasOnlyElements else { return (.plain(whole), isComplete) }
    let children = Array(element.children)
    let isSet = children.allSatisfy { $0.isNamed("mrk") && $0.attribute("mtype") == "x-set" }
    guard isSet else { return (.plain(whole), isComplete) }
    let numbered = children.enumerated().map { index, mark in
      (
        number: mark.attribute("mid").flatMap { Int($0) } ?? index, index: index,
        text: flattened(mark).text
      )
    }
    return (
      .phrases(numbered.sorted { ($0.number, $0.index) < ($1.number, $1.index) }.map(\.text)),
      isComplete
    )
  }

  /// Returns the text of an element. An empty inline element, such as `<x/>`, is replaced by its
  /// `equiv-text`; without one the text is incomplete.
  private static func flattened(_ element: XMLElement) -> (text: String, isComplete: Bool) {
    let names: [StaticString] = ["x", "bx", "ex", "ph"]
    var text = ""
    var isComplete = true
    element.walk { piece in
      switch piece {
      case .text(let part): text += part
      case .start(let inline):
        guard names.contains(where: { inline.isNamed($0) }), inline.text.isEmpty else { break }
        if let equivalent = inline.attribute("equiv-text") {
          text += equivalent
        } else {
          isComplete = false
        }
        return false
      case .end: break
      }
      return true
    }
    return (text, isComplete)
  }
}

extension TranslationUnit {
  /// Finishes a translation that is approved and has no state of its own.
  mutating func finish(isApproved: Bool) {
    if isApproved, let target, target.state == nil { self.target?.state = .translated }
  }
}
