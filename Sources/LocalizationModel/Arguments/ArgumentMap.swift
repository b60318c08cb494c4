/// The arguments that a format text reads, each with its class: what the placeholder rules compare
/// between a source text and its translation.
///
/// A specifier without a number reads the next argument, and a `*` reads an integer of its own. A
/// specifier with a space, as in `50% done`, is prose and reads none; neither does `%arg`, whose
/// argument the substitution around it names.
package struct ArgumentMap: Hashable, Sendable {
  /// One read of an argument.
  package struct Use: Hashable, Sendable {
    /// The argument's number, counted from 1.
    package let number: Int
    /// The class that it is read as.
    package let kind: ArgumentClass
    /// True if the text gives the number.
    package let isNumbered: Bool
    /// The specifier's index among those of the text.
    package let specifier: Int
  }

  /// The reads in the order of the text.
  package private(set) var uses: [Use] = []
  /// The distinct classes that each argument is read as, in order, by the argument's number. Empty
  /// for a text of at most ``searchLimit`` reads, where a search in ``uses`` is faster.
  private var classes: [Int: [ArgumentClass]] = [:]
  /// The greatest number of reads that are searched one after the other. Without ``classes``,
  /// 64,000 placeholders took 2.9 s to check instead of 0.3 s.
  private static let searchLimit = 16

  /// The argument that a substitution stands for.
  package struct Substitution {
    /// The argument's number, counted from 1; `nil` for the next one.
    let number: Int?
    let kind: ArgumentClass

    /// Reads the class of the argument from the specifier's conversion.
    ///
    /// - Parameter formatSpecifier: The specifier without its percent sign, such as `lld`; `nil` if
    ///   the catalog gives none.
    package init(number: Int?, formatSpecifier: String?) {
      self.number = number
      let conversion = formatSpecifier?.unicodeScalars.last
      kind = conversion.map { ArgumentClass(conversion: $0) } ?? .unknown
    }
  }

  /// Numbers the arguments of a text.
  ///
  /// - Parameters:
  ///   - specifiers: The specifiers of the text, in order.
  ///   - substitution: Returns the substitution that the same localization has under a name.
  package init(
    _ specifiers: [FormatSpecifier], substitution: (String) -> Substitution? = { _ in nil }
  ) {
    var next = 1
    for (index, specifier) in specifiers.enumerated() {
      switch specifier.kind {
      case .percent, .substitutionArgument: continue
      case .argument:
        if specifier.hasSpaceFlag { continue }
        for case let field? in [specifier.width, specifier.precision] {
          switch field {
          case .written: break
          case .next: take(nil, .integer, index, &next)
          case .argument(let number): take(number, .integer, index, &next)
          }
        }
        take(specifier.position, ArgumentClass(conversion: specifier.conversion), index, &next)
      case .substitution(let name):
        let found = substitution(name)
        take(specifier.position ?? found?.number, found?.kind ?? .unknown, index, &next)
      }
    }
    if uses.count <= Self.searchLimit { return }
    for use in uses where classes[use.number]?.contains(use.kind) != true {
      classes[use.number, default: []].append(use.kind)
    }
  }

  private mutating func take(
    _ number: Int?, _ kind: ArgumentClass, _ specifier: Int, _ next: inout Int
  ) {
    uses.append(
      Use(number: number ?? next, kind: kind, isNumbered: number != nil, specifier: specifier))
    if number == nil { next += 1 }
  }

  /// True if the text reads no argument.
  package var isEmpty: Bool { uses.isEmpty }

  /// Returns the class that an argument is first read as; `nil` if the text does not read it.
  package func kind(of number: Int) -> ArgumentClass? {
    LookupCounter.add(min(uses.count, Self.searchLimit))
    return uses.count > Self.searchLimit
      ? classes[number]?.first : uses.first { $0.number == number }?.kind
  }

  /// True if some read of an argument has the class.
  package func takes(_ number: Int, as kind: ArgumentClass) -> Bool {
    LookupCounter.add(min(uses.count, Self.searchLimit))
    return uses.count > Self.searchLimit
      ? classes[number]?.contains(kind) == true
      : uses.contains { $0.number == number && $0.kind == kind }
  }

  /// The class of each argument, in order of the first reads.
  package var kinds: [ArgumentClass] {
    var numbers: Set<Int> = []
    return uses.filter { numbers.insert($0.number).inserted }.map(\.kind)
  }

  /// True if no read gives its number, so that the order of the text decides.
  package var isImplicit: Bool { uses.allSatisfy { !$0.isNumbered } }

  /// True if the text reads arguments of the source's classes without numbers and in another order,
  /// so that numbering its specifiers repairs it.
  package func isReordered(from source: ArgumentMap) -> Bool {
    // Xcode numbers the specifiers of a source text that has several, so the source's classes are
    // taken in the order of the arguments instead of the text.
    let ordered = source.uses.sorted { $0.number < $1.number }
    guard isImplicit, ordered.map(\.number) == Array(1...max(uses.count, 1)) else { return false }
    let kinds = uses.map(\.kind)
    let sourceKinds = ordered.map(\.kind)
    guard kinds != sourceKinds else { return false }
    return Dictionary(grouping: kinds, by: { $0 }).mapValues(\.count)
      == Dictionary(grouping: sourceKinds, by: { $0 }).mapValues(\.count)
  }
}
