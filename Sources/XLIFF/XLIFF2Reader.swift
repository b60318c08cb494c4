import LocalizationModel
import TranslationUnits

/// Makes units from the elements of the core of XLIFF 2.0 and 2.1 (OASIS, section 4), for
/// ``XLIFFDocument``.
enum XLIFF2Reader {
  /// Returns the units of a `file`. The languages are attributes of the root.
  ///
  /// - Parameter missingState: The state of a segment without one, from ``missingState(in:)``.
  static func file(
    _ element: XMLElement, in root: XMLElement?, missingState: String?
  ) -> UnitFile {
    var file = UnitFile(
      original: element.attribute("original"), sourceLanguage: root?.attribute("srcLang"),
      targetLanguage: root?.attribute("trgLang"),
      units: XLIFFDocument.unitElements(of: element, named: "unit").map {
        unit($0, missingState: missingState)
      }, line: element.line)
    file.exportNote = exportNote(of: element)?.text
    return file
  }

  /// Returns the state of segments without one: `initial`, the default of the standard, in a
  /// document whose program writes states; `nil` in one without any.
  static func missingState(in root: XMLElement?) -> String? {
    var hasStates = false
    root?.walk { piece in
      if case .start(let element) = piece, element.isNamed("segment") {
        hasStates = hasStates || element.attribute("state") != nil
      }
      return !hasStates
    }
    return hasStates ? "initial" : nil
  }

  /// Returns the note of a file that holds the checksums of an export; `nil` if there is none.
  static func exportNote(of file: XMLElement) -> XMLElement? {
    file.child("notes")?.children.first {
      $0.isNamed("note") && $0.attribute("category") == TranslationUnit.Note.export
    }
  }

  /// Returns the line of the unit at which the data that inline elements refer to exceed a limit;
  /// `nil` if they do not. Without a limit a small file could refer to large data so often that its
  /// texts fill the memory.
  ///
  /// - Parameter limit: The greatest number of bytes in the whole document.
  static func lineOfExcess(in root: XMLElement, limit: Int) -> Int? {
    var total = 0
    for file in root.children where file.isNamed("file") {
      for unit in XLIFFDocument.unitElements(of: file, named: "unit")
      where unit.child("originalData") != nil {
        let sizes = originalData(of: unit).mapValues(\.utf8.count)
        unit.walk { piece in
          if case .start(let inline) = piece {
            for name: StaticString in ["dataRef", "dataRefStart", "dataRefEnd"] {
              if let id = inline.attribute(name) { total += sizes[id] ?? 0 }
            }
          }
          return total <= limit
        }
        if total > limit { return unit.line }
      }
    }
    return nil
  }

  /// Returns the unit of a `unit`. Its segments are joined, or are the phrases of a set.
  ///
  /// - Parameter missingState: The state of a segment without one, from ``missingState(in:)``.
  static func unit(_ element: XMLElement, missingState: String? = nil) -> TranslationUnit {
    var unit = TranslationUnit(
      id: element.attribute("name") ?? element.attribute("id"),
      isTranslatable: element.attribute("translate").map { $0 != "no" }, source: nil,
      line: element.line)
    let data = originalData(of: element)
    var segments: [Segment] = []
    for child in element.children {
      if child.isNamed("segment") || child.isNamed("ignorable") {
        segments.append(Segment(child, data, missingState: missingState))
        let hasSeveral = occursTwice("source", in: child) || occursTwice("target", in: child)
        unit.isAmbiguous = unit.isAmbiguous || hasSeveral
      } else if child.isNamed("notes") {
        unit.notes = child.children.filter { $0.isNamed("note") }.map(note)
        unit.isInConflict = unit.notes.contains { $0.from == TranslationUnit.Note.conflict }
      }
    }
    unit.lacksInlineText = lacksText(
      element.children.filter { $0.isNamed("segment") || $0.isNamed("ignorable") }, data)
    let isSet = element.attribute("type") == XLIFF2Writer.phrasesType
    unit.source = text(segments.map(\.source), isSet: isSet)
    unit.target = target(segments, isSet: isSet)
    return unit
  }

  /// True if a segment has several children with a name.
  private static func occursTwice(_ name: StaticString, in segment: XMLElement) -> Bool {
    var count = 0
    for child in segment.children where child.isNamed(name) { count += 1 }
    return count > 1
  }

