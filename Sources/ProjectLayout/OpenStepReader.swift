import LocalizationModel

/// Parses the bytes of an ``OpenStepList`` in one pass, without recursion, so that deep nesting
/// cannot overflow the stack.
struct OpenStepReader {
  /// The deepest nesting; a project file nests five or six deep.
  private static let depthLimit = 128

  private(set) var nodes: ContiguousArray<OpenStepList.Node> = []
  /// The indexes of the containers around `offset`, outermost first.
  private var openContainers: [Int] = []
  private var offset = 0

  mutating func read(_ source: Span<UInt8>) throws(ProjectFileError) {
    if let advice = Self.adviceOnOtherFormat(source) {
      throw ProjectFileError(advice)
    }
    // A byte order mark.
    if source.count >= 3, source[0] == 0xEF, source[1] == 0xBB, source[2] == 0xBF { offset = 3 }
    // A guess at the number of nodes, one for 24 bytes.
    nodes.reserveCapacity(source.count / 24)
    var byte = try next(in: source, wanted: .mark("{"))
    guard byte == UInt8(ascii: "{") else { throw unexpected(in: source, wanted: .mark("{")) }
    try value(byte, in: source)
    while let container = openContainers.last {
      let isArray = nodes[container].kind == .array
      byte = try next(in: source, wanted: isArray ? .valueOrEnd : .nameOrEnd)
      if byte == (isArray ? UInt8(ascii: ")") : UInt8(ascii: "}")) {
        offset += 1
        close(in: source)
        if let outer = openContainers.last { try end(of: outer, in: source) }
        continue
      }
      if isArray {
        try value(byte, in: source)
      } else {
        try text(byte, in: source, wanted: .nameOrEnd)
        byte = try next(in: source, wanted: .mark("="))
        guard byte == UInt8(ascii: "=") else { throw unexpected(in: source, wanted: .mark("=")) }
        offset += 1
        try value(try next(in: source, wanted: .value), in: source)
      }
      // If the value is a container, its contents come first.
      if openContainers.last == container { try end(of: container, in: source) }
    }
    skipSpace(in: source)
    if offset < source.count { throw unexpected(in: source, wanted: .end) }
  }

  /// Reads the comma or semicolon after a value in a container.
  private mutating func end(of container: Int, in source: Span<UInt8>) throws(ProjectFileError) {
    if nodes[container].kind == .array {
      let byte = try next(in: source, wanted: .commaOrEnd)
      if byte == UInt8(ascii: ",") {
        offset += 1
      } else if byte != UInt8(ascii: ")") {
        throw unexpected(in: source, wanted: .commaOrEnd)
      }
    } else {
      let byte = try next(in: source, wanted: .mark(";"))
      guard byte == UInt8(ascii: ";") else { throw unexpected(in: source, wanted: .mark(";")) }
      offset += 1
    }
  }

  /// Reads a text or data, or opens a container.
  private mutating func value(
    _ byte: UInt8, in source: Span<UInt8>
  ) throws(ProjectFileError) {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("):
      if openContainers.count == Self.depthLimit {
        throw error(
          in: source,
          Message(
            "values nest more than \(Self.depthLimit) deep", comment: "原因：工程文件嵌套太深。%lld：上限"))
      }
      openContainers.append(nodes.count)
      let kind: OpenStepList.Kind = byte == UInt8(ascii: "{") ? .dictionary : .array
      nodes.append(.init(kind: kind, start: offset, end: offset, next: 0))
      offset += 1
    case UInt8(ascii: "<"):
      if ConflictMarker.stands(at: offset, in: source) {
        throw unexpected(in: source, wanted: .value)
      }
      let start = offset
      while offset < source.count, source[offset] != UInt8(ascii: ">") { offset += 1 }
      guard offset < source.count else { throw unexpected(in: source, wanted: .mark(">")) }
      offset += 1
      nodes.append(.init(kind: .data, start: start, end: offset, next: nodes.count + 1))
    default: try text(byte, in: source, wanted: .value)
    }
  }

  private mutating func close(in source: Span<UInt8>) {
    guard let container = openContainers.popLast() else { return }
    nodes[container].end = offset
    nodes[container].next = nodes.count
  }

