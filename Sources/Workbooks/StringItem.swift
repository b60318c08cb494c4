internal import MarkupReader
internal import Sheets

/// A string of the workbook, shared or in a cell.
struct SharedString {
  let text: String
  /// The spelling in the file if it differs from ``text``, see ``SheetRow/Cell/spelling``.
  let spelling: String?
}

/// Collects a string from the XML events of its runs: one `<t>`, or several `<r>` with a `<t>`
/// each, whose formats are ignored. The pronunciations of Chinese characters in Japanese texts
/// (`<rPh>`) are not a part of the string.
struct StringItem {
  private var text = ""
  private var spelling = ""
  private var run: ContiguousArray<UInt8> = []
  private var depth = 0
  /// The depth of the `<rPh>` that is being skipped; `nil` outside of one.
  private var skipDepth: Int?
  /// The depth of the `<t>` that is being read; `nil` outside of one.
  private var textDepth: Int?

  mutating func start(_ element: MarkupElement) {
    depth += 1
    if skipDepth != nil || textDepth != nil { return }
    if element.isNamed("rPh") { skipDepth = depth }
    if element.isNamed("t") { textDepth = depth }
  }

  mutating func add(_ bytes: Span<UInt8>) {
    if textDepth == nil { return }
    unsafe bytes.withUnsafeBufferPointer { unsafe run.append(contentsOf: $0) }
  }

  mutating func end() {
    if skipDepth == depth { skipDepth = nil }
    if textDepth == depth {
      let part = String(decoding: run, as: UTF8.self)
      // Nearly all strings have one part, which is assigned; further ones are appended, not copied
      // each time.
      if text.isEmpty { text = EscapedText.plain(part) } else { text += EscapedText.plain(part) }
      if spelling.isEmpty { spelling = part } else { spelling += part }
      run.removeAll(keepingCapacity: true)
      textDepth = nil
    }
    depth -= 1
  }

  /// Drops everything read, open elements included.
  mutating func clear() {
    if text.isEmpty, spelling.isEmpty, depth == 0 { return }
    self = StringItem()
  }

  /// Returns the string and starts the next one.
  mutating func finished() -> SharedString {
    defer { (text, spelling) = ("", "") }
    return SharedString(text: text, spelling: spelling == text ? nil : spelling)
  }
}

/// Collects the shared strings, to which the cells of all sheets refer by index.
final class SharedStringReceiver: MarkupReceiver {
  /// All state in one struct, for speed, as in ``WorksheetReceiver``.
  private var list = OpenStringList()

  var strings: [SharedString] { list.strings }

  func start(_ element: MarkupElement) -> Bool {
    list.start(element)
    return true
  }

  func add(_ text: Span<UInt8>) -> Bool {
    list.add(text)
    return true
  }

  func end() -> Bool {
    list.end()
    return true
  }
}

/// The shared strings so far, and the one that is being read.
private struct OpenStringList {
  private(set) var strings: [SharedString] = []
  private var item = StringItem()
  /// The number of open elements, counted from the `<si>`.
  private var depth = 0

  mutating func start(_ element: MarkupElement) {
    if depth > 0 || element.isNamed("si") { depth += 1 }
    if depth > 1 { item.start(element) }
  }

  mutating func add(_ text: Span<UInt8>) { if depth > 1 { item.add(text) } }

  mutating func end() {
    if depth == 0 { return }
    if depth > 1 { item.end() }
    depth -= 1
    if depth == 0 { strings.append(item.finished()) }
  }
}
