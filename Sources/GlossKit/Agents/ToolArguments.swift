import OrderedJSON
import ProtocolServer

/// The JSON arguments of a tool call. The server has already checked them against the tool's
/// schema, so a value of the wrong type cannot occur and is read like a missing one.
struct ToolArguments: Sendable {
  let json: JSONValue

  init(_ json: JSONValue) { self.json = json }

  func text(_ name: String) -> String? { json[name]?.string }

  func flag(_ name: String) -> Bool { json[name]?.boolean ?? false }

  func number(_ name: String) -> Int? { json[name]?.integer }

  func texts(_ name: String) -> [String] { json[name]?.elements?.compactMap(\.string) ?? [] }

  func objects(_ name: String) -> [ToolArguments] {
    json[name]?.elements?.map { ToolArguments($0) } ?? []
  }
}

extension ToolArguments {
  /// The words to search for, in lower case; `nil` if the call has none.
  ///
  /// - Throws: ``ToolError`` if they are longer than any words are: comparing them with each text
  ///   would take long.
  var search: String? {
    get throws(ToolError) {
      guard let search = text("search") else { return nil }
      guard search.unicodeScalars.count <= 1000 else {
        throw ToolError("invalid-arguments", "'search' has more than 1000 characters")
      }
      return search.lowercased()
    }
  }

  /// - Throws: ``ToolError`` for a cursor in a call that writes: the next page would be another
  ///   write, and the list of the first is gone by then.
  func refuseCursor(beside name: String) throws(ToolError) {
    if json["cursor"] == nil { return }
    throw ToolError(
      "invalid-arguments", "'cursor' goes on in a list, '\(name)' writes: leave one of them out")
  }
}

/// One page of a long list, so that an answer fits an agent's context. Its cursor is the number of
/// elements before the page, as a string.
struct ToolPage<Element> {
  let elements: [Element]
  /// The cursor of the next page; `nil` on the last.
  let next: String?

  /// - Throws: ``ToolError`` if the cursor is not a number from 0 to the length of the list.
  init(_ all: [Element], _ arguments: ToolArguments, limit: Int) throws(ToolError) {
    var start = 0
    if let cursor = arguments.text("cursor") {
      guard let number = Int(cursor), 0...all.count ~= number else {
        throw ToolError(
          "invalid-arguments", "'cursor' has to be the 'next' of an earlier answer, or be left out")
      }
      start = number
    }
    let end = min(start + limit, all.count)
    elements = Array(all[start..<end])
    next = end < all.count ? String(end) : nil
  }
}

extension ValueSchema.Member {
  static let cursor = optional("cursor", .text, "'next' of the answer before")
  static let next = optional("next", .text, "The 'cursor' of the next page; left out on the last")
  static let catalog = optional(
    "catalog", .text, "A String Catalog by its path or name; needed only where several have the key"
  )
}
