import OrderedJSON

/// The methods of the Model Context Protocol that a client can call, in one revision: requests come
/// in, results go out. ``ModelContextServer`` calls it for each request.
///
/// - SeeAlso: The protocol's specification, "Server Features" and, from 2026-07-28 on, "Discover".
struct ModelContextMethods: Sendable {
  let contents: ServerContents
  let revision: ProtocolRevision

  /// Returns the result of a request.
  ///
  /// - Throws: ``RPCError`` for an unknown method or name, and for parameters of another shape.
  func result(of request: RPCRequest) async throws(RPCError) -> JSONValue {
    let params = request.params
    switch request.method {
    case "server/discover" where revision.isStateless: return complete(discovery, isCached: true)
    case "ping" where !revision.isStateless: return complete([:])
    case "tools/list":
      return complete(try list("tools", contents.tools.map(\.declaration), params), isCached: true)
    case "tools/call": return complete(try await call(params))
    case "prompts/list":
      return complete(
        try list("prompts", contents.prompts.map(\.declaration), params), isCached: true)
    case "prompts/get": return complete(try await prompt(params))
    case "resources/list":
      return complete(
        try list("resources", contents.resources.map(\.declaration), params), isCached: true)
    case "resources/templates/list":
      return complete(try list("resourceTemplates", [], params), isCached: true)
    case "resources/read": return complete(try await resource(params), isCached: true)
    default: throw RPCError(.methodNotFound, "unknown method '\(request.method)'")
    }
  }

  /// The answer to `initialize`, the handshake of revisions before 2026-07-28.
  var initialization: JSONValue {
    [
      "protocolVersion": .string(revision.rawValue), "capabilities": Self.capabilities,
      "serverInfo": contents.info, "instructions": .string(contents.instructions),
    ]
  }

  private static let capabilities: JSONValue = ["tools": [:], "prompts": [:], "resources": [:]]

  /// The answer to `server/discover`, in stateless revisions.
  private var discovery: JSONValue {
    [
      "supportedVersions": .array(
        ProtocolRevision.allCases.filter(\.isStateless).map { .string($0.rawValue) }),
      "capabilities": Self.capabilities, "instructions": .string(contents.instructions),
    ]
  }

  /// Returns a result with the members that every result has in the stateless revision.
  ///
  /// - Parameter isCached: True for a result that needs a time to live (`ttlMs`). It is 0, because
  ///   a project changes between requests.
  private func complete(_ result: JSONValue, isCached: Bool = false) -> JSONValue {
    guard revision.isStateless else { return result }
    var result = result
    result["resultType"] = "complete"
    if isCached {
      result["ttlMs"] = 0
      result["cacheScope"] = "private"
    }
    result["_meta"] = ["io.modelcontextprotocol/serverInfo": contents.info]
    return result
  }

  private func list(
    _ name: String, _ declarations: [JSONValue], _ params: JSONValue
  ) throws(RPCError) -> JSONValue {
    // All items are on one page, so no valid cursor exists.
    if let cursor = params["cursor"], cursor != .null {
      throw RPCError(.invalidParams, "unknown 'cursor'")
    }
    return .object([JSONValue.Member(name, .array(declarations))])
  }

  // MARK: Tools

  private func call(_ params: JSONValue) async throws(RPCError) -> JSONValue {
    guard let name = params["name"]?.string else {
      throw RPCError(.invalidParams, "'name' has to be the name of a tool")
    }
    guard let tool = contents.tools.first(where: { $0.name == name }) else {
      throw RPCError(.invalidParams, "unknown tool '\(name)'")
    }
    let given = params["arguments"] ?? .null
    let arguments = given == .null ? .object([]) : given
    // A result and no error response: the client's model reads results, and can correct its call.
    if let flaw = Self.flawOfLength(arguments) ?? tool.input.flaw(of: arguments) {
      return Self.failure(ToolError("invalid-arguments", flaw))
    }
    do throws(ToolError) {
      let answer = try await tool.call(arguments)
      var result: JSONValue = [
        "content": [["type": "text", "text": .string(Self.text(answer))]], "isError": false,
      ]
      if revision >= .of20250618 { result["structuredContent"] = answer }
      return result
    } catch {
      return Self.failure(error)
    }
  }

  /// The most characters of a text or name in the arguments of a call. Longer ones are mistakes, such
  /// as a whole file for a word; error messages would repeat them.
  private static let longestText = 1 << 16

  /// Returns a sentence on the first text or name that is too long; `nil` if there is none.
  private static func flawOfLength(_ arguments: JSONValue) -> String? {
    var pending: [(name: String, value: JSONValue)] = [("", arguments)]
    while let (name, value) = pending.popLast() {
      for member in value.members ?? [] {
        guard member.name.unicodeScalars.count <= longestText else {
          return "a name has more than \(longestText) characters"
        }
        pending.append((member.name, member.value))
      }
      for element in value.elements ?? [] { pending.append((name, element)) }
      if let text = value.string, text.unicodeScalars.count > longestText {
        return "'\(name)' has more than \(longestText) characters"
      }
    }
    return nil
  }

  /// Returns the result of a failed call. It has no structured content, which would have to fit the
  /// tool's output schema.
  private static func failure(_ failure: ToolError) -> JSONValue {
    let error: JSONValue = ["code": .string(failure.code), "message": .string(failure.message)]
    return [
      "content": [["type": "text", "text": .string(text(["error": error]))]], "isError": true,
    ]
  }

  private static func text(_ value: JSONValue) -> String {
    String(decoding: value.line, as: UTF8.self)
  }

  // MARK: Prompts and resources

  private func prompt(_ params: JSONValue) async throws(RPCError) -> JSONValue {
    guard let name = params["name"]?.string else {
      throw RPCError(.invalidParams, "'name' has to be the name of a prompt")
    }
    guard let prompt = contents.prompts.first(where: { $0.name == name }) else {
      throw RPCError(.invalidParams, "unknown prompt '\(name)'")
    }
    var arguments: [String: String] = [:]
    for member in params["arguments"]?.members ?? [] {
      guard let text = member.value.string,
        prompt.arguments.contains(where: { $0.name == member.name })
      else { throw RPCError(.invalidParams, "unknown argument '\(member.name)'") }
      arguments[member.name] = text
    }
    if let missing = prompt.arguments.first(where: { $0.isRequired && arguments[$0.name] == nil }) {
      throw RPCError(.invalidParams, "the argument '\(missing.name)' is missing")
    }
    let text = await prompt.text(arguments)
    return [
      "description": .string(prompt.description),
      "messages": [["role": "user", "content": ["type": "text", "text": .string(text)]]],
    ]
  }

  private func resource(_ params: JSONValue) async throws(RPCError) -> JSONValue {
    guard let uri = params["uri"]?.string else {
      throw RPCError(.invalidParams, "'uri' has to be the address of a resource")
    }
    guard let resource = contents.resources.first(where: { $0.uri == uri }) else {
      throw RPCError(
        revision.isStateless ? .invalidParams : .resourceNotFound, "unknown resource '\(uri)'",
        data: ["uri": .string(uri)])
    }
    return [
      "contents": [
        [
          "uri": .string(uri), "mimeType": .string(resource.mimeType),
          "text": .string(await resource.text()),
        ]
      ]
    ]
  }
}
