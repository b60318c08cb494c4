internal import CLibXML2

/// A namespace declared in an ``XMLTree``, for new attributes. The tree must outlive it.
@safe struct XMLNamespace {
  let pointer: xmlNsPtr?

  init(_ pointer: xmlNsPtr?) { unsafe self.pointer = pointer }

  /// The namespace of attributes without a prefix.
  static var none: XMLNamespace { unsafe XMLNamespace(nil) }
}
