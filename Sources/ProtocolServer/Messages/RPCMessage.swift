package import OrderedJSON

/// A message of JSON-RPC 2.0 that a client sent.
package enum RPCMessage: Sendable, Equatable {
  /// A call that gets one response, unless the client cancels it.
  case request(RPCRequest)
  /// A call without a response.
  case notification(method: String, params: JSONValue)
  /// The answer to a request of the server; this server makes none.
  case response
  /// A value that is no message, with the id to answer it under: `null` where it has none.
  case invalid(RPCError, id: JSONValue)

  /// - Parameter value: One message, not a batch.
  package init(_ value: JSONValue) {
    guard value.members != nil else {
      self = .invalid(RPCError(.invalidRequest, "a message has to be an object"), id: .null)
      return
    }
    let id = value["id"]
    let isUsableID =
      switch id {
      case .string?, .number?: true
      default: false
      }
    let answered = isUsableID ? id ?? .null : .null
    guard value["jsonrpc"]?.string == "2.0" else {
      self = .invalid(RPCError(.invalidRequest, "'jsonrpc' has to be \"2.0\""), id: answered)
      return
    }
    guard let method = value["method"] else {
      let isResponse = value["result"] != nil || value["error"] != nil
      self =
        isResponse ? .response : .invalid(RPCError(.invalidRequest, "no 'method'"), id: answered)
      return
    }
    guard let name = method.string else {
      self = .invalid(RPCError(.invalidRequest, "'method' has to be a string"), id: answered)
      return
    }
    let params = value["params"] ?? .object([])
    guard params.members != nil else {
      self = .invalid(RPCError(.invalidParams, "'params' has to be an object"), id: answered)
      return
    }
    if id == nil {
      self = .notification(method: name, params: params)
    } else if isUsableID {
      self = .request(RPCRequest(id: answered, method: name, params: params))
    } else {
      self = .invalid(RPCError(.invalidRequest, "'id' has to be a string or number"), id: .null)
    }
  }
}

/// A call with an id.
package struct RPCRequest: Sendable, Equatable {
  /// A string or a number, as the client spells it.
  package let id: JSONValue
  /// The name of the method.
  package let method: String
  /// An object; empty if the message has none.
  package let params: JSONValue
}

/// An answer that says why a request was not done.
package struct RPCError: Error, Sendable, Equatable {
  /// The codes of JSON-RPC 2.0 and of the Model Context Protocol that this server uses.
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    /// A resource that does not exist, in revisions before 2026-07-28.
    case resourceNotFound = -32002
    /// A revision of the protocol that the server does not speak.
    case unsupportedProtocolVersion = -32022
  }

  /// A code for programs.
  package let code: Code
  /// A sentence for people.
  package let message: String
  /// Further details; `nil` for none.
  package let data: JSONValue?

  /// Makes an error; `data` has the shape that its code asks for.
  package init(_ code: Code, _ message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }
}

/// The answer to one request.
package enum RPCResponse {
  static func result(_ result: JSONValue, id: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  static func error(_ error: RPCError, id: JSONValue) -> JSONValue {
    var body: JSONValue = [
      "code": .number(String(error.code.rawValue)), "message": .string(error.message),
    ]
    if let data = error.data { body["data"] = data }
    return ["jsonrpc": "2.0", "id": id, "error": body]
  }
}
