/// Holds the scanner's targets to index types: a bare number is a count, a depth or a byte offset.
///
/// A row of the table is `target/folder names : reason`, for parameters and stored properties in the
/// folder whose type has a whole number of more than a byte in it. A name is that of the type and the
/// function around it and its own: `Parser.skip(_:).depth`. The reason begins with the kind of the
/// number. Some kinds are for one sort of type only, which is what gives its number a type.
package struct NumberCheck: StructureCheck {
  package static let name = "numbers"

  /// The scanner's targets.
  package static let targets = ["SwiftTree", "SwiftTypes", "SourceScanner", "TextFlow"]

  /// What a reason can begin with.
  fileprivate enum Kind: String, CaseIterable {
    case count, depth
    case byteOffset = "byte offset"
    /// Of an index type's own number.
    case indexType = "index type"
    /// All that a type holds.
    case hash, bits
  }

  private let table: Table

  package init(_ table: Table) { self.table = table }

  package func report(on project: Project) -> Report {
    let found = project.outlines.filter { Self.targets.contains($0.target) }.flatMap { outline in
      outline.numbers.map {
        Found(
          folder: "\(outline.target)/\(project.folder(of: outline))", number: $0,
          path: outline.path)
      }
    }
    let wrappers = Wrappers(in: project)
    let listed = Dictionary(grouping: table.rows) { $0.keyWords[0] }.mapValues { rows in
      Set(rows.flatMap { $0.keyWords.dropFirst() })
    }
    let unlisted = found.filter { !(listed[$0.folder]?.contains($0.number.fullName) ?? false) }
    return Report(
      table.violations + unlisted.map(\.violation)
        + table.rows.flatMap { flaws(of: $0, found, wrappers) },
      figures: figures(of: found))
  }

  private func flaws(
    of row: Table.Row, _ found: [Found], _ wrappers: Wrappers
  ) -> [Violation] {
    let folder = row.keyWords[0]
    let numbers = Dictionary(grouping: found.filter { $0.folder == folder }, by: \.number.fullName)
    let names = row.keyWords.dropFirst()
    let unused = names.filter { numbers[$0] == nil }.map {
      table.violation(at: row, "remove '\($0)': no number in '\(folder)' has this name")
    }
    let reason = row.valueWords.joined(separator: " ")
    let kind = Kind.allCases.first { reason == $0.rawValue || reason.hasPrefix("\($0.rawValue),") }
    guard let kind else {
      let kinds = Kind.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      return unused + [table.violation(at: row, "begin the reason with one of \(kinds)")]
    }
    let misplaced = names.filter { name in
      numbers[name]?.contains { !wrappers.allow(kind, $0) } ?? false
    }
    return unused
      + misplaced.map { table.violation(at: row, "'\($0)' is no \(kind.rawValue): \(kind.place)") }
  }

  private func figures(of found: [Found]) -> [String] {
    let totals = Self.targets.map { target in
      let own = found.filter { $0.folder.hasPrefix("\(target)/") }
      let counts = NumberDeclaration.Role.allCases.map { role in
        "\(own.count { $0.number.role == role }) \(role.plural)"
      }
      return "\(target): \(counts.joined(separator: ", "))"
    }
    let reasons = Dictionary(
      table.rows.flatMap { row in
        row.keyWords.dropFirst().map { ("\(row.keyWords[0]) \($0)", row.valueWords) }
      }
    ) { first, _ in first }
    let groups = Dictionary(grouping: found) { "\($0.folder) \($0.number.fullName)" }
    let lines = groups.sorted { $0.key < $1.key }.map { name, numbers in
      let reason = reasons[name]?.joined(separator: " ") ?? "not listed"
      return "  \(name) (\(numbers.count)): \(reason)"
    }
    return totals + lines
  }

  /// Which types there are to give a number a type.
  private struct Wrappers {
    /// Extensions among them.
    private let types: [(target: String, path: String, type: TypePart)]
    /// Names of types with a stored property that is a bare number, behind those of their targets.
    private var ofNumbers: Set<[String]> = []

    init(in project: Project) {
      types = project.outlines.flatMap { outline in
        outline.types.map { (outline.target, outline.path, $0) }
      }
      for outline in project.outlines {
        for number in outline.numbers where number.role == .property {
          ofNumbers.insert([outline.target] + number.type)
        }
      }
    }

    func allow(_ kind: Kind, _ found: Found) -> Bool {
      switch kind {
      case .count, .depth, .byteOffset: true
      case .indexType:
        found.number.type == [NumberCheck.indexProtocol]
          || parts(of: found).contains { $0.inherited.contains(NumberCheck.indexProtocol) }
      case .hash, .bits:
        ofNumbers.contains([found.target] + found.number.type)
          && parts(of: found).contains { $0.kind == .declaration && $0.storedProperties == 1 }
      }
    }

    /// The parts of the type around a number: those of its file if it is declared there.
    private func parts(of found: Found) -> [TypePart] {
      let parts = types.filter { $0.target == found.target && $0.type.path == found.number.type }
      let own = parts.filter { $0.path == found.path }
      let isOwn = own.contains { $0.type.kind == .declaration }
      return (isOwn ? own : parts).map(\.type)
    }
  }

  /// The protocol of index types.
  static let indexProtocol = "BufferIndex"

  private struct Found {
    let folder: String
    let number: NumberDeclaration
    let path: String

    var target: String { String(folder.prefix { $0 != "/" }) }

    var violation: Violation {
      let place = number.owner.isEmpty ? "" : " of '\(number.owner)'"
      return Violation(
        path: path, line: number.line,
        message: "\(number.role.rawValue) '\(number.name)'\(place) is a bare number: use an index "
          + "type, or list it for '\(folder)'")
    }
  }
}

extension NumberCheck.Kind {
  /// Where numbers of the kind can be.
  fileprivate var place: String {
    switch self {
    case .count, .depth, .byteOffset: "anywhere"
    case .indexType: "the type around it does not conform to '\(NumberCheck.indexProtocol)'"
    case .hash, .bits: "the type around it does not hold one stored property and no other"
    }
  }
}

extension NumberDeclaration.Role {
  fileprivate var plural: String {
    switch self {
    case .parameter: "parameters"
    case .property: "stored properties"
    case .alias: "aliases"
    }
  }
}
