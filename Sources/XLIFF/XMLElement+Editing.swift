internal import CLibXML2

/// Functions that make and change elements. If memory runs out, the process ends, as in Swift
/// itself: half a document must not be taken for a whole one.
extension XMLElement {
  /// Appends a new element in the same namespace.
  @discardableResult
  func add(_ name: StaticString) -> XMLElement {
    let new = make(name)
    unsafe _ = xmlAddChild(pointer, new.pointer)
    return new
  }

  /// Returns a new element in the same namespace, not in the tree yet.
  func make(_ name: StaticString) -> XMLElement {
    let node = unsafe xmlNewDocNode(pointer.pointee.doc, pointer.pointee.ns, name.utf8Start, nil)
    guard let node = unsafe node else { preconditionFailure("out of memory for an XML element") }
    return unsafe XMLElement(node)
  }

  /// Appends a new element with a text.
  @discardableResult
  func add(_ name: StaticString, text: String) -> XMLElement {
    let new = add(name)
    new.append(text)
    return new
  }

  /// Appends a text.
  func append(_ text: String) {
    if text.isEmpty { return }
    let node = unsafe text.withXMLCharacters { bytes, count in
      unsafe xmlNewDocTextLen(pointer.pointee.doc, bytes, count)
    }
    unsafe precondition(node != nil, "out of memory for an XML text")
    unsafe _ = xmlAddChild(pointer, node)
  }

  /// Sets an attribute without a namespace; one that exists keeps its position. `nil` removes it.
  func set(_ name: StaticString, _ value: String?) {
    if let value {
      unsafe _ = value.withXMLCharacters { bytes, _ in
        unsafe xmlSetNsProp(pointer, nil, name.utf8Start, bytes)
      }
    } else {
      unsafe _ = xmlUnsetNsProp(pointer, nil, name.utf8Start)
    }
  }

  /// Adds an attribute that the element does not have yet, which saves a search.
  func addNew(_ name: StaticString, _ value: String, in namespace: XMLNamespace = .none) {
    unsafe _ = value.withXMLCharacters { bytes, _ in
      unsafe xmlNewNsProp(pointer, namespace.pointer, name.utf8Start, bytes)
    }
  }

  /// Removes all content.
  func removeContent() {
    while let child = unsafe pointer.pointee.children {
      unsafe xmlUnlinkNode(child)
      unsafe xmlFreeNode(child)
    }
  }

  /// Removes the element from the tree and frees it.
  func remove() {
    unsafe xmlUnlinkNode(pointer)
    unsafe xmlFreeNode(pointer)
  }

  /// Removes white space between child elements, which is layout; the writer makes its own.
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

  /// Appends an element that is not in the tree yet.
  func add(_ element: XMLElement) {
    unsafe _ = xmlAddChild(pointer, element.pointer)
  }

  /// Inserts an element that is not in the tree yet after this one.
  func insertAfter(_ element: XMLElement) {
    unsafe _ = xmlAddNextSibling(pointer, element.pointer)
  }

  /// Inserts an element that is not in the tree yet before this one.
  func insertBefore(_ element: XMLElement) {
    unsafe _ = xmlAddPrevSibling(pointer, element.pointer)
  }
}

extension String {
  /// Calls `body` with the text as libxml2 takes it: its UTF-8 bytes with a zero at the end, and
  /// their number.
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
