import LocalizationModel
import OrderedJSON

/// Converts the texts of a key to the specifiers of another spelling of it, such as `%lld` for
/// `%@`.
///
/// `gloss sync` uses it when the code looks a key up with other specifiers than the catalog's: the
/// texts move over, and each argument gets its new type.
struct SpecifierChange {
  /// The specifiers of the new key, by the number of their argument, from 1.
  private let specifiers: [Int: FormatSpecifier]

  /// Reads the specifiers of the new key.
  ///
  /// - Parameter new: The key as it is spelled now.
  init(to new: String) {
    var specifiers: [Int: FormatSpecifier] = [:]
    var next = 1
    for specifier in FormatSpecifier.all(in: new) where specifier.kind == .argument {
      specifiers[specifier.position ?? next] = specifier
      if specifier.position == nil { next += 1 }
    }
    self.specifiers = specifiers
  }

  /// Carries the texts of a key over to another, converted and to be reviewed.
  func carry(_ old: String, to new: String, in catalog: inout StringCatalog) {
    catalog.copyTranslations(from: old, to: new)
    guard var entry = catalog.entry(new)?.content.json,
      let localizations = entry["localizations"]
    else { return }
    entry["localizations"] = converted(localizations)
    catalog.set(entry, for: new)
  }

  /// Returns a localization, or a part of one, with all specifiers converted.
  ///
  /// - Parameter argument: The number of the argument that the first unnumbered specifier takes.
  func converted(_ value: JSONValue, argument: Int = 1) -> JSONValue {
    guard case .object(var members) = value else { return value }
    for index in members.indices {
      let member = members[index].value
      switch members[index].name {
      case "stringUnit":
        if let text = member["value"]?.string {
          members[index].value["value"] = .string(converted(text, argument: argument))
        }
      case "substitutions":
        for substitution in member.members ?? [] {
          members[index].value[substitution.name] = converted(substitution: substitution.value)
        }
      default: members[index].value = converted(member, argument: argument)
      }
    }
    return .object(members)
  }

  /// Returns a substitution converted to the type of its argument.
  private func converted(substitution value: JSONValue) -> JSONValue {
    var argument = 1
    if case .number(let text)? = value["argNum"], let number = Int(text) { argument = number }
    var value = converted(value, argument: argument)
    if value["formatSpecifier"] != nil, let specifier = specifiers[argument] {
      value["formatSpecifier"] = .string(specifier.length + String(specifier.conversion))
    }
    return value
  }

  /// Returns a text in which each specifier has the type of its argument in the new key. Flags,
  /// widths and numbers stay.
  func converted(_ text: String, argument: Int = 1) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var (copied, next) = (0, argument)
    for specifier in FormatSpecifier.all(in: text) where !specifier.hasSpaceFlag {
      switch specifier.kind {
      case .argument, .substitution: break
      case .percent, .substitutionArgument: continue
      }
      let number = specifier.position ?? next
      if specifier.position == nil { next += 1 }
      guard specifier.kind == .argument, let new = specifiers[number] else { continue }
      // The type is the length modifier and the conversion, which is one character: `ll` and `d`.
      let typeStart = specifier.range.end - specifier.length.utf8.count - 1
      result += bytes[copied..<typeStart] + Array((new.length + String(new.conversion)).utf8)
      copied = specifier.range.end
    }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }
}
