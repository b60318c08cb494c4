package import OrderedJSON

/// A message of JSON-RPC 2.0 from a client, sorted into the kinds that the server treats
/// differently.
package enum RPCMessage: Sendable, Equatable {
  /// A call that gets one response, unless the client cancels it.
  case request(RPCRequest)
  /// A call without a response.
  case notification(method: String, params: JSONValue)
  /// A response, which is ignored, because no server here waits for one.
  case response
  /// A value that is no valid message, with the id for the error response: `null` if the value has
  /// no usable id.
  case invalid(RPCError, id: JSONValue)

  /// Reads a message.
  ///
  /// - Parameter value: A single message and not a batch.
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
    let replyID = isUsableID ? id ?? .null : .null
    guard value["jsonrpc"]?.string == "2.0" else {
      self = .invalid(RPCError(.invalidRequest, "'jsonrpc' has to be \"2.0\""), id: replyID)
      return
    }
    guard let method = value["method"] else {
      let isResponse = value["result"] != nil || value["error"] != nil
      self =
        isResponse ? .response : .invalid(RPCError(.invalidRequest, "no 'method'"), id: replyID)
      return
    }
    guard let name = method.string else {
      self = .invalid(RPCError(.invalidRequest, "'method' has to be a string"), id: replyID)
      return
    }
    // Clients of the Language Server Protocol send `null` for none.
    let given = value["params"] ?? .null
    let params = given == .null ? .object([]) : given
    guard params.members != nil else {
      self = .invalid(RPCError(.invalidParams, "'params' has to be an object"), id: replyID)
      return
    }
    if id == nil {
      self = .notification(method: name, params: params)
    } else if isUsableID {
      self = .request(RPCRequest(id: replyID, method: name, params: params))
    } else {
      self = .invalid(RPCError(.invalidRequest, "'id' has to be a string or number"), id: .null)
    }
  }
}

/// A call with an id, which its response repeats.
package struct RPCRequest: Sendable, Equatable {
  /// A string or a number, as the client spells it.
  package let id: JSONValue
  /// The method's name.
  package let method: String
  /// The parameters as an object; empty if the message has none.
  package let params: JSONValue
}

/// An error response, which says why a request failed.
package struct RPCError: Error, Sendable, Equatable {
  /// The codes of JSON-RPC 2.0, of the Model Context Protocol and of the Language Server Protocol
  /// that the servers use.
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    /// A resource that does not exist, in revisions before 2026-07-28.
    case resourceNotFound = -32002
    /// A request before a language server is initialized; the same number in its protocol.
    static let serverNotInitialized = Self.resourceNotFound
    /// A request of the Language Server Protocol that could not be carried out.
    case requestFailed = -32803
    /// A request of the Language Server Protocol that the client has cancelled.
    case requestCancelled = -32800
    /// A revision of the protocol that the server does not speak.
    case unsupportedProtocolVersion = -32022
  }

  /// The code for programs.
  package let code: Code
  /// The reason in one sentence for people.
  package let message: String
  /// Further details, or `nil`.
  package let data: JSONValue?

  /// Makes an error; the code defines the shape of `data`.
  package init(_ code: Code, _ message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }
}

/// Makes the response messages for a result or an error, ready to send.
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
