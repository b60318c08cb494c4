import LocalizationModel
import MarkupReader
import TranslationUnits

/// Builds the units of an XLIFF 1.2 document while it is parsed, as far as it has the form that Xcode
/// and most programs write: units right in a `body`, with nothing in them but texts and notes.
///
/// It gives up on all else, and on whatever is wrong: what that means, and where it stands, the tree
/// tells.
final class UnitStream: MarkupReceiver {
  /// Where the parser is.
  private enum Place {
    case document, xliff, file, header, tool, headerNote, body, unit, source, target, note
  }

  private var place = Place.document
  private var files: [UnitFile] = []
  private var hasHeader = false
  /// Whether the note of the header that the parser is in holds sums.
  private var isExportNote = false
  /// The units of the file that the parser is in.
  private var units: [TranslationUnit] = []
  private var unit = OpenUnit()
  private var state: String?
  private var stateQualifier: String?
  /// The text that the parser is in.
  private var text = StreamedText()
  /// Bytes since the last tag.
  private var textCount = 0
  private var namespace = MarkupNamespace.none

  /// Longer texts libxml2 refuses, some a little earlier: whether it does the tree tells.
  private static let textLimit = 9_000_000

  /// What is known of the unit that the parser is in. Its parts are moved, not copied, into the unit
  /// that they make.
  private struct OpenUnit {
    var id: String?
    var isTranslatable: Bool?
    var source: UnitText?
    var target: TranslationUnit.Target?
    var isAmbiguous = false
    var isInConflict = false
    var line = 0

    /// Starts anew.
    mutating func take() -> TranslationUnit {
      var unit = TranslationUnit(
        id: id.take(), isTranslatable: isTranslatable, source: source.take(),
        target: target.take(), line: line)
      unit.isAmbiguous = isAmbiguous
      unit.isInConflict = isInConflict
      return unit
    }
  }

  /// - Returns: `nil` if the document is of another form, or damaged.
  static func files(of bytes: Span<UInt8>) -> [UnitFile]? {
    let stream = UnitStream()
    do throws(MarkupError) {
      try MarkupReader().read(bytes, into: stream)
      return stream.files
    } catch {
      return nil
    }
  }

  // MARK: The parts of a document

  /// - Returns: Whether that is in the usual form.
  func start(_ element: MarkupElement) -> Bool {
    let attributes = element.attributes
    textCount = 0
    if attributes.hasIdentity { return false }
    if place == .document { namespace = element.namespace }
    if isInText { return text.start(element, in: namespace) }
    guard element.namespace == namespace, let next = Self.place(of: element, in: place) else {
      return false
    }
    switch next {
    case .xliff: if !isSupported(attributes) { return false }
    case .file: open(attributes, line: element.line)
    case .header:
      if hasHeader { return false }
      hasHeader = true
    case .tool:
      if files[files.count - 1].tool != nil { return false }
      files[files.count - 1].tool = UnitFile.Tool(
        id: attributes["tool-id"] ?? "", name: attributes["tool-name"] ?? "",
        version: attributes["tool-version"] ?? "", build: attributes["build-num"] ?? "")
    case .unit:
      unit = OpenUnit(
        id: attributes["id"], isTranslatable: attributes["translate"].map { $0 != "no" },
        line: element.line)
    case .target: (state, stateQualifier) = (attributes["state"], attributes["state-qualifier"])
    case .headerNote:
      isExportNote =
        attributes["from"] == TranslationUnit.Note.export
        && files[files.count - 1].exportNote == nil
    case .note: if attributes["from"] == TranslationUnit.Note.conflict { unit.isInConflict = true }
    case .document, .body, .source: break
    }
    text.clear()
    place = next
    return true
  }

  /// Whether inline elements may come.
  private var isInText: Bool {
    place == .source || place == .target || place == .note || place == .headerNote
  }

  /// What an element of that name is in a place; `nil` for anything unusual.
  private static func place(of element: MarkupElement, in place: Place) -> Place? {
    switch place {
    case .document: return element.isNamed("xliff") ? .xliff : nil
    case .xliff: return element.isNamed("file") ? .file : nil
    case .file: return element.isNamed("body") ? .body : element.isNamed("header") ? .header : nil
    case .header:
      return element.isNamed("tool") ? .tool : element.isNamed("note") ? .headerNote : nil
    case .body: return element.isNamed("trans-unit") ? .unit : nil
    case .unit:
      if element.isNamed("source") { return .source }
      if element.isNamed("target") { return .target }
      return element.isNamed("note") ? .note : nil
    case .tool, .headerNote, .source, .target, .note: return nil
    }
  }

  private func isSupported(_ attributes: MarkupAttributes) -> Bool {
    guard attributes["version"] == XLIFFVersion.v1_2.rawValue else { return false }
    return namespace == .none || namespace.name == XLIFFVersion.v1_2.namespace
  }

  private func open(_ attributes: MarkupAttributes, line: Int) {
    hasHeader = false
    files.append(
      UnitFile(
        original: attributes["original"], sourceLanguage: attributes["source-language"],
        targetLanguage: attributes["target-language"], line: line))
  }

  /// - Returns: Whether the text is of usual size.
  func add(_ part: Span<UInt8>) -> Bool { add(part, isSection: false) }

  func addSection(_ part: Span<UInt8>) -> Bool { add(part, isSection: true) }

  private func add(_ part: Span<UInt8>, isSection: Bool) -> Bool {
    textCount += part.count
    if isInText, place != .note { text.add(part, isSection: isSection) }
    return textCount <= Self.textLimit
  }

  func end() -> Bool {
    textCount = 0
    if isInText, text.endElement() { return true }
    switch place {
    case .source:
      if case nil = unit.source {
        unit.source = text.text
      } else {
        unit.isAmbiguous = true
      }
    case .target:
      if case nil = unit.target {
        unit.target = TranslationUnit.Target(
          text.text, state: state.map { TranslationState(word: $0) },
          stateQualifier: stateQualifier)
      } else {
        unit.isAmbiguous = true
      }
    case .headerNote where isExportNote:
      files[files.count - 1].exportNote = text.text.joined
    case .unit: units.append(unit.take())
    case .file:
      files[files.count - 1].units = units
      units = []
    default: break
    }
    place = Self.around(place)
    return true
  }

  private static func around(_ place: Place) -> Place {
    switch place {
    case .document, .xliff: .document
    case .file: .xliff
    case .header, .body: .file
    case .tool, .headerNote: .header
    case .unit: .body
    case .source, .target, .note: .unit
    }
  }
}
