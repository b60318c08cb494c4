import ConventionChecks
import LocalizationModel
import SourceScanner

/// Rewrites a call that spells a key so that it uses the key's generated symbol: `gloss rename
/// --to-symbols`.
struct SymbolSiteWriter {
  /// The reason why a place keeps its literal.
  struct Flaw: Error {
    let reason: Message

    init(_ reason: Message) { self.reason = reason }
  }

  let symbol: GeneratedSymbol
  /// The nested type that holds the symbol, such as `Onboarding`; `nil` for the table
  /// `Localizable`.
  let type: String?

  /// The symbol as code names it, such as `.Onboarding.title`.
  var shown: String { (type.map { ".\($0)" } ?? "") + "." + symbol.shown }

  /// Returns the edits that replace the literal by the symbol and remove the arguments that the
  /// symbol makes superfluous, such as `comment:`.
  ///
  /// - Parameters:
  ///   - string: The string of the call.
  ///   - interpolations: The interpolations of its literal, in order.
  /// - Throws: ``Flaw`` if the call cannot take a `LocalizedStringResource`, or has arguments that
  ///   the symbol does not take.
  func edits(
    of string: ExtractedString, _ interpolations: [SourceScan.Interpolation]
  ) throws(Flaw) -> [Fix.Edit] {
    if string.isFollowed {
      throw Flaw(Message("a String brings it to the call", comment: "改为符号：键是以 String 传过去的"))
    }
    let expression = try expression(interpolations, string)
    guard let call = string.site?.call else {
      guard string.site?.expectation?.type == "LocalizedStringResource" else {
        throw noResource(string)
      }
      return [Fix.Edit(string.range, expression)]
    }
    let isKnown =
      string.site?.expectation.map { $0.type == "LocalizedStringResource" }
      ?? Self.resourceCalls.contains(call.name)
    guard isKnown else { throw noResource(string) }
    guard let key = call.arguments.first(where: { $0.value == string.range }) else {
      throw Flaw(
        Message("it is a part of a longer expression", comment: "改为符号：键是更长的表达式的一部分"))
    }
    if let bundle = string.bundle, !Self.ownBundles.contains(bundle) {
      throw Flaw(
        Message("it comes from the bundle '\(bundle)'", comment: "改为符号：键来自别的 bundle。%@：bundle"))
    }
    let otherArguments = call.arguments.filter {
      $0 != key && !Self.details.contains($0.label ?? "")
    }
    if Self.textCalls.contains(call.name) {
      guard otherArguments.isEmpty else {
        throw Flaw(
          Message(
            "the call has an argument '\(otherArguments[0].label ?? "")' that goes with a text only",
            comment: "改为符号：调用还有只与文本相配的参数。%@：标签"))
      }
      if call.name == "LocalizedStringResource" {
        return [Fix.Edit(call.range, "LocalizedStringResource" + expression)]
      }
    }
    var edits = [Fix.Edit(string.range, expression)]
    for (index, argument) in call.arguments.enumerated()
    where argument != key && Self.details.contains(argument.label ?? "") {
      guard index > 0 else { throw noResource(string) }
      let start = call.arguments[index - 1].range.end
      edits.append(Fix.Edit(ByteRange(start: start, end: argument.range.end), ""))
    }
    return edits
  }

  private func noResource(_ string: ExtractedString) -> Flaw {
    Flaw(
      Message(
        "'\(string.api)' takes no LocalizedStringResource", comment: "改为符号：这个 API 不接受资源。%@：API"))
  }

  /// Returns the symbol, with the interpolated expressions as its arguments.
  private func expression(
    _ interpolations: [SourceScan.Interpolation], _ string: ExtractedString
  ) throws(Flaw) -> String {
    let name = (type.map { ".\($0)" } ?? "") + "." + symbol.name
    if symbol.parameters.isEmpty, interpolations.isEmpty { return name }
    guard interpolations.count == symbol.parameters.count, string.defaultValue == nil else {
      throw Flaw(
        Message(
          "its text takes other arguments than the code gives", comment: "改为符号：文本的参数与代码给出的不同"))
    }
    var arguments: [String] = []
    for (interpolation, parameter) in zip(interpolations, symbol.parameters) {
      guard interpolation.isPlain, interpolation.type == parameter.type else {
        throw Flaw(
          Message(
            "'\(interpolation.expression)' is not known to be of the type '\(parameter.type)'",
            comment: "改为符号：插值的类型不确定。%1$@：表达式；%2$@：类型"))
      }
      arguments.append((parameter.label.map { "\($0): " } ?? "") + interpolation.expression)
    }
    return name + "(" + arguments.joined(separator: ", ") + ")"
  }

