// A stub of Foundation: the declarations that the tool uses, for their types only, for Scripts/darwin-check.
@_exported import Darwin

public func NSHomeDirectory() -> String { "" }

public struct Data: Sequence, Sendable {
  public init() {}
  public init(_ bytes: some Sequence<UInt8>) {}
  public func makeIterator() -> Array<UInt8>.Iterator { [UInt8]().makeIterator() }
  public func base64EncodedString() -> String { "" }
}

public struct Date: Sendable {
  public init() {}
}

public struct TimeZone: Sendable {
  public init?(secondsFromGMT: Int) {}
}

public struct DateComponents: Sendable {
  public var year: Int?
  public var month: Int?
}

public struct Calendar: Sendable {
  public enum Identifier: Sendable { case gregorian }
  public enum Component: Sendable { case year, month }
  public var timeZone: TimeZone { get { fatalError() } set {} }
  public init(identifier: Identifier) {}
  public func dateComponents(_ parts: Set<Component>, from date: Date) -> DateComponents {
    DateComponents()
  }
}

public struct Locale: Sendable {
  public init(identifier: String) {}
}

public enum ComparisonResult: Int, Sendable { case orderedAscending = -1, orderedSame, orderedDescending }

public struct CharacterSet: Sendable {
  public static var whitespacesAndNewlines: CharacterSet { CharacterSet() }
}

public class NSNumber {
  public init(value: Int) {}
  public init(value: Double) {}
  public init(value: Float) {}
  public var stringValue: String { "" }
}

public struct FileManager: Sendable {
  public static var `default`: FileManager { FileManager() }
  public class DirectoryEnumerator: Sequence, IteratorProtocol {
    public var allObjects: [Any] { [] }
    public func next() -> Any? { nil }
    public func nextObject() -> Any? { nil }
    public func skipDescendants() {}
  }
  public func enumerator(atPath path: String) -> DirectoryEnumerator? { nil }
  public func isExecutableFile(atPath path: String) -> Bool { false }
  public func removeItem(atPath path: String) throws {}
  public func createDirectory(
    atPath path: String, withIntermediateDirectories isDeep: Bool
  ) throws {}
}

public final class ProcessInfo: Sendable {
  public static let processInfo = ProcessInfo()
  public let environment: [String: String] = [:]
}

extension String {
  public struct Encoding: Hashable, Sendable {
    public static var utf8: Encoding { Encoding() }
    public static var utf16: Encoding { Encoding() }
    public static var utf16BigEndian: Encoding { Encoding() }
    public static var utf16LittleEndian: Encoding { Encoding() }
    public static var utf32BigEndian: Encoding { Encoding() }
    public static var utf32LittleEndian: Encoding { Encoding() }
    public static var nextstep: Encoding { Encoding() }
  }
  public struct CompareOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let caseInsensitive = CompareOptions(rawValue: 1)
    public static let diacriticInsensitive = CompareOptions(rawValue: 2)
    public static let widthInsensitive = CompareOptions(rawValue: 4)
    public static let forcedOrdering = CompareOptions(rawValue: 8)
    public static let numeric = CompareOptions(rawValue: 16)
  }
  public init?(data: Data, encoding: Encoding) { return nil }
}

extension StringProtocol {
  public func data(using encoding: String.Encoding) -> Data? { nil }
  public func trimmingCharacters(in set: CharacterSet) -> String { "" }
  public var precomposedStringWithCanonicalMapping: String { "" }
  public var decomposedStringWithCanonicalMapping: String { "" }
  public func folding(options: String.CompareOptions, locale: Locale?) -> String { "" }
  public func compare(
    _ other: some StringProtocol, options: String.CompareOptions = [],
    range: Range<Index>? = nil, locale: Locale? = nil
  ) -> ComparisonResult { .orderedSame }
}