  /// Reads a text, quoted or a bare word, that begins with `byte`.
  private mutating func text(
    _ byte: UInt8, in source: Span<UInt8>, wanted: OpenStepToken
  ) throws(ProjectFileError) {
    let start = offset
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      var hasEscapes = false
      offset += 1
      while offset < source.count, source[offset] != byte {
        if source[offset] == UInt8(ascii: "\\") {
          hasEscapes = true
          offset += 1
        }
        offset += 1
      }
      guard offset < source.count else {
        offset = start
        throw error(
          in: source,
          Message(
            "a text that is not closed: the file may be cut off", comment: "原因：工程文件里的文字没有结束"))
      }
      nodes.append(
        .init(
          kind: .text, hasEscapes: hasEscapes, start: start + 1, end: offset,
          next: nodes.count + 1))
      offset += 1
    } else {
      while offset < source.count, Self.isWord(source[offset]) { offset += 1 }
      if offset == start { throw unexpected(in: source, wanted: wanted) }
      nodes.append(.init(kind: .text, start: start, end: offset, next: nodes.count + 1))
    }
  }

  /// Skips space and comments, and returns the next byte.
  private mutating func next(
    in source: Span<UInt8>, wanted: OpenStepToken
  ) throws(ProjectFileError) -> UInt8 {
    skipSpace(in: source)
    guard offset < source.count else { throw unexpected(in: source, wanted: wanted) }
    return source[offset]
  }

  private mutating func skipSpace(in source: Span<UInt8>) {
    while offset < source.count {
      switch source[offset] {
      case 0x09...0x0D, 0x20: offset += 1  // a tab, a line break, a space
      case UInt8(ascii: "/") where offset + 1 < source.count:
        if source[offset + 1] == UInt8(ascii: "*") {
          // Three bytes on, so that the star of `/*` cannot close the comment as well.
          offset += 3
          while offset < source.count,
            source[offset] != UInt8(ascii: "/") || source[offset - 1] != UInt8(ascii: "*")
          {
            offset += 1
          }
          offset += 1
        } else if source[offset + 1] == UInt8(ascii: "/") {
          while offset < source.count, source[offset] != UInt8(ascii: "\n") { offset += 1 }
        } else {
          return
        }
      default: return
      }
    }
  }

  /// True for a byte that needs no quotes: a letter, a digit, or one of `-./:_$`.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}

// MARK: Errors

extension OpenStepReader {
  /// Returns the advice for a property list in another format; `nil` for one in this format.
  private static func adviceOnOtherFormat(_ source: Span<UInt8>) -> Message? {
    var offset = 0
    if source.count >= 3, source[0] == 0xEF { offset = 3 }
    while offset < source.count, source[offset] <= 0x20 { offset += 1 }
    if offset == source.count {
      return Message("the file is empty: restore it", comment: "原因：工程文件是空的")
    }
    if starts(with: "bplist", in: source, at: offset) {
      return Message(
        "a binary property list, which no version of Xcode writes here: convert it with Xcode",
        comment: "原因：工程文件是二进制的属性列表")
    }
    if ["<?xml", "<!DOCTYPE", "<plist"].contains(where: { starts(with: $0, in: source, at: offset) }
    ) {
      return Message(
        "a property list as XML, which is not read here: have Xcode save the project",
        comment: "原因：工程文件是 XML 格式的属性列表")
    }
    return nil
  }

  private static func starts(with text: String, in source: Span<UInt8>, at offset: Int) -> Bool {
    var offset = offset
    for byte in text.utf8 {
      guard offset < source.count, source[offset] == byte else { return false }
      offset += 1
    }
    return true
  }

  private func unexpected(in source: Span<UInt8>, wanted: OpenStepToken) -> ProjectFileError {
    guard offset < source.count else {
      return error(
        in: source,
        Message(
          "the file ends where \(wanted.wording) should be: it may be cut off",
          comment: "原因：工程文件提前结束。%@：缺少的内容"))
    }
    if ConflictMarker.stands(at: offset, in: source) {
      return error(in: source, ConflictMarker.advice)
    }
    if wanted == .mark("="), source[offset] == UInt8(ascii: ":") {
      return error(
        in: source,
        Message(
          "a property list as JSON, which is not read here: have Xcode save the project",
          comment: "原因：工程文件是 JSON 格式的属性列表"))
    }
    let byte = source[offset]
    let found =
      byte > 0x20 && byte < 0x7F
      ? Message.quoted(String(Character(Unicode.Scalar(byte))))
      : Message("a control character", comment: "文件里某处的控制字符")
    return error(
      in: source,
      Message(
        "\(found) where \(wanted.wording) should be",
        comment: "原因：文件里某处的内容不对。%1$@：实际的；%2$@：应有的"))
  }

  private func error(in source: Span<UInt8>, _ wording: Message) -> ProjectFileError {
    let offset = min(offset, source.count)
    return ProjectFileError(
      position: LineTable(source).position(ofByte: offset, in: source), wording)
  }
}
