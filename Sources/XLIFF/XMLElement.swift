internal import CLibXML2

/// One element of an ``XMLTree``: a pointer into libxml2's tree. The tree must outlive the element,
/// so only code of this target that holds the tree gets elements.
@safe struct XMLElement: Equatable {
  let pointer: xmlNodePtr

  init(_ pointer: xmlNodePtr) { unsafe self.pointer = pointer }

  init?(_ pointer: xmlNodePtr?) {
    guard let pointer = unsafe pointer else { return nil }
    unsafe self.init(pointer)
  }

  static func == (left: XMLElement, right: XMLElement) -> Bool {
    unsafe left.pointer == right.pointer
  }

  // MARK: Reading

  /// The name without its prefix.
  var name: String { unsafe Self.text(pointer.pointee.name) }

  /// The namespace's name; `nil` for an element without one.
  var namespace: String? {
    guard let namespace = unsafe pointer.pointee.ns else { return nil }
    return unsafe Self.text(namespace.pointee.href)
  }

  /// True if the element has a name, and the namespace of the root. An element of another
  /// vocabulary can have any name.
  func isNamed(_ name: StaticString) -> Bool {
    guard unsafe xmlStrEqual(pointer.pointee.name, name.utf8Start) != 0 else { return false }
    let root = unsafe xmlDocGetRootElement(pointer.pointee.doc)
    let (ownNamespace, rootNamespace) = unsafe (pointer.pointee.ns, root?.pointee.ns)
    if unsafe ownNamespace == rootNamespace { return true }
    return unsafe xmlStrEqual(ownNamespace?.pointee.href, rootNamespace?.pointee.href) != 0
  }

  /// The line of the start tag's end, counted from 1; 0 for an element that was not read.
  var line: Int { unsafe Int(bitPattern: pointer.pointee._private) }

  /// Stores the line in the pointer that libxml2 leaves to its users: its own line has 16 bits
  /// only.
  func setLine(_ line: Int) {
    unsafe pointer.pointee._private = UnsafeMutableRawPointer(bitPattern: line)
  }

  /// The child elements in order.
  var children: Children { unsafe Children(upcoming: XMLElement(xmlFirstElementChild(pointer))) }

  /// The child elements of an element, without texts and comments.
  struct Children: Sequence, IteratorProtocol {
    fileprivate var upcoming: XMLElement?

    mutating func next() -> XMLElement? {
      guard let current = upcoming else { return nil }
      upcoming = unsafe XMLElement(xmlNextElementSibling(current.pointer))
      return current
    }
  }

  /// Returns the first child element with a name; `nil` if there is none.
  func child(_ name: StaticString) -> XMLElement? { children.first { $0.isNamed(name) } }

  /// The element around this one; `nil` for the root.
  var parent: XMLElement? {
    guard let parent = unsafe pointer.pointee.parent,
      unsafe parent.pointee.type == XML_ELEMENT_NODE
    else { return nil }
    return unsafe XMLElement(parent)
  }

  /// Returns the value of an attribute without a namespace; `nil` if there is none.
  func attribute(_ name: StaticString) -> String? {
    var attribute = unsafe pointer.pointee.properties
    while let current = unsafe attribute {
      if unsafe current.pointee.ns == nil,
        unsafe xmlStrEqual(current.pointee.name, name.utf8Start) != 0
      {
        return unsafe Self.content(of: current.pointee.children)
      }
      unsafe attribute = current.pointee.next
    }
    return nil
  }

  /// One piece of an element's content, as ``walk(_:)`` visits it.
  enum Piece {
    case text(String)
    case start(XMLElement)
    case end(XMLElement)
  }

  /// Visits all content in order, to any depth. Comments and processing instructions are skipped.
  ///
  /// - Parameter visit: Called for each piece. After a `start` it returns false to skip the
  ///   element, whose `end` is then not visited.
  func walk(_ visit: (Piece) -> Bool) {
    var node = unsafe pointer.pointee.children
    while let current = unsafe node {
      let type = unsafe current.pointee.type
      if type == XML_TEXT_NODE || type == XML_CDATA_SECTION_NODE {
        _ = visit(.text(unsafe Self.text(current.pointee.content)))
      } else if type == XML_ELEMENT_NODE, visit(.start(unsafe XMLElement(current))) {
        if let first = unsafe current.pointee.children {
          unsafe node = first
          continue
        }
        _ = visit(.end(unsafe XMLElement(current)))
      }
      unsafe node = next(after: current, visit)
    }
  }

  /// Returns the node after a node and its content, and visits the ends of elements on the way up.
  private func next(after node: xmlNodePtr, _ visit: (Piece) -> Bool) -> xmlNodePtr? {
    var current = unsafe node
    while unsafe current != pointer {
      if let next = unsafe current.pointee.next { return unsafe next }
      guard let parent = unsafe current.pointee.parent else { return nil }
      if unsafe parent != pointer { _ = visit(.end(unsafe XMLElement(parent))) }
      unsafe current = parent
    }
    return nil
  }

  /// The text of the element and all elements in it.
  var text: String {
    // A fast path for the usual case: one text node.
    if let child = unsafe pointer.pointee.children, unsafe child.pointee.next == nil,
      unsafe child.pointee.type == XML_TEXT_NODE
    {
      return unsafe Self.text(child.pointee.content)
    }
    var text = ""
    walk { piece in
      if case .text(let part) = piece { text += part }
      return true
    }
    return text
  }

  /// True if the element has child elements and nothing else but white space.
  var hasOnlyElements: Bool {
    var node = unsafe pointer.pointee.children
    var hasElement = false
    while let current = unsafe node {
      let type = unsafe current.pointee.type
      if type == XML_ELEMENT_NODE {
        hasElement = true
      } else if unsafe type == XML_CDATA_SECTION_NODE
        || type == XML_TEXT_NODE && xmlIsBlankNode(current) == 0
      {
        return false
      }
      unsafe node = current.pointee.next
    }
    return hasElement
  }

  /// Returns the text of an attribute from its first node; entities are resolved.
  private static func content(of first: xmlNodePtr?) -> String {
    guard let first = unsafe first else { return "" }
    if unsafe first.pointee.next == nil, unsafe first.pointee.type == XML_TEXT_NODE {
      return unsafe text(first.pointee.content)
    }
    guard let whole = unsafe xmlNodeListGetString(first.pointee.doc, first, 1) else { return "" }
    defer { unsafe freeXMLMemory(whole) }
    return unsafe text(whole)
  }

  /// Returns a string of libxml2, whose texts are always valid UTF-8.
  private static func text(_ bytes: UnsafePointer<xmlChar>?) -> String {
    guard let bytes = unsafe bytes else { return "" }
    return unsafe String(decodingCString: bytes, as: UTF8.self)
  }
}
