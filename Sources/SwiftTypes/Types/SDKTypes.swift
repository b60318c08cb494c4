package import SwiftTree

/// Generic SDK types that inference reduces to a simpler type: collections to arrays, property
/// wrappers to their values.
package enum SDKTypes {
  /// The simpler type of a listed SDK type with these arguments; `nil` for others.
  package static func type(named name: Name, _ arguments: [SwiftType]) -> SwiftType? {
    guard let first = arguments.first else { return nil }
    if sequences.contains(name) { return .array(first) }
    if wrappers.contains(name) { return first }
    if name == optional { return first.asOptional }
    if dictionaries.contains(name), arguments.count > 1 { return .dictionary(first, arguments[1]) }
    return nil
  }

  private static let optional = Name("Optional")

  private static let sequences = names(
    "Array Set ArraySlice ContiguousArray Slice Range ClosedRange FetchedResults SectionedFetchResults Results OrderedSet IdentifiedArrayOf LazySequence ReversedCollection Sequence Collection RandomAccessCollection BidirectionalCollection MutableCollection AsyncStream AsyncThrowingStream Deque NonEmptyArray ResultsCollection ForEach"
  )
  /// Wrappers, which count as their first argument: a `Binding<String>` counts as a `String`.
  private static let wrappers = names(
    "Binding Published State StateObject ObservedObject EnvironmentObject Bindable AppStorage SceneStorage FocusState GestureState Atomic Weak Unmanaged"
  )
  private static let dictionaries = names("Dictionary OrderedDictionary KeyValuePairs")

  /// The names in a text, which spaces separate.
  package static func names(_ words: String) -> Set<Name> {
    let bytes = ContiguousArray(words.utf8)
    return Set(split(0..<bytes.count, at: UInt8(ascii: " "), bytes).map { Name(bytes.span, $0) })
  }

  /// The parts of a range of bytes between separators; empty parts are left out.
  static func split(
    _ range: Range<Int>, at separator: UInt8, _ bytes: ContiguousArray<UInt8>
  ) -> [Range<Int>] {
    bytes[range].split(separator: separator).map { $0.startIndex..<$0.endIndex }
  }
}
