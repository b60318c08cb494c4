import LocalizationModel
import OrderedJSON

/// New localizations of one language, at most one for a key, kept as the bytes that their catalog gets.
///
/// `import` and `pseudo` make one per language, on many workers at once, and ``apply(to:)`` puts it
/// into the catalog, whose ``CatalogWriter`` copies the bytes. They take much less memory than trees of
/// values.
package struct LocalizationBatch: Sendable {
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

  /// One localization among ``items``.
  struct Item: Sendable {
    /// The index of the entry's slot in the catalog.
    let place: UInt32
    /// The offset in the bytes where the object begins, or the text with its quotes, as `form` says.
    let start: UInt32
    /// The offset just past the object or the text.
    let end: UInt32
    let form: Form
  }

  /// The language of all the localizations.
  package let language: String
  var items: [Item] = []
  var writer = JSONWriter()

  package init(language: String) { self.language = language }

  /// The number of entries that get a new localization.
  package var count: Int { items.count }

  /// One reference to the batch for all of its localizations.
  final class Shared: Sendable {
    let batch: LocalizationBatch

    init(_ batch: LocalizationBatch) { self.batch = batch }
  }

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

  /// One localization of a batch.
  struct Element: Sendable {
    private let shared: Shared
    private let index: UInt32

    init(_ shared: Shared, _ index: Int) { (self.shared, self.index) = (shared, UInt32(index)) }

    var language: String { shared.batch.language }

    private var item: Item { shared.batch.items[Int(index)] }

    private var frame: Frame { Frame.all[Int(item.form.rawValue)] }

    /// The number of bytes that ``write(to:)`` writes.
    var size: Int { Int(item.end - item.start) + frame.head.count + frame.tail.count }

    /// Writes the object in Xcode's layout.
    func write(to writer: inout JSONWriter) {
      let (item, frame) = (item, frame)
      if item.form != .whole { writer.copy(frame.head[...]) }
      writer.copy(shared.batch.writer.bytes[Int(item.start)..<Int(item.end)])
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
}
