import LocalizationModel
import StringCatalog

/// Converts texts with substitutions between a catalog's spelling and the one for translators,
/// which is Xcode's.
///
/// A catalog has `%#@files@` and, in the forms of the substitution, `%arg`. Translators get the
/// number of the argument: `%2$#@files@` and `%2$lld`. ``UnitTable`` converts texts for an export,
/// ``UnitDecider`` for an import.
struct SubstitutionText {
  private let localization: TextNode?
  private let fallback: TextNode?
  /// The substitution to whose forms the text belongs; `nil` for a main text.
  private let enclosing: Substitution?

  /// Prepares the conversion of one text.
  ///
  /// - Parameters:
  ///   - localization: The localization whose substitutions apply.
  ///   - fallback: The localization to look a substitution up in if the first one lacks it.
  init(
    _ localization: TextNode?, fallback: TextNode? = nil, path: LeafPath
  ) {
    (self.localization, self.fallback) = (localization, fallback)
    enclosing = path.substitution.flatMap {
      localization?.substitution(named: $0) ?? fallback?.substitution(named: $0)
    }
  }

  /// Returns a catalog's text as translators get it.
  func exported(_ text: String) -> String {
    replacing(text) { specifier in
      switch specifier.kind {
      case .substitution(let name) where specifier.position == nil:
        substitution(named: name)?.argument.map { "%\($0)$#@\(name)@" }
      case .substitutionArgument: argument
      default: nil
      }
    }
  }

  /// Returns a translator's text as the catalog has it. Only the substitution's own number and type
  /// are converted.
  func imported(_ text: String) -> String {
    replacing(text) { specifier in
      switch specifier.kind {
      case .substitution(let name) where specifier.position != nil:
        substitution(named: name)?.argument == specifier.position ? "%#@\(name)@" : nil
      case .argument:
        argument.map { Self.isSame(specifier, $0, in: text) ? "%arg" : nil } ?? nil
      default: nil
      }
    }
  }

  /// The spelling of `%arg` for translators; `nil` outside of substitutions, or without a
  /// specifier.
  private var argument: String? {
    guard let enclosing, let specifier = enclosing.formatSpecifier?.text else { return nil }
    return enclosing.argument.map { "%\($0)$\(specifier)" } ?? "%\(specifier)"
  }

  private func substitution(named name: String) -> Substitution? {
    localization?.substitution(named: name) ?? fallback?.substitution(named: name)
  }

  /// True if a specifier is spelled like `text`, by bytes.
  private static func isSame(_ specifier: FormatSpecifier, _ text: String, in whole: String) -> Bool
  {
    let utf8 = whole.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: specifier.range.start)
    let end = utf8.index(start, offsetBy: specifier.range.count)
    return utf8[start..<end].elementsEqual(text.utf8)
  }

  /// Replaces specifiers in a text.
  ///
  /// - Parameter replacement: Returns the new spelling, or `nil` for a specifier that stays.
  private func replacing(_ text: String, _ replacement: (FormatSpecifier) -> String?) -> String {
    let hasSubstitutions = [localization, fallback].contains { $0?.substitutions.isEmpty == false }
    guard hasSubstitutions, text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let bytes = ContiguousArray(text.utf8)
    var result: [UInt8] = []
    var copied = 0
    for specifier in FormatSpecifier.all(in: bytes.span) {
      guard let new = replacement(specifier) else { continue }
      result += bytes[copied..<specifier.range.start]
      result += new.utf8
      copied = specifier.range.end
    }
    if copied == 0 { return text }
    result += bytes[copied...]
    return String(decoding: result, as: UTF8.self)
  }
}
