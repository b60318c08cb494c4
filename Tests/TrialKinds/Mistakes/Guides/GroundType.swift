/// A class or structure of a project, found by its lines, in which ``GuideTrials`` plant mistakes.
struct GroundType: Sendable {
  let file: GroundFile
  let declaration: DeclarationLine
  /// The line with the type's name.
  let head: Int
  /// The line of its first attribute.
  let first: Int
  /// The line of its last brace.
  let end: Int
  /// The indentation of its members.
  let inner: String
  /// The names after the colon.
  let inherited: [String]
  /// The attributes, with those on the lines above.
  let attributes: [String]
  private(set) var properties: [GroundProperty] = []
  private(set) var functions: [GroundFunction] = []

  /// Reads a type that begins on a line; the result is `nil` if the line begins no class or
  /// structure in the usual form.
  init?(_ file: GroundFile, _ line: Int) {
    guard file.isPlain[line], file.lines[line].hasSuffix("{"),
      let declaration = DeclarationLine(file.lines[line]),
      ["class", "struct"].contains(declaration.keyword), let end = file.end(ofBlockAt: line),
      let body = (line + 1..<end).first(where: { !file.lines[$0].isEmpty })
    else { return nil }
    let inheritance = declaration.rest.dropLast().drop { $0 == " " || $0 == ":" }
    if inheritance.contains("<") || inheritance.contains("where") { return nil }
    self.file = file
    self.declaration = declaration
    head = line
    self.end = end
    inner = file.indentation(of: body)
    inherited = inheritance.split(separator: ",").map {
      String($0.split(separator: " ").joined(separator: " "))
    }
    if inner.count <= declaration.indentation.count { return nil }
    var first = line
    while first > 0, file.text(of: first - 1).hasPrefix("@"),
      DeclarationLine(file.lines[first - 1]) == nil
    { first -= 1 }
    self.first = first
    attributes = (first..<line).map { file.text(of: $0) } + declaration.attributes
    read()
  }

  private mutating func read() {
    for line in head + 1..<end where file.isPlain[line] {
      guard file.indentation(of: line) == inner, let member = DeclarationLine(file.lines[line])
      else { continue }
      switch member.keyword {
      case "let", "var":
        if let property = GroundProperty(member, line, in: file) { properties.append(property) }
      case "func", "init":
        if let end = file.end(ofBlockAt: line) {
          functions.append(GroundFunction(declaration: member, line: line, end: end))
        }
      default: break
      }
    }
  }

  var name: String { declaration.name }
  var isModel: Bool { declaration.keyword == "class" && attributes.contains("@Observable") }
  var isView: Bool { declaration.keyword == "struct" && inherited == ["View"] }
  var isObject: Bool { declaration.keyword == "class" && inherited.contains("ObservableObject") }
  /// True if other files can use it by its name alone.
  var isReachable: Bool {
    declaration.indentation.isEmpty && !declaration.modifiers.contains("private")
      && !declaration.modifiers.contains("fileprivate")
  }
  var hasInitializer: Bool { lines.contains { file.text(of: $0).contains("init(") } }
  var lines: Range<Int> { head + 1..<end }

  /// The empty range of lines where a property can be added.
  var top: Range<Int> { head + 1..<head + 1 }
  /// The empty range of lines where a method can be added.
  var bottom: Range<Int> { end..<end }

  /// The lines with whole view modifiers, after which another modifier can be added.
  var chain: [Int] {
    lines.filter { line in
      let text = file.text(of: line)
      guard file.isPlain[line], text.hasPrefix("."), text.hasSuffix(")"),
        GroundFile.isBalanced(text), !file.text(of: line + 1).hasPrefix("+"),
        !file.text(of: line - 1).hasSuffix(",")
      else { return false }
      return Self.modifiers.contains(String(text.dropFirst().prefix { $0 != "(" }))
    }
  }

  private static let modifiers: Set<String> = [
    "background", "buttonStyle", "clipShape", "disabled", "font", "foregroundColor",
    "foregroundStyle", "frame", "labelStyle", "lineLimit", "listStyle", "multilineTextAlignment",
    "navigationTitle", "opacity", "padding", "tint", "toggleStyle",
  ]
}

/// A property on one line.
struct GroundProperty: Sendable {
  let declaration: DeclarationLine
  let line: Int
  /// The type as written, or the first word of the value; empty if neither shows the type.
  let type: String
  let value: String

  /// Reads a property; the result is `nil` if it is computed or takes several lines.
  init?(_ declaration: DeclarationLine, _ line: Int, in file: GroundFile) {
    let rest = declaration.rest
    guard GroundFile.isBalanced(rest), !rest.hasSuffix("="), !rest.hasSuffix(","),
      !rest.contains("{"), !rest.contains(", "), !rest.contains("//"),
      !(file.text(of: line - 1).hasPrefix("@") && DeclarationLine(file.lines[line - 1]) == nil)
    else { return nil }
    let parts = rest.split(separator: "=", maxSplits: 1).map {
      String($0.drop { " :".contains($0) }.reversed().drop { $0 == " " }.reversed())
    }
    value = rest.contains("=") ? parts.last ?? "" : ""
    var type = rest.hasPrefix(":") ? parts.first ?? "" : ""
    if let environment = declaration.attributes.first(where: { $0.hasPrefix("@Environment(") }),
      environment.hasSuffix(".self)")
    {
      type = String(environment.dropFirst("@Environment(".count).dropLast(".self)".count))
    }
    if type.isEmpty, value.first?.isUppercase ?? false, value.contains("(") || value.contains(".") {
      type = String(value.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
    self.declaration = declaration
    self.line = line
    self.type = type
  }

  var name: String { declaration.name }
  var isStatic: Bool { declaration.modifiers.contains("static") }
  var isPrivate: Bool {
    declaration.modifiers.contains("private") || declaration.modifiers.contains("fileprivate")
  }
  /// True for a variable without attributes, and without modifiers other than `private`, `public`,
  /// `package` and `internal`.
  var isPlainVariable: Bool {
    declaration.keyword == "var" && declaration.attributes.isEmpty
      && declaration.modifiers.allSatisfy { $0.hasPrefix("p") || $0 == "internal" }
  }

  /// Returns the line of the property after a change.
  func text(_ change: (inout DeclarationLine) -> Void) -> String {
    var declaration = declaration
    change(&declaration)
    return declaration.text
  }
}

/// A function or initializer over several lines.
struct GroundFunction: Sendable {
  let declaration: DeclarationLine
  let line: Int
  /// The line of its last brace.
  let end: Int

  var isInitializer: Bool { declaration.keyword == "init" }
  var returns: Bool { declaration.rest.contains("->") }
  /// The empty range of lines before its first statement.
  var top: Range<Int> { line + 1..<line + 1 }
  var bottom: Range<Int> { end..<end }
}
