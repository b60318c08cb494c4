import LocalizationModel
import OrderedJSON
import ProtocolServer

/// The MCP tool `approve`, which marks texts as translated by an ``ApprovalWriter``.
extension WritingTools {
  static func approve(_ session: AgentSession) -> ServerTool {
    ServerTool(
      "approve", title: "Approve translations",
      description: """
        Marks texts as translated, each with the version that was read. Only for what a person has looked at.
        """,
      effects: session.permissions.approves ? .adds : .reads,
      input: .object([
        .required("language", .text, "Such as zh-Hans"), .catalog,
        .required(
          "texts",
          .array(
            of: ValueSchema.Described(
              .object([
                .required("key", .text), .optional("form", .text),
                .required("version", .text),
              ])), atMost: 500)),
      ]), output: writeOutput
    ) { json throws(ToolError) in
      guard session.permissions.approves else {
        throw ToolError(
          "not-allowed",
          "this server does not approve: a person starts 'gloss mcp --allow-approve' to let it")
      }
      let arguments = ToolArguments(json)
      let items = arguments.objects("texts")
      let keys = items.map { $0.text("key") ?? "" }
      return try await write(keys, arguments, session) {
        texts, index, project, lock throws(GlossError) in
        let requests = items.map { item in
          ApprovalWriter.Request(
            key: item.text("key") ?? "", form: item.text("form") ?? "", language: texts.language,
            version: item.text("version") ?? "")
        }
        let catalog = texts.catalogs[index]
        guard let member = texts.exchanged.members.first(where: { $0.path == catalog.path })
        else { preconditionFailure("the texts of a catalog come from one that takes part") }
        let writing = ApprovalWriter(requests, in: member, of: project)
        try FileChanges([writing.file], within: project.boundary).write(under: lock)
        return answer(to: writing, catalog.name)
      }
    }
  }

  private static func answer(to writing: ApprovalWriter, _ name: String) -> JSONValue {
    func count(_ kind: ApprovalWriter.Outcome.Kind) -> Int {
      writing.outcomes.count { $0.kind == kind }
    }
    let refused = writing.outcomes.filter { $0.kind == .refused }.map {
      refusal(of: $0.request.key, $0.request.form, $0.code, $0.reason?.description, $0.now)
    }
    return answer(name, written: count(.approved), unchanged: count(.unchanged), refused, [])
  }
}
