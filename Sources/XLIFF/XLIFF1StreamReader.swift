import LocalizationModel
import MarkupReader
import TranslationUnits

/// Makes the units of an XLIFF 1.2 document while it is parsed, for ``XLIFFContents``: several
/// times faster than a tree, and without its memory.
///
/// It reads only the form that Xcode and most programs write: units directly in a `body`, with
/// texts and notes only. At anything else, and at any error, it gives up, and ``XLIFFContents``
/// reads the document as a tree. So both ways give the same answer.
final class XLIFF1StreamReader: MarkupReceiver {
  /// The innermost open element, inline elements aside.
  private enum Context {
    case document, xliff, file, header, tool, headerNote, body, unit, source, target, note
  }

  private var context = Context.document
  private var files: [UnitFile] = []
  private var hasHeader = false
  /// True if the open note of a unit has no author, so that it is the comment.
  private var isComment = false
  /// True if the open note of the header holds the checksums of an export.
  private var isExportNote = false
  /// The units of the open file.
  private var units: [TranslationUnit] = []
  private var unit = OpenUnit()
  private var state: String?
  private var stateQualifier: String?
  /// The open text.
  private var text = StreamedText()
  /// The number of bytes of text since the last tag.
  private var textCount = 0
  private var namespace = MarkupNamespace.none

  /// The size in bytes of a text at which the reader gives up. Near it libxml2 begins to refuse
  /// texts, so the tree decides.
  private static let textLimit = 9_000_000

  /// The parts of the open unit. They are moved, not copied, into the finished one.
  private struct OpenUnit {
    var id: String?
    var isTranslatable: Bool?
    var isApproved = false
    var source: UnitText?
    var target: TranslationUnit.Target?
    var isAmbiguous = false
    var isInConflict = false
    var comment: TextChecksum?
    var line = 0

    /// Returns the finished unit and clears the parts.
    mutating func take() -> TranslationUnit {
      var unit = TranslationUnit(
        id: id.take(), isTranslatable: isTranslatable, source: source.take(),
        target: target.take(), line: line)
      unit.isAmbiguous = isAmbiguous
      unit.isInConflict = isInConflict
      unit.comment = comment.take()
      unit.finish(isApproved: isApproved)
      return unit
    }
  }

  /// Returns the files; `nil` if the document has another form, or is damaged.
  static func files(of bytes: Span<UInt8>) -> [UnitFile]? {
    let stream = XLIFF1StreamReader()
    do throws(MarkupError) {
      try MarkupReader().read(bytes, into: stream)
      return stream.files
    } catch {
      return nil
    }
  }

  // MARK: The parts of a document

  /// Notes the start of an element.
  ///
  /// - Returns: False to give up.
  func start(_ element: MarkupElement) -> Bool {
    let attributes = element.attributes
    textCount = 0
    // libxml2 checks `xml:id` only when it builds a tree.
    if attributes.hasIdentity { return false }
    if context == .document { namespace = element.namespace }
    // No program writes elements into comments.
    if context == .note, isComment { return false }
    if isInText { return text.start(element, in: namespace) }
    guard element.namespace == namespace, let next = Self.context(of: element, in: context) else {
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
        isApproved: attributes["approved"] == "yes", line: element.line)
    case .target: (state, stateQualifier) = (attributes["state"], attributes["state-qualifier"])
    case .headerNote:
      isExportNote =
        attributes["from"] == TranslationUnit.Note.export
        && files[files.count - 1].exportNote == nil
    case .note:
      let author = attributes["from"]
      isComment = author == nil && unit.comment == nil
      if author == TranslationUnit.Note.conflict { unit.isInConflict = true }
    case .document, .body, .source: break
    }
    text.clear()
    context = next
    return true
  }

  /// True if the open element is a text, which can contain inline elements.
  private var isInText: Bool {
    context == .source || context == .target || context == .note || context == .headerNote
  }

  /// Returns the context in an element; `nil` for an element that only a tree can hold.
  private static func context(of element: MarkupElement, in context: Context) -> Context? {
    switch context {
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

  /// True if the root's attributes and namespace are those of XLIFF 1.2.
  private func isSupported(_ attributes: MarkupAttributes) -> Bool {
    guard attributes["version"] == XLIFFVersion.v1_2.rawValue else { return false }
    return namespace == .none || namespace.name == XLIFFVersion.v1_2.namespace
  }

  /// Begins a file.
  private func open(_ attributes: MarkupAttributes, line: Int) {
    hasHeader = false
    files.append(
      UnitFile(
        original: attributes["original"], sourceLanguage: attributes["source-language"],
        targetLanguage: attributes["target-language"], line: line))
  }

  /// Adds a part of a text.
  ///
  /// - Returns: False to give up, at a text of unusual size.
  func add(_ part: Span<UInt8>) -> Bool { add(part, isSection: false) }

  /// Adds a CDATA section.
  func addSection(_ part: Span<UInt8>) -> Bool { add(part, isSection: true) }

  private func add(_ part: Span<UInt8>, isSection: Bool) -> Bool {
    textCount += part.count
    if isInText, context != .note || isComment { text.add(part, isSection: isSection) }
    return textCount <= Self.textLimit
  }

  /// Notes the end of the innermost element.
  func end() -> Bool {
    textCount = 0
    if isInText, text.endElement() { return true }
    switch context {
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
    case .note where isComment:
      let comment = text.text.joined
      if !comment.isEmpty { unit.comment = TextChecksum(of: comment) }
    case .headerNote where isExportNote:
      files[files.count - 1].exportNote = text.text.joined
    case .unit: units.append(unit.take())
    case .file:
      files[files.count - 1].units = units
      units = []
    default: break
    }
    context = Self.parent(of: context)
    return true
  }

  /// Returns the context around one.
  private static func parent(of context: Context) -> Context {
    switch context {
    case .document, .xliff: .document
    case .file: .xliff
    case .header, .body: .file
    case .tool, .headerNote: .header
    case .unit: .body
    case .source, .target, .note: .unit
    }
  }
}
