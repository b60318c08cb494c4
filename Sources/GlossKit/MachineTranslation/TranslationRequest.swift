import Interchange
import LocalizationModel
import OrderedJSON
package import ProtocolServer

/// One text to translate, as a line of JSON on the standard input of the translating program.
package struct TranslationRequest: Sendable {
  /// The request's number, unique in a run.
  let id: String
  let catalog: String
  let text: LanguageTexts.Text
  /// The forms to translate.
  let forms: [ExportedUnit]
  /// The text's comment, places, code and neighbours, as ``TextContextBuilder`` collects them.
  let context: JSONValue
  /// Finished translations of similar texts, the most similar first.
  let similar: [TranslationMemory.Match]
  /// The refused answer with the reason; `nil` at the first attempt.
  var refusal: (texts: [String], reason: String)?

  /// True if the text has one form only, so that the answer need not name it.
  var isPlain: Bool { forms.count == 1 && forms[0].path.isEmpty && text.forms.count == 1 }

  /// Returns the request in the shape of ``schema``, without its newline.
  ///
  /// - Parameters:
  ///   - language: The language to translate into.
  ///   - source: The source language.
  ///   - plurals: The plural categories with example numbers, empty if the text has no plural form.
  ///   - glossary: The project's terms that occur in the text.
  func json(
    to language: String, from source: String, plurals: [JSONValue.Member], glossary: [JSONValue]
  ) -> JSONValue {
    var json: JSONValue = [
      "id": .string(id), "language": .string(language), "sourceLanguage": .string(source),
    ]
    // The request lists the forms itself and keeps their versions for the write.
    for member in context.members ?? [] where !["forms", "version"].contains(member.name) {
      json[member.name] = member.value
    }
    if isPlain {
      json["source"] = .string(forms[0].source)
    } else {
      json["forms"] = .array(
        forms.map {
          var form: JSONValue = ["form": .string($0.name), "source": .string($0.source)]
          if let text = $0.text { form["text"] = .string(text) }
          return form
        })
    }
    if !plurals.isEmpty { json["plurals"] = .object(plurals) }
    if !glossary.isEmpty { json["glossary"] = .array(glossary) }
    if !similar.isEmpty {
      json["similar"] = .array(
        similar.map { ["source": .string($0.source), "text": .string($0.text)] })
    }
    if let refusal {
      json["refused"] = [
        "texts": .array(refusal.texts.map { .string($0) }), "reason": .string(refusal.reason),
      ]
    }
    return json
  }

  /// The shape of a request, as `gloss translate` documents and tests it.
  package static let schema = ValueSchema.object([
    .required("id", .text, "To be given back with the answer"),
    .required("language", .text, "The language to translate into"),
    .required("sourceLanguage", .text), .required("key", .text),
    .optional("source", .text, "The text to translate, if it has one form only"),
    .optional(
      "forms",
      .list(
        .object([
          .required("form", .text, "Such as plural.one; empty for the text around the others"),
          .required("source", .text), .optional("text", .text, "Today's translation"),
        ])), "The texts to translate, if there are several"),
    .optional("comment", .text, "What the text is, for translators"),
    .optional("use", .text, "As what and where it is shown; what its arguments are"),
    .optional("places", .texts), .optional("code", .text),
    .optional("near", .texts, "Keys beside it"), .optional("shouldTranslate", .boolean),
    .optional("text", .text, "Today's translation"), .optional("state", .text),
    .optional("others", .dictionary(of: .string()), "The text in other languages"),
    .optional("plurals", .dictionary(of: .string()), "The numbers that each plural form is for"),
    .optional("glossary", .list(.term)),
    .optional(
      "similar", .list(.object([.required("source", .text), .required("text", .text)])),
      "Finished translations of similar texts"),
    .optional(
      "refused", .object([.required("texts", .texts), .required("reason", .text)]),
      "The answer before, and why it was not taken"),
  ])
}

/// One answer of the translating program: a line of JSON on its standard output.
struct TranslationAnswer {
  enum Content {
    /// Translations by the names of their forms; the name of a plain text is empty.
    case texts([String: String])
    /// The program's reason for leaving the text out.
    case skip(String)
  }

  let id: String
  let content: Content

  /// - Throws: ``ToolError`` if the line is no JSON or has another shape.
  init(_ line: ContiguousArray<UInt8>) throws(ToolError) {
    var json: JSONValue
    do throws(JSONSyntaxError) { json = try JSONDocument(line).root.value } catch {
      throw ToolError("not-json", "not JSON: see byte \(error.offset)")
    }
    // Many programs read the id, whose digits look like a number, as one.
    if let number = json["id"]?.integer { json["id"] = .string(String(number)) }
    if let flaw = Self.schema.flaw(of: json) { throw ToolError("other-shape", flaw) }
    id = json["id"]?.string ?? ""
    if let reason = json["skip"]?.string {
      content = .skip(reason)
    } else if let text = json["text"]?.string {
      content = .texts(["": text])
    } else {
      let forms = json["forms"]?.members ?? []
      content = .texts(
        Dictionary(forms.map { ($0.name, $0.value.string ?? "") }) { first, _ in first })
    }
  }

  /// The shape of an answer; other members are allowed and ignored.
  static let schema = ValueSchema.object(
    [
      .required("id", .text, "The id of the request"),
      .optional("text", .text, "The translation of a text with one form"),
      .optional("forms", .dictionary(of: .string()), "The translations by the names of the forms"),
      .optional("skip", .text, "The reason to leave the text out"),
    ], isOpen: true)
}
