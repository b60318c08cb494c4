import LocalizationModel
import OrderedJSON

/// A new localization, kept as bytes until its catalog is written.
///
/// `import` makes one for each translated text, through ``LocalizationChanges``; ``EntryWriter``
/// copies it into its entry. Workers write the bytes in parallel, and no tree of values is held.
struct EncodedLocalization: Sendable {
  /// The stored form. Nearly all localizations are one text in one of four states, so only the text
  /// is stored: the 110 bytes of layout around it are the same for all.
  enum Form: UInt8, CaseIterable {
    /// The whole object, from brace to brace.
    case whole
    case translated, needsReview, new, machineTranslated

    init(_ state: TranslationState) {
      self = Self.allCases.first { $0.state == state } ?? .whole
    }

    var state: TranslationState? {
      switch self {
      case .whole: nil
      case .translated: .translated
      case .needsReview: .needsReview
      case .new: .new
      case .machineTranslated: .machineTranslated
      }
    }
  }

  /// One localization in a ``Batch``.
  struct Item: Sendable {
    /// The index of the entry's slot in the catalog.
    let place: UInt32
    /// The offset in the batch's bytes where the object begins, or the text with its quotes, as
    /// `form` says.
    let start: UInt32
    /// The offset just past the object or the text.
    let end: UInt32
    let form: Form
  }

  /// All new localizations of one language, which share one buffer. A class, because each
  /// ``EncodedLocalization`` is a reference to its batch and an index.
  final class Batch: Sendable {
    let language: String
    let items: [Item]
    let bytes: ContiguousArray<UInt8>

    init(language: String, items: [Item], bytes: ContiguousArray<UInt8>) {
      self.language = language
      self.items = items
      self.bytes = bytes
    }

    subscript(index: Int) -> EncodedLocalization {
      EncodedLocalization(batch: self, index: UInt32(index))
    }
  }

  private let batch: Batch
  private let index: UInt32

  private init(batch: Batch, index: UInt32) {
    self.batch = batch
    self.index = index
  }

  var language: String { batch.language }

  private var item: Item { batch.items[Int(index)] }

  private var frame: Frame { Frame.all[Int(item.form.rawValue)] }

  /// The bytes around a text in its form: all of Xcode's layout but the text itself.
  private struct Frame: Sendable {
    let head: ContiguousArray<UInt8>
    let tail: ContiguousArray<UInt8>

    init(_ form: Form) {
      guard let state = form.state else {
        (head, tail) = ([], [])
        return
      }
      var writer = JSONWriter()
      // The text replaces the empty value `""` with its quotes.
      StringUnit(state: state, value: "").write(to: &writer)
      let quote = writer.bytes.lastIndex(of: UInt8(ascii: "\"")) ?? 0
      head = ContiguousArray(writer.bytes[..<max(quote - 1, 0)])
      tail = ContiguousArray(writer.bytes[(quote + 1)...])
    }

    static let all = Form.allCases.map { Frame($0) }
  }

  /// The number of bytes that ``write(to:)`` writes.
  var size: Int { Int(item.end - item.start) + frame.head.count + frame.tail.count }

  /// Writes the object in Xcode's layout.
  func write(to writer: inout JSONWriter) {
    let (item, frame) = (item, frame)
    if item.form != .whole { writer.copy(frame.head[...]) }
    writer.copy(batch.bytes[Int(item.start)..<Int(item.end)])
    if item.form != .whole { writer.copy(frame.tail[...]) }
  }

  /// The texts.
  var root: TextNode {
    var writer = JSONWriter(capacity: size)
    write(to: &writer)
    guard let document = try? JSONDocument(writer.bytes) else { return TextNode() }
    var reader = EntryReader(EntryDocument(document), hasPlaces: false)
    return reader.node(0)
  }
}
