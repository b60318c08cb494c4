import LocalizationModel
import TranslationUnits

/// Reads the elements of the core of XLIFF 2.0 and 2.1 (OASIS, section 4).
enum XLIFF2Reader {
  static func file(_ element: XMLElement, in root: XMLElement?) -> UnitFile {
    var file = UnitFile(
      original: element.attribute("original"), sourceLanguage: root?.attribute("srcLang"),
      targetLanguage: root?.attribute("trgLang"),
      units: XLIFFDocument.unitElements(of: element, named: "unit").map(unit), line: element.line)
    file.exportNote = exportNote(of: element)?.text
    return file
  }

  /// The note of a file with its sums.
  static func exportNote(of file: XMLElement) -> XMLElement? {
    file.child("notes")?.children.first {
      $0.isNamed("note") && $0.attribute("category") == TranslationUnit.Note.export
    }
  }

  /// Where texts with all that their inline elements refer to become larger than a limit.
  ///
  /// - Parameter limit: In bytes, over the whole document.
  /// - Returns: The line of the unit; `nil` if they do not.
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

  static func unit(_ element: XMLElement) -> TranslationUnit {
    var unit = TranslationUnit(
      id: element.attribute("name") ?? element.attribute("id"),
      isTranslatable: element.attribute("translate").map { $0 != "no" }, source: nil,
      line: element.line)
    let data = originalData(of: element)
    var segments: [Segment] = []
    for child in element.children {
      if child.isNamed("segment") || child.isNamed("ignorable") {
        segments.append(Segment(child, data))
        let isDoubled = isDoubled("source", in: child) || isDoubled("target", in: child)
        unit.isAmbiguous = unit.isAmbiguous || isDoubled
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

  private static func isDoubled(_ name: StaticString, in segment: XMLElement) -> Bool {
    var count = 0
    for child in segment.children where child.isNamed(name) { count += 1 }
    return count > 1
  }

  private struct Segment {
    let source: String
    /// What parts two segments, and may have no translation of its own.
    let isIgnorable: Bool
    let target: String?
    let state: String?
    let subState: String?

    init(_ element: XMLElement, _ data: [String: String]) {
      source = element.child("source").map { flattened($0, data) } ?? ""
      target = element.child("target").map { flattened($0, data) }
      isIgnorable = element.isNamed("ignorable")
      state = element.attribute("state")
      subState = element.attribute("subState")
    }
  }

  /// - Returns: `nil` if a segment has no target: half a translation is none.
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

  private static func text(_ parts: [String], isSet: Bool) -> UnitText {
    if !isSet { return .plain(parts.joined()) }
    // Source and target share their segments, and need not have as many phrases.
    return .phrases(Array(parts.reversed().drop { $0.isEmpty }.reversed()))
  }

  private static func note(_ element: XMLElement) -> TranslationUnit.Note {
    let category = element.attribute("category")
    return TranslationUnit.Note(element.text, from: category == "developer" ? nil : category)
  }

  /// What inline elements stand for, by id.
  private static func originalData(of unit: XMLElement) -> [String: String] {
    guard let element = unit.child("originalData") else { return [:] }
    var data: [String: String] = [:]
    for child in element.children where child.isNamed("data") {
      if let id = child.attribute("id") { data[id] = flattened(child, [:]) }
    }
    return data
  }

  /// A text with its inline elements replaced by what they stand for.
  private static func flattened(_ element: XMLElement, _ data: [String: String]) -> String {
    var text = ""
    element.walk { piece in
      switch piece {
      case .text(let part): text += part
      case .start(let inline):
        if inline.isNamed("cp") {
          // A character that XML cannot hold.
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

  /// What an inline element stands for: the data that it refers to, else what it says itself.
  private static func code(
    of inline: XMLElement, _ names: (data: StaticString, text: StaticString),
    _ data: [String: String]
  ) -> String {
    if let id = inline.attribute(names.data) { return data[id] ?? "" }
    return inline.attribute(names.text) ?? ""
  }

  /// Whether an element in a target stands for a text that the unit does not give.
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