  /// Returns a label that fits an expression: its last name, or `nil` if it is more than a chain of
  /// names.
  static func label(for expression: String) -> String? {
    let parts = expression.split(separator: ".", omittingEmptySubsequences: false)
    let areNames = parts.allSatisfy { part in
      part.first.map { $0.isLetter || $0 == "_" } == true
        && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    guard areNames, let name = parts.last, name != "self", name.contains(where: \.isLetter) else {
      return nil
    }
    return String(name)
  }

  /// Calls that take nothing but a text or a resource.
  private static let textCalls: Set<String> = [
    "AttributedString", "LocalizedStringResource", "String", "Text",
  ]

  /// Calls of the SDKs that take a `LocalizedStringResource` in the place of a key.
  private static let resourceCalls = textCalls.union([
    "Button", "ContentUnavailableView", "DatePicker", "DisclosureGroup", "GroupBox", "Label",
    "LabeledContent", "Link", "Menu", "NavigationLink", "Picker", "ProgressView", "Section",
    "SecureField", "Stepper", "Tab", "TextField", "Toggle", "accessibilityHint",
    "accessibilityLabel", "accessibilityValue", "alert", "confirmationDialog", "help",
    "navigationTitle",
  ])

  /// Labels of arguments whose values a symbol contains already.
  private static let details: Set<String> = [
    "bundle", "comment", "defaultValue", "table", "tableName",
  ]

  /// Spellings of the bundle that a symbol looks in.
  private static let ownBundles: Set<String> = [
    "#bundle", ".main", ".module", "Bundle.main", "Bundle.module", "nil",
  ]
}

/// Rewrites the use of a symbol to spell its key: `gloss rename --to-text`.
struct SymbolTextWriter {
  let key: String
  let symbol: GeneratedSymbol
  /// The table's name; `nil` for `Localizable`.
  let table: String?
  /// True if the text is looked up in the bundle of a package's module.
  let isInPackage: Bool
  let comment: String?

  /// Returns the edit that puts the literal in the place of the symbol.
  ///
  /// - Throws: ``SymbolSiteWriter/Flaw`` if the key does not have the placeholders of its text.
  func edit(
    of use: SymbolUse, in bytes: ContiguousArray<UInt8>
  ) throws(SymbolSiteWriter.Flaw) -> Fix.Edit {
    let literal = try literal(use, bytes)
    // `LocalizedStringResource.title` in contrast to `.title`.
    let isTypeWritten = bytes[use.range.start] != UInt8(ascii: ".")
    if !isTypeWritten, use.api == "Text" || use.api == "String" || use.api == "AttributedString" {
      let label = use.api == "Text" ? "tableName" : "table"
      return Fix.Edit(use.range, literal + details(label))
    }
    let needsDetails = table != nil || isInPackage
    if !isTypeWritten, !needsDetails { return Fix.Edit(use.range, literal) }
    return Fix.Edit(use.range, "LocalizedStringResource(\(literal)\(details("table")))")
  }

  /// Returns the arguments for table, bundle and comment, each after a comma.
  private func details(_ tableLabel: String) -> String {
    var text = table.map { ", \(tableLabel): \(SwiftLiteral.text($0))" } ?? ""
    if isInPackage { text += ", bundle: .module" }
    if let comment, !comment.isEmpty { text += ", comment: \(SwiftLiteral.text(comment))" }
    return text
  }

  /// Returns the key as a literal, with the arguments of a use interpolated for its placeholders.
  private func literal(
    _ use: SymbolUse, _ bytes: ContiguousArray<UInt8>
  ) throws(SymbolSiteWriter.Flaw) -> String {
    let specifiers = FormatSpecifier.all(in: key).filter {
      $0.kind == .argument && !$0.hasSpaceFlag
    }
    let arguments = use.arguments ?? []
    if symbol.parameters.isEmpty, specifiers.isEmpty { return SwiftLiteral.text(key) }
    let isSame = specifiers.elementsEqual(symbol.parameters) {
      $0.position == nil && $0.label == nil && $0.plainText(in: key) == $1.specifier
    }
    guard isSame, arguments.count == specifiers.count else {
      throw SymbolSiteWriter.Flaw(
        Message("the key does not have the placeholders of its text", comment: "改为文本：键没有文本里的占位符"))
    }
    let text = Array(key.utf8)
    var (literal, copied) = ("", 0)
    func part(upTo end: Int) -> String {
      SwiftLiteral.part(
        String(decoding: text[copied..<end], as: UTF8.self).replacing("%%", with: "%"))
    }
    for ((specifier, parameter), argument) in zip(zip(specifiers, symbol.parameters), arguments) {
      literal += part(upTo: specifier.range.start)
      let value = String(decoding: bytes[argument.value.start..<argument.value.end], as: UTF8.self)
      let isUsual = Self.standardSpecifiers[parameter.type] == parameter.specifier
      literal += isUsual ? "\\(\(value))" : "\\(\(value), specifier: \"\(parameter.specifier)\")"
      copied = specifier.range.end
    }
    return "\"" + literal + part(upTo: text.count) + "\""
  }

  /// The specifiers that the compiler gives an interpolation by its type; any other one needs the
  /// argument `specifier:`.
  private static let standardSpecifiers = [
    "String": "%@", "Int": "%lld", "Int32": "%d", "UInt": "%llu", "UInt32": "%u", "Double": "%lf",
    "Float": "%f",
  ]
}
