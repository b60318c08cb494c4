internal import MarkupReader
internal import Sheets

/// A string that cells hold.
struct SharedString {
  let text: String
  /// As of ``SheetRow/Cell/spelling``.
  let spelling: String?
}

/// Puts a string together from its runs: `<t>`, or `<r>` with a `<t>` each, formatted as they may be. How
/// words are read aloud (`<rPh>`) does not belong to it.
struct StringItem {
  private var text = ""
  private var spelling = ""
  private var run: ContiguousArray<UInt8> = []
  private var depth = 0
  /// The depth of what is ignored, and of the `<t>` that is read.
  private var skipDepth: Int?
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
      // Nearly all have one part, which need not be copied; those with many are not copied for each.
      if text.isEmpty { text = EscapedText.plain(part) } else { text += EscapedText.plain(part) }
      if spelling.isEmpty { spelling = part } else { spelling += part }
      run.removeAll(keepingCapacity: true)
      textDepth = nil
    }
    depth -= 1
  }

  /// Forgets what was read, whatever is open.
  mutating func clear() {
    if text.isEmpty, spelling.isEmpty, depth == 0 { return }
    self = StringItem()
  }

  /// The string, after which the next can be read.
  mutating func finished() -> SharedString {
    defer { (text, spelling) = ("", "") }
    return SharedString(text: text, spelling: spelling == text ? nil : spelling)
  }
}

/// Takes the strings that the cells of all sheets name by their number.
final class SharedStringReceiver: MarkupReceiver {
  /// One value, as in ``WorksheetReceiver``.
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

/// The strings that were read so far.
private struct OpenStringList {
  private(set) var strings: [SharedString] = []
  private var item = StringItem()
  /// How many elements are open, from the string's on.
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
