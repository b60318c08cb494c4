internal import SwiftTree
internal import SwiftTypes

/// Which types are texts, or hold some.
extension SwiftType {
  /// Whether values of the type are texts.
  var isText: Bool {
    guard case .nominal(let nominal) = unwrapped, !nominal.id.isKnown else { return false }
    return Self.texts.contains(nominal.name)
  }

  private static let texts = StandardTypes.names(
    "String Substring StringProtocol StaticString")

  /// Whether values of the type are keys that a compiler has to see.
  var isStaticText: Bool { isNamed(Self.staticString) }

  private static let staticString = Name("StaticString")
  private static let localizationValue = Name("LocalizationValue")

  private func isNamed(_ name: Name) -> Bool {
    unwrapped.nominal.map { !$0.id.isKnown && $0.name == name } ?? false
  }

  /// Where in a value of the type is what is followed: texts, whether they are looked up, and the texts
  /// beside keys.
  var carriedPaths: [FlowPath] {
    unwrapped == .bool || isNamed(Self.localizationValue) ? [FlowPath()] : textPaths
  }

  /// Where in a value of the type texts are.
  var textPaths: [FlowPath] { textPaths(depth: 0) }

  private func textPaths(depth: Int) -> [FlowPath] {
    if isText { return [FlowPath()] }
    if depth == 3 { return [] }
    func paths(_ type: SwiftType, _ step: FlowPath.Step) -> [FlowPath] {
      type.textPaths(depth: depth + 1).compactMap { $0.behind(step) }
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
