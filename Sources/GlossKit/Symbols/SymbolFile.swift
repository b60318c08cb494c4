import ConventionChecks
import LocalizationModel
import StringCatalog

/// The Swift file that Xcode generates from a catalog's manual entries,
/// `GeneratedStringSymbols_TABLE.swift`.
///
/// The bytes are the same as Xcode's, except for the condition around them and another access
/// level. `gloss symbols` writes it for builds without Xcode.
struct SymbolFile {
  let table: String
  let access: SymbolGeneration.Access
  /// The symbols, sorted by the bytes of their keys as in Xcode's file.
  let members: [Member]

  /// One symbol with the key and comment of its entry.
  struct Member {
    let key: String
    let comment: String?
    let symbol: GeneratedSymbol
  }

  /// Returns the name of a table's file.
  static func name(ofTable table: String) -> String { "GeneratedStringSymbols_\(table).swift" }

  init(_ catalog: StringCatalog, table: String, access: SymbolGeneration.Access) {
    self.table = table
    self.access = access
    members = (0..<catalog.entryCount).compactMap { index -> Member? in
      guard catalog.firstIndex(ofKeyAt: index) == index, let symbol = catalog.symbol(at: index)
      else { return nil }
      let entry = catalog.entry(at: index)
      return Member(key: entry.key, comment: entry.comment, symbol: symbol)
    }.sorted { $0.key.precedesInBytes($1.key) }
  }

  /// Two keys that would have the same symbol; `nil` if there are none.
  var clash: (first: Member, second: Member)? {
    var bySignature: [String: Member] = [:]
    for member in members {
      if let first = bySignature.updateValue(member, forKey: member.symbol.signature) {
        return (first, member)
      }
    }
    return nil
  }

  /// The file as it is written. Xcode generates these symbols itself, so the condition
  /// `!Xcode` hides the file's symbols there.
  var bytes: ContiguousArray<UInt8> { ContiguousArray("#if !Xcode\n\n\(generated)\n#endif\n".utf8) }

  /// The text as Xcode generates it. Its first and last comment lines end in a space, which the
  /// literal writes as an escape so that no editor removes it.
  var generated: String {
    """
    // \u{20}
    // \(Self.name(ofTable: table))
    // Auto-Generated symbols for localized strings defined in “\(table).xcstrings”.
    // \u{20}

    import Foundation

    #if SWIFT_PACKAGE
    private nonisolated let resourceBundle = Foundation.Bundle.module
    \(Self.available)
    private nonisolated let resourceBundleDescription = LocalizedStringResource.BundleDescription.atURL(resourceBundle.bundleURL)
    #else

    private class ResourceBundleClass {}
    \(Self.available)
    private nonisolated let resourceBundleDescription = LocalizedStringResource.BundleDescription.forClass(ResourceBundleClass.self)
    #endif

    \(Self.available)
    nonisolated extension LocalizedStringResource {
    \(body)
    }
    """.replacing("// \u{20}", with: "// ")
  }

  private static let available = "@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)"

  private var modifier: String { access == .internal ? "" : "\(access.rawValue) " }

  private var body: String {
    guard let type = GeneratedSymbol.typeName(ofTable: table) else {
      return members.map { text(of: $0, indentation: "    ") }.joined(separator: "\n\n")
    }
    return """
          /// Namespace for strings in file “\(table).xcstrings”.
          \(modifier)enum \(type) {
      \(members.map { text(of: $0, indentation: "        ") }.joined(separator: "\n\n"))
          }
      """
  }

  private func text(of member: Member, indentation: String) -> String {
    var lines = ["/**"]
    if let comment = member.comment {
      lines += comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map { " \(Self.quoted(String($0)))" }
      lines.append(" ")
    }
    lines.append(
      " Localized string for key “\(Self.quoted(Self.spelled(member.key)))” in table “\(table).xcstrings”."
    )
    lines.append(" */")
    let symbol = member.symbol
    if symbol.parameters.isEmpty {
      lines.append("\(modifier)static var \(symbol.declaredName): LocalizedStringResource {")
    } else {
      let parameters = zip(symbol.parameters, Self.names(of: symbol)).map { parameter, name in
        let label = parameter.label.map(Self.declaredLabel) ?? "_"
        return "\(label == name ? name : "\(label) \(name)"): \(parameter.type)"
      }
      lines.append(
        "\(modifier)static func \(symbol.declaredName)(\(parameters.joined(separator: ", "))) -> LocalizedStringResource {"
      )
    }
    lines.append("    \(call(of: member))")
    lines.append("}")
    return lines.map { indentation + $0 }.joined(separator: "\n")
  }

  /// Words that are labels as they are and no names of parameters: the language reads an expression
  /// after the first, and the body means its own by the others.
  private static let wordsOfBodies: Set<String> = [
    "await", "LocalizedStringResource", "resourceBundleDescription",
  ]

  /// Returns the names of a symbol's parameters in its body: the labels, and numbered names in place
  /// of labels that are words of the language or occur before.
  private static func names(of symbol: GeneratedSymbol) -> [String] {
    var taken: Set<String> = []
    let labels = Set(symbol.parameters.map(\.name))
    return symbol.parameters.enumerated().map { index, parameter in
      var name = parameter.name
      if taken.contains(name) || name == "_" || wordsOfBodies.contains(name)
        || isKeyword(name, of: symbol)
      {
        name = "arg\(index + 1)"
        while taken.contains(name) || labels.contains(name) { name += "_" }
      }
      taken.insert(name)
      return name
    }
  }

  /// Returns a label as a declaration writes it. All words but three can be labels as they are.
  private static func declaredLabel(_ label: String) -> String {
    ["inout", "let", "var"].contains(label) ? "`\(label)`" : label
  }

  private static func isKeyword(_ word: String, of symbol: GeneratedSymbol) -> Bool {
    GeneratedSymbol(name: word, as: symbol).declaredName != word
  }

  /// Returns the initializer call of the resource. The catalog has the text, so the default value
  /// only has to carry the arguments.
  private func call(of member: Member) -> String {
    var arguments = [SwiftLiteral.text(member.key)]
    if !member.symbol.parameters.isEmpty {
      let values = zip(member.symbol.parameters, Self.names(of: member.symbol)).map {
        parameter, name in
        parameter.type == "String"
          ? "\\(\(name))" : "\\(\(name), specifier: \"\(parameter.specifier)\")"
      }
      arguments.append("defaultValue: \"\(values.joined())\"")
    }
    arguments.append("table: \(SwiftLiteral.text(table))")
    arguments.append("bundle: resourceBundleDescription")
    return "LocalizedStringResource(\(arguments.joined(separator: ", ")))"
  }

  /// Returns a text for a block comment, with markers broken up that would end or nest it.
  private static func quoted(_ text: String) -> String {
    text.replacing("*/", with: "* /").replacing("/*", with: "/ *")
  }

  /// Returns a key on one line.
  private static func spelled(_ key: String) -> String {
    key.replacing("\n", with: "\\n").replacing("\r", with: "\\r")
  }
}