  /// The texts and states of a `segment` or `ignorable`.
  private struct Segment {
    let source: String
    /// True for an `ignorable`, the text between two segments, which may have no translation.
    let isIgnorable: Bool
    let target: String?
    let state: String?
    let subState: String?

    init(_ element: XMLElement, _ data: [String: String], missingState: String?) {
      source = element.child("source").map { flattened($0, data) } ?? ""
      target = element.child("target").map { flattened($0, data) }
      isIgnorable = element.isNamed("ignorable")
      state = element.attribute("state") ?? missingState
      subState = element.attribute("subState")
    }
  }

  /// Returns the target of a unit; `nil` if a segment has none, because half a translation does not
  /// count. Its state is the least advanced of the segments' states.
  private static func target(_ segments: [Segment], isSet: Bool) -> TranslationUnit.Target? {
    let proper = segments.filter { !$0.isIgnorable }
    guard !proper.isEmpty, proper.allSatisfy({ $0.target != nil }) else { return nil }
    let state = XLIFF2States.least(proper.map(\.state))
    let subState = proper.first { $0.state == state }?.subState
    let (read, qualifier) = XLIFF2States.read(state, subState)
    return TranslationUnit.Target(
      text(segments.map { $0.target ?? $0.source }, isSet: isSet), state: read,
      stateQualifier: qualifier)
  }

  /// Returns the text of a unit from its segments' texts.
  private static func text(_ parts: [String], isSet: Bool) -> UnitText {
    if !isSet { return .plain(parts.joined()) }
    // Source and target share segments and may have different numbers of phrases, so empty ones at
    // the end are dropped.
    return .phrases(Array(parts.reversed().drop { $0.isEmpty }.reversed()))
  }

  /// Returns the note of a `note`. The category `developer` is the writer's word for no author.
  private static func note(_ element: XMLElement) -> TranslationUnit.Note {
    let category = element.attribute("category")
    return TranslationUnit.Note(element.text, from: category == "developer" ? nil : category)
  }

  /// Returns the unit's original data by id, to which inline elements refer.
  private static func originalData(of unit: XMLElement) -> [String: String] {
    guard let element = unit.child("originalData") else { return [:] }
    var data: [String: String] = [:]
    for child in element.children where child.isNamed("data") {
      if let id = child.attribute("id") { data[id] = flattened(child, [:]) }
    }
    return data
  }

  /// Returns a text with its inline elements replaced by their data.
  private static func flattened(_ element: XMLElement, _ data: [String: String]) -> String {
    var text = ""
    element.walk { piece in
      switch piece {
      case .text(let part): text += part
      case .start(let inline):
        if inline.isNamed("cp") {
          // `cp` is a character that XML cannot hold.
          let scalar = inline.attribute("hex").flatMap { UInt32($0, radix: 16) }
            .flatMap { Unicode.Scalar($0) }
          if let scalar { text.unicodeScalars.append(scalar) }
          return false
        }
        text += code(of: inline, ("dataRef", "equiv"), data)
        text += code(of: inline, ("dataRefStart", "equivStart"), data)
      case .end(let inline):
        text += code(of: inline, ("dataRefEnd", "equivEnd"), data)
      }
      return true
    }
    return text
  }

  /// Returns the text of an inline element: the data that it refers to, or else its own attribute.
  private static func code(
    of inline: XMLElement, _ names: (data: StaticString, text: StaticString),
    _ data: [String: String]
  ) -> String {
    if let id = inline.attribute(names.data) { return data[id] ?? "" }
    return inline.attribute(names.text) ?? ""
  }

  /// True if an inline element in a target replaces a text that the unit does not give.
  private static func lacksText(_ segments: [XMLElement], _ data: [String: String]) -> Bool {
    let names: [StaticString] = ["ph", "sc", "ec"]
    var lacksText = false
    for segment in segments {
      segment.child("target")?.walk { piece in
        guard case .start(let inline) = piece,
          names.contains(where: { inline.isNamed($0) })
        else { return true }
        let isKnown =
          inline.attribute("dataRef").map { data[$0] != nil } ?? false
          || inline.attribute("equiv") != nil
        if !isKnown { lacksText = true }
        return true
      }
    }
    return lacksText
  }
}
