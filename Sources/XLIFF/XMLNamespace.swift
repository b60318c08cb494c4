internal import CLibXML2

/// A namespace of an ``XMLTree``, which must outlive it.
@safe struct XMLNamespace {
  let pointer: xmlNsPtr?

  init(_ pointer: xmlNsPtr?) { unsafe self.pointer = pointer }

  static var none: XMLNamespace { unsafe XMLNamespace(nil) }
}
