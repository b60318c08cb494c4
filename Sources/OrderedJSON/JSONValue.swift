/// A JSON value that is not tied to a file: content to be written, or copied from a document to be
/// edited.
package indirect enum JSONValue: Sendable, Equatable {
  case null
  case boolean(Bool)
  /// The digits as written. The code that creates the value ensures that they are a JSON number.
  case number(String)
  case string(String)
  case array([JSONValue])
  /// Members in order. Names may repeat, as they may in a file.
  case object([Member])

  /// A member of an object.
  package struct Member: Sendable, Equatable {
    /// The name with escapes decoded.
    package var name: String
    /// The value, which may be of any kind.
    package var value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }

    /// Compares names and texts by their bytes.
    package static func == (left: Member, right: Member) -> Bool {
      JSONValue.isSame(left.name, right.name) && left.value == right.value
    }
  }

  /// Compares texts by their bytes, so that canonically equivalent texts, which Swift's `==`
  /// equates, differ. Objects are equal if they have equal members in the same order.
  package static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.boolean(let left), .boolean(let right)): left == right
    case (.number(let left), .number(let right)): isSame(left, right)
    case (.string(let left), .string(let right)): isSame(left, right)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }

  private static func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count && left.utf8.elementsEqual(right.utf8)
  }

  /// The text of a string; `nil` for anything else.
  package var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The value of `true` and `false`; `nil` for anything else.
  package var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

  /// The members of an object; `nil` for anything else.
  package var members: [Member]? { if case .object(let members) = self { members } else { nil } }

  /// The value of the first member of that name; `nil` if there is none or this is no object.
  ///
  /// Setting a value replaces the first such member in its place or adds one at the end; setting
  /// `nil` removes every member of that name. Values other than objects do not change.
  package subscript(name: String) -> JSONValue? {
    get { members?.first { Self.isSame($0.name, name) }?.value }
    set {
      guard case .object(var members) = self else { return }
      if let newValue {
        if let index = members.firstIndex(where: { Self.isSame($0.name, name) }) {
          members[index].value = newValue
        } else {
          members.append(Member(name, newValue))
        }
      } else {
        members.removeAll { Self.isSame($0.name, name) }
      }
      self = .object(members)
    }
  }
}
