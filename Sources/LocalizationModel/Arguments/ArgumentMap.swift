/// Which arguments a format text takes, and as what.
///
/// Specifiers without a number take the next argument. A `*` takes an integer of its own. What is
/// written with a space, as in `50% done`, is prose and takes nothing; neither does `%arg`, whose
/// argument the substitution around it names.
package struct ArgumentMap: Hashable, Sendable {
  /// One taking of an argument.
  package struct Use: Hashable, Sendable {
    /// Counted from 1.
    package let number: Int
    /// The class that the argument is taken as.
    package let kind: ArgumentClass
    /// Whether the text gives the number.
    package let isNumbered: Bool
    /// The specifier's index among those of the text.
    package let specifier: Int
  }

  /// In the order of the text.
  package private(set) var uses: [Use] = []
  /// The classes that each argument is taken as, the first one first. Empty where there are few
  /// arguments: then a search in ``uses`` is faster.
  private var classes: [Int: [ArgumentClass]] = [:]
  private static let limit = 16

  /// The argument that a substitution stands for.
  package struct Substitution {
    /// Counted from 1; `nil` if the next one.
    let number: Int?
    let kind: ArgumentClass

    /// - Parameter formatSpecifier: Without the percent sign; `nil` if the catalog does not say.
    package init(number: Int?, formatSpecifier: String?) {
      self.number = number
      let conversion = formatSpecifier?.unicodeScalars.last
      kind = conversion.map { ArgumentClass(conversion: $0) } ?? .unknown
    }
  }

  /// - Parameters:
  ///   - specifiers: The specifiers of the text, in order.
  ///   - substitution: What the same localization has under a name.
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
    if uses.count <= Self.limit { return }
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

  /// Whether the text takes no arguments.
  package var isEmpty: Bool { uses.isEmpty }

  /// The class that an argument is first taken as; `nil` if it is not taken.
  package func kind(of number: Int) -> ArgumentClass? {
    LookCount.add(min(uses.count, Self.limit))
    return uses.count > Self.limit
      ? classes[number]?.first : uses.first { $0.number == number }?.kind
  }

  /// Whether an argument is taken as a class, maybe beside others.
  package func takes(_ number: Int, as kind: ArgumentClass) -> Bool {
    LookCount.add(min(uses.count, Self.limit))
    return uses.count > Self.limit
      ? classes[number]?.contains(kind) == true
      : uses.contains { $0.number == number && $0.kind == kind }
  }

  /// The class of each argument, in the order that they are first taken in.
  package var kinds: [ArgumentClass] {
    var numbers: Set<Int> = []
    return uses.filter { numbers.insert($0.number).inserted }.map(\.kind)
  }

  /// Whether no use gives its number, so that the order of the text decides.
  package var isImplicit: Bool { uses.allSatisfy { !$0.isNumbered } }

  /// Whether the same classes are taken by order alone, in another order: numbers fix it.
  package func isReordered(from source: ArgumentMap) -> Bool {
    // Xcode numbers the source text of a key with several specifiers, so the order is the one of the
    // arguments, not of the text.
    let ordered = source.uses.sorted { $0.number < $1.number }
    guard isImplicit, ordered.map(\.number) == Array(1...max(uses.count, 1)) else { return false }
    let kinds = uses.map(\.kind)
    let sourceKinds = ordered.map(\.kind)
    guard kinds != sourceKinds else { return false }
    return Dictionary(grouping: kinds, by: { $0 }).mapValues(\.count)
      == Dictionary(grouping: sourceKinds, by: { $0 }).mapValues(\.count)
  }
}
