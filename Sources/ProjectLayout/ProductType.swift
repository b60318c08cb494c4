/// The kind of product that a target makes, such as `application` or `bundle.unit-test`.
package struct ProductType: Hashable, Sendable {
  /// The name without ``prefix``, which Xcode's own products have.
  package let name: String

  /// - Parameter name: With or without ``prefix``.
  package init(_ name: String) {
    self.name = name.hasPrefix(Self.prefix) ? String(name.dropFirst(Self.prefix.count)) : name
  }

  private static let prefix = "com.apple.product-type."

  /// True if the target holds tests, whose strings are not shipped.
  package var isTest: Bool {
    ["unit-test", "ui-testing", "ocunit-test"].contains { name.hasSuffix("." + $0) }
  }

  /// True if the product is one file without resources: a static library or a command-line tool.
  package var hasNoResources: Bool { ["library.static", "tool"].contains(name) }
}
