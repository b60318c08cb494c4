/// A type whose values are written as one word of a command line.
package protocol ExpressibleByArgument: Sendable {
  /// - Returns: `nil` if the word spells no value of this type.
  init?(argument: String)

  /// The value as help shows it; what ``init(argument:)`` takes.
  var defaultValueDescription: String { get }

  /// Every spelling, in the order of help and completion; empty where they cannot be listed.
  static var allValueStrings: [String] { get }

  /// What a spelling means, in a few words; spellings that explain themselves may be left out.
  static var allValueDescriptions: [String: String] { get }

  /// Whether a value may be several of the spellings with commas between.
  static var isList: Bool { get }
}

extension ExpressibleByArgument {
  package static var allValueStrings: [String] { [] }
  package static var allValueDescriptions: [String: String] { [:] }
  package static var isList: Bool { false }
}

extension ExpressibleByArgument where Self: RawRepresentable, RawValue == String {
  package init?(argument: String) { self.init(rawValue: argument) }
  package var defaultValueDescription: String { rawValue }
}

extension ExpressibleByArgument
where Self: RawRepresentable & CaseIterable, RawValue == String {
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
}

extension String: ExpressibleByArgument {
  package init?(argument: String) { self = argument }
  package var defaultValueDescription: String { self }
}

extension Int: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
  package var defaultValueDescription: String { String(self) }
}
