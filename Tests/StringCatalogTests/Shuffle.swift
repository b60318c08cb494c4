import TestSupport

import OrderedJSON

/// Writes a catalog with its strings, and all that is in them, in a random order.
enum Shuffle {
  static func strings(
    of bytes: ContiguousArray<UInt8>, using random: inout SeededGenerator
  ) throws(JSONSyntaxError) -> ContiguousArray<UInt8> {
    var root = try JSONDocument(bytes).root.value
    root["strings"] = root["strings"].map { shuffled($0, &random) }
    var writer = JSONWriter()
    writer.write(root)
    return writer.bytes
  }

  private static func shuffled(_ value: JSONValue, _ random: inout SeededGenerator) -> JSONValue {
    guard let members = value.members else { return value }
    let inner = members.map { JSONValue.Member($0.name, shuffled($0.value, &random)) }
    return .object(inner.shuffled(using: &random))
  }
}
