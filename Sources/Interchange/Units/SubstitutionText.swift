import LocalizationModel
import StringCatalog

/// How a text with substitutions is written for translators, and read back.
///
/// A catalog says `%#@files@` and, in the substitution's own texts, `%arg`; translators get the number
/// of the argument: `%2$#@files@` and `%2$lld`.
struct SubstitutionText {
  private let localization: LocalizationContents?
  private let fallback: LocalizationContents?
  /// The one whose text it is; `nil` for the main text.
  private let own: SubstitutionContents?

  /// - Parameters:
  ///   - localization: The localization whose substitutions count.
  ///   - fallback: Whose substitutions count where that one has none of the name.
  init(
    _ localization: LocalizationContents?, fallback: LocalizationContents? = nil, path: LeafPath
  ) {
    (self.localization, self.fallback) = (localization, fallback)
    own = path.substitution.flatMap {
      localization?.ownSubstitution($0) ?? fallback?.ownSubstitution($0)
    }
  }

  /// A catalog's text as translators get it.
  func exported(_ text: String) -> String {
    replacing(text) { specifier in
      switch specifier.kind {
      case .substitution(let name) where specifier.position == nil:
        self.named(name)?.argument.map { "%\($0)$#@\(name)@" }
      case .substitutionArgument: argument
      default: nil
      }
    }
  }

  /// A translator's text as the catalog has it.
  func imported(_ text: String) -> String {
    replacing(text) { specifier in
      switch specifier.kind {
      case .substitution(let name) where specifier.position != nil:
        self.named(name)?.argument == specifier.position ? "%#@\(name)@" : nil
      case .argument:
        argument.map { Self.isSame(specifier, $0, in: text) ? "%arg" : nil } ?? nil
      default: nil
      }
    }
  }

  /// What stands for `%arg`; `nil` outside of substitutions, and without a specifier.
  private var argument: String? {
    guard let own, let specifier = own.formatSpecifier?.text else { return nil }
    return own.argument.map { "%\($0)$\(specifier)" } ?? "%\(specifier)"
  }

  private func named(_ name: String) -> SubstitutionContents? {
    localization?.ownSubstitution(name) ?? fallback?.ownSubstitution(name)
  }

  private static func isSame(_ specifier: FormatSpecifier, _ text: String, in whole: String) -> Bool
  {
    let utf8 = whole.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: specifier.range.start)
    let end = utf8.index(start, offsetBy: specifier.range.count)
    return utf8[start..<end].elementsEqual(text.utf8)
  }

  /// - Parameter replacement: `nil` leaves a specifier as it is.
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
