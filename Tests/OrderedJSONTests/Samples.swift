import OrderedJSON

/// Reads a text, or throws why it is none.
func document(
  _ text: String, dialect: JSONDialect = .strict
) throws(JSONSyntaxError) -> JSONDocument {
  try JSONDocument(ContiguousArray(text.utf8), dialect: dialect)
}

/// Writes a document in the canonical layout.
func canonical(_ document: JSONDocument, order: MemberOrder = MemberOrder()) -> String {
  var writer = JSONWriter()
  writer.write(0, of: document, order: order)
  return String(decoding: writer.bytes, as: UTF8.self)
}
