internal import CLibXML2

/// Making and changing elements. Without memory left the process ends, as it does in Swift: half a
/// document must not look like a whole one.
extension XMLElement {
  /// Adds an element of the same namespace at the end.
  @discardableResult
  func add(_ name: StaticString) -> XMLElement {
    let new = make(name)
    unsafe _ = xmlAddChild(pointer, new.pointer)
    return new
  }

  /// Makes an element of the same namespace that stands nowhere yet.
  func make(_ name: StaticString) -> XMLElement {
    let node = unsafe xmlNewDocNode(pointer.pointee.doc, pointer.pointee.ns, name.utf8Start, nil)
    guard let node = unsafe node else { preconditionFailure("out of memory for an XML element") }
    return unsafe XMLElement(node)
  }

  /// Adds an element with a text at the end.
  @discardableResult
  func add(_ name: StaticString, text: String) -> XMLElement {
    let new = add(name)
    new.append(text)
    return new
  }

  /// Adds text at the end.
  func append(_ text: String) {
    if text.isEmpty { return }
    let node = unsafe text.withXMLCharacters { bytes, count in
      unsafe xmlNewDocTextLen(pointer.pointee.doc, bytes, count)
    }
    unsafe precondition(node != nil, "out of memory for an XML text")
    unsafe _ = xmlAddChild(pointer, node)
  }

  /// Sets an attribute without a namespace, in its place if it is there; `nil` removes it.
  func set(_ name: StaticString, _ value: String?) {
    if let value {
      unsafe _ = value.withXMLCharacters { bytes, _ in
        unsafe xmlSetNsProp(pointer, nil, name.utf8Start, bytes)
      }
    } else {
      unsafe _ = xmlUnsetNsProp(pointer, nil, name.utf8Start)
    }
  }

  /// Adds an attribute that is known to be new, which spares a search.
  func addNew(_ name: StaticString, _ value: String, in namespace: XMLNamespace = .none) {
    unsafe _ = value.withXMLCharacters { bytes, _ in
      unsafe xmlNewNsProp(pointer, namespace.pointer, name.utf8Start, bytes)
    }
  }

  /// Removes all that is in it.
  func removeContent() {
    while let child = unsafe pointer.pointee.children {
      unsafe xmlUnlinkNode(child)
      unsafe xmlFreeNode(child)
    }
  }

  /// Takes it out of the tree and frees it.
  func remove() {
    unsafe xmlUnlinkNode(pointer)
    unsafe xmlFreeNode(pointer)
  }

  /// Takes the white space between its elements out, which is layout: the writer makes its own.
  func removeLayout() {
    guard hasOnlyElements else { return }
    var node = unsafe pointer.pointee.children
    while let current = unsafe node {
      unsafe node = current.pointee.next
      if unsafe xmlIsBlankNode(current) != 0 {
        unsafe xmlUnlinkNode(current)
        unsafe xmlFreeNode(current)
      }
    }
  }

  /// Puts an element that stands nowhere yet at the end of this one.
  func add(_ element: XMLElement) {
    unsafe _ = xmlAddChild(pointer, element.pointer)
  }

  /// Puts an element that stands nowhere yet behind this one.
  func insertAfter(_ element: XMLElement) {
    unsafe _ = xmlAddNextSibling(pointer, element.pointer)
  }

  /// Puts an element that stands nowhere yet before this one.
  func insertBefore(_ element: XMLElement) {
    unsafe _ = xmlAddPrevSibling(pointer, element.pointer)
  }
}

extension String {
  /// Calls with the text as libxml2 takes it: its bytes, a zero behind them, and how many they are.
  fileprivate func withXMLCharacters<Result>(
    _ body: (UnsafePointer<xmlChar>, Int32) -> Result
  ) -> Result {
    let count = utf8.count
    return unsafe withCString { characters in
      unsafe characters.withMemoryRebound(to: xmlChar.self, capacity: count + 1) { bytes in
        unsafe body(bytes, Int32(clamping: count))
      }
    }
  }
}
