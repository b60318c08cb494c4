/// A JSON value that is not tied to a file: new or edited content.
package indirect enum JSONValue: Sendable, Equatable {
  case null
  case boolean(Bool)
  /// As written. Whoever makes one vouches that it is a JSON number.
  case number(String)
  case string(String)
  case array([JSONValue])
  /// In order. Names may repeat, as they may in a file.
  case object([Member])

  /// A name with its value.
  package struct Member: Sendable, Equatable {
    /// The name with escapes decoded.
    package var name: String
    /// The value, which may be of any kind.
    package var value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }

    /// Names are the same if their bytes are.
    package static func == (left: Member, right: Member) -> Bool {
      JSONValue.isSame(left.name, right.name) && left.value == right.value
    }
  }

  /// Texts are the same if their bytes are, which is less than Swift's `==` on `String` asks for;
  /// objects if they have the same members in the same order.
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

  /// The value of the first member of that name. Setting one replaces it in its place or adds it
  /// at the end; setting `nil` removes every member of that name. Only an object is changed.
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
