import ProtocolServer

/// Short names for the shapes in the schemas of tools and of `gloss translate`.
extension ValueSchema {
  static let text = ValueSchema.string()
  static let texts = ValueSchema.array(of: Described(.string()))
  static let count = ValueSchema.integer(0..<Int.max)

  static func list(_ schema: ValueSchema) -> ValueSchema { .array(of: Described(schema)) }

  /// A term of the project's glossary.
  static let term = ValueSchema.object([
    .required("term", .text), .optional("keep", .boolean, "It stays as it is"),
    .optional("use", .texts, "The first is preferred"), .optional("avoid", .texts),
  ])
}
