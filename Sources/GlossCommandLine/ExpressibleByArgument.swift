/// A type whose values are written as one word of a command line, such as a format or a number.
///
/// The parser checks words by it, help and completion list its spellings. The names equal the ones
/// of swift-argument-parser, so that the package could replace this target.
package protocol ExpressibleByArgument: Sendable {
  /// Makes the value that a word spells.
  ///
  /// - Returns: `nil` if the word spells no value of this type.
  init?(argument: String)

  /// The word that spells the value, as help shows it for a default.
  var defaultValueDescription: String { get }

  /// All spellings in the order of help and completion; empty if they cannot be listed.
  static var allValueStrings: [String] { get }

  /// A few words on each spelling's meaning. Spellings that explain themselves may be left out.
  static var allValueDescriptions: [String: String] { get }

  /// A range or an example for an error, such as `0 to 100`; `nil` if the choices say enough.
  static var valueForm: String? { get }

  /// True if a value may be several spellings separated by commas.
  static var isList: Bool { get }
}

extension ExpressibleByArgument {
  package static var allValueStrings: [String] { [] }
  package static var allValueDescriptions: [String: String] { [:] }
  package static var valueForm: String? { nil }
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
