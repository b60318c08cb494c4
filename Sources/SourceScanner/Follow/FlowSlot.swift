/// A place that a text can be in on its way to a call that looks it up.
struct FlowSlot: Hashable, Sendable {
  enum Kind: UInt8 {
    /// A property, a parameter, a payload, or what a function, subscript or computed property gives:
    /// the number is that of its declaration.
    case declared
    /// The text that a member of an extension of `String` is called on.
    case receiver
    /// A variable of a body: the number is the token of its name.
    case local
    /// What a closure calls `$0` and so on: the number tells the closure's node and the position.
    case anonymous
    /// The raw values of an enum: the number is that of the type.
    case rawValue
  }

  /// Of a raw value -1.
  let file: Int32
  let number: Int32
  let kind: Kind
  /// Where in the value it is.
  var path = FlowPath()

  init(_ reference: ProjectIndex.Reference, _ kind: Kind = .declared, _ path: FlowPath = FlowPath())
  {
    file = reference.file
    number = reference.record
    self.kind = kind
    self.path = path
  }

  init(file: Int32, _ kind: Kind, _ number: Int, _ path: FlowPath) {
    self.file = file
    self.number = Int32(truncatingIfNeeded: number)
    self.kind = kind
    self.path = path
  }

  /// The declaration that it belongs to.
  var reference: ProjectIndex.Reference { ProjectIndex.Reference(file: file, record: number) }
}

/// Where in a value a text is: steps through arrays, dictionaries and tuples, outermost first.
struct FlowPath: Hashable, Sendable {
  /// Four bits a step, the outermost lowest.
  private var steps: UInt32 = 0

  enum Step: Equatable {
    case element, key, value
    /// Of a tuple; at most ten.
    case part(Int)

    fileprivate var code: UInt32 {
      switch self {
      case .element: 1
      case .key: 2
      case .value: 3
      case .part(let number): UInt32(truncatingIfNeeded: 4 + min(number, 11))
      }
    }
  }

  var isEmpty: Bool { steps == 0 }

  /// The outermost step; `nil` for the value itself.
  var first: Step? {
    switch steps & 15 {
    case 0: nil
    case 1: .element
    case 2: .key
    case 3: .value
    case let code: .part(Int(code) - 4)
    }
  }

  var rest: FlowPath {
    var rest = self
    rest.steps >>= 4
    return rest
  }

  /// The way through this value and then on.
  ///
  /// - Returns: `nil` if it is longer than a path can hold.
  func followed(by path: FlowPath) -> FlowPath? {
    var length = 0
    while length < 8, steps >> UInt32(4 * length) != 0 { length += 1 }
    if path.steps.leadingZeroBitCount < 4 * length { return nil }
    var whole = self
    if length < 8 { whole.steps |= path.steps << UInt32(4 * length) }
    return whole
  }

  /// - Returns: `nil` if the way is longer than a path can hold.
  func behind(_ step: Step) -> FlowPath? {
    if steps >> 28 != 0 { return nil }
    var path = self
    path.steps = steps << 4 | step.code
    return path
  }
}

extension SwiftType {
  /// Whether values of the type are texts.
  var isText: Bool {
    guard case .nominal(let nominal) = unwrapped, nominal.id < 0 else { return false }
    return Self.texts.contains(nominal.name)
  }

  private static let texts = StandardTypes.names("String Substring StringProtocol")

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
      return elements.prefix(10).enumerated().flatMap { paths($1.type, .part($0)) }
    default: return []
    }
  }
}
