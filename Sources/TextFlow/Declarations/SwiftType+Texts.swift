internal import SwiftTree
internal import SwiftTypes

/// The types that are texts, and the paths to texts inside values of other types.
extension SwiftType {
  /// True for a string type of the standard library, or an optional of one.
  var isText: Bool {
    guard case .nominal(let nominal) = unwrapped, !nominal.id.isKnown else { return false }
    return Self.texts.contains(nominal.name)
  }

  private static let texts = SDKTypes.names(
    "String Substring StringProtocol StaticString")

  /// True for `StaticString`, the type of keys that a compiler must see as literals.
  var isStaticText: Bool { isNamed(Self.staticString) }

  private static let staticString = Name("StaticString")
  private static let localizationValue = Name("LocalizationValue")

  private func isNamed(_ name: Name) -> Bool {
    unwrapped.nominal.map { !$0.id.isKnown && $0.name == name } ?? false
  }

  /// The paths to everything that is followed in a value of the type: texts, Booleans that decide
  /// whether a lookup is made, and default values.
  var carriedPaths: [FlowPath] {
    unwrapped == .bool || isNamed(Self.localizationValue) ? [FlowPath()] : textPaths
  }

  /// The paths to the texts in a value of the type, such as the elements of `[String]`.
  var textPaths: [FlowPath] { textPaths(depth: 0) }

  private func textPaths(depth: Int) -> [FlowPath] {
    if isText { return [FlowPath()] }
    // Texts nested deeper are not followed, nor are parts of tuples after the tenth: a path has
    // room for few steps and parts.
    if depth == 3 { return [] }
    func paths(_ type: SwiftType, _ step: FlowPath.Step) -> [FlowPath] {
      type.textPaths(depth: depth + 1).compactMap { $0.prepending(step) }
    }
    switch unwrapped {
    case .array(let element): return paths(element, .element)
    case .dictionary(let key, let value): return paths(key, .key) + paths(value, .value)
    case .tuple(let elements):
      return elements.prefix(10).enumerated().flatMap {
        paths($1.type, .part(ElementID(position: $0)))
      }
    default: return []
    }
  }
}
