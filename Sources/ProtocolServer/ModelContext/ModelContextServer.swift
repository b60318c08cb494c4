import OrderedJSON

/// A server of the Model Context Protocol on two streams of lines, with one JSON-RPC message on
/// each line.
///
/// It speaks the revisions with a handshake, from 2024-11-05 to 2025-11-25, and the stateless
/// revision of 2026-07-28, whose requests name their revision in `_meta`; a client may use both
/// kinds on one connection. Requests run concurrently. A cancelled request gets no response.
package actor ModelContextServer {
  /// The bytes of one message, without a line feed.
  package typealias Line = ContiguousArray<UInt8>

  private let contents: ServerContents
  private let send: @Sendable (Line) -> Void
  /// The revision that the handshake agreed on; `nil` before it.
  private var agreedRevision: ProtocolRevision?
  /// The requests in progress, by the JSON of their ids.
  private var running: [Line: Work] = [:]
  /// Cancelled requests that still run, by number, because a write that has begun is completed.
  private var cancelled: [Int: Task<Void, Never>] = [:]
  /// The number of the newest request. Unlike an id, a client cannot use a number again.
  private var lastNumber = 0

  private struct Work {
    let number: Int
    let task: Task<Void, Never>
  }

  /// - Parameter send: Writes one line; never called by two tasks at a time.
  package init(_ contents: ServerContents, send: @escaping @Sendable (Line) -> Void) {
    self.contents = contents
    self.send = send
  }

  /// Answers messages until the lines end, then waits for the requests in progress.
  ///
  /// - Parameter lines: The messages without line feeds; `nil` stands for a line that was too long.
  package func serve(_ lines: some AsyncSequence<Line?, Never> & Sendable) async {
    for await line in lines {
      guard let line else {
        reply(.error(RPCError(.invalidRequest, "the message is too long"), id: .null))
        continue
      }
      receive(line)
    }
    for work in running.values { await work.task.value }
    for task in cancelled.values { await task.value }
  }

  private func receive(_ line: Line) {
    // A line of spaces and control characters (up to 0x20) counts as empty.
    if line.allSatisfy({ $0 <= 0x20 }) { return }
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONDocument(line).root.value
    } catch {
      reply(
        .error(
          RPCError(.parseError, "not JSON: see byte \(error.offset) of the line"), id: .null))
      return
    }
    guard let batch = value.elements else {
      handle(RPCMessage(value))
      return
    }
    // Only the revision of 2025-03-26 has batches; the next one removed them.
    guard agreedRevision == .of20250326, !batch.isEmpty else {
      reply(.error(RPCError(.invalidRequest, "batches are not taken"), id: .null))
      return
    }
    handleBatch(batch.map { RPCMessage($0) })
  }

  private func handle(_ message: RPCMessage) {
    switch message {
    case .response: break
    case .invalid(let error, let id): reply(.error(error, id: id))
    case .notification(let method, let params): handleNotification(method, params)
    case .request(let request):
      let name = request.id.line
      guard running[name] == nil else {
        reply(
          .error(
            RPCError(.invalidRequest, "the id is in use by another request"), id: request.id))
        return
      }
      switch methods(for: request) {
      case .failure(let error): reply(.error(error, id: request.id))
      case .success(nil): reply(.result(handshake(request), id: request.id))
      case .success(let methods?):
        start(name) { await Self.answer(to: request, methods) }
      }
    }
  }

  private func handleBatch(_ messages: [RPCMessage]) {
    guard let revision = agreedRevision else { return }
    var requests: [RPCRequest] = []
    var answers: [JSONValue] = []
    for message in messages {
      switch message {
      case .response: break
      case .invalid(let error, let id): answers.append(RPCResponse.error(error, id: id))
      case .notification(let method, let params): handleNotification(method, params)
      case .request(let request): requests.append(request)
      }
    }
    let methods = ModelContextMethods(contents: contents, revision: revision)
    // The name cannot clash with a request's, because it is not the JSON of an id.
    let name = Line("batch \(lastNumber)".utf8)
    let (found, pending) = (answers, requests)
    start(name) {
      var answers = found
      for request in pending { answers.append(await Self.answer(to: request, methods)) }
      return answers.isEmpty ? nil : .array(answers)
    }
  }

  private func start(_ name: Line, _ work: @escaping @Sendable () async -> JSONValue?) {
    lastNumber += 1
    let number = lastNumber
    running[name] = Work(
      number: number,
      task: Task { [weak self] in
        let answer = await work()
        await self?.finish(name, number, answer)
      })
  }

  /// Returns the methods in the revision of a request, or the error to answer.
  ///
  /// - Returns: `nil` for the handshake itself.
  private func methods(for request: RPCRequest) -> Result<ModelContextMethods?, RPCError> {
    let meta = request.params["_meta"]
    if request.method == "initialize" { return .success(nil) }
    if let version = meta?["io.modelcontextprotocol/protocolVersion"] {
      guard let spelled = version.string else {
        return .failure(RPCError(.invalidParams, "the protocol version has to be a string"))
      }
      guard let revision = ProtocolRevision(rawValue: spelled), revision.isStateless else {
        return .failure(
          RPCError(
            .unsupportedProtocolVersion, "unsupported protocol version '\(spelled)'",
            data: [
              "supported": .array(
                ProtocolRevision.allCases.map { .string($0.rawValue) }),
              "requested": .string(spelled),
            ]))
      }
      guard meta?["io.modelcontextprotocol/clientCapabilities"]?.members != nil else {
        return .failure(
          RPCError(
            .invalidParams,
            "'_meta' lacks the object 'io.modelcontextprotocol/clientCapabilities'"))
      }
      return .success(ModelContextMethods(contents: contents, revision: revision))
    }
    if request.method == "server/discover" {
      return .failure(
        RPCError(.invalidParams, "'_meta' lacks 'io.modelcontextprotocol/protocolVersion'"))
    }
    guard let agreedRevision else {
      if request.method == "ping" {
        return .success(
          ModelContextMethods(contents: contents, revision: .newestOfHandshakes))
      }
      return .failure(
        RPCError(
          .invalidRequest,
          "send 'initialize' first, or name the protocol version in '_meta' of each request"))
    }
    return .success(ModelContextMethods(contents: contents, revision: agreedRevision))
  }

  /// Agrees on the revision that the client asks for, or on the newest one with a handshake.
  private func handshake(_ request: RPCRequest) -> JSONValue {
    let requested = request.params["protocolVersion"]?.string.flatMap {
      ProtocolRevision(rawValue: $0)
    }
    let revision = requested.flatMap { $0.isStateless ? nil : $0 } ?? .newestOfHandshakes
    agreedRevision = revision
    return ModelContextMethods(contents: contents, revision: revision).initialization
  }

  private func handleNotification(_ method: String, _ params: JSONValue) {
    guard method == "notifications/cancelled", let id = params["requestId"] else { return }
    let name = id.line
    guard let work = running.removeValue(forKey: name) else { return }
    work.task.cancel()
    cancelled[work.number] = work.task
  }

  private static func answer(
    to request: RPCRequest, _ methods: ModelContextMethods
  ) async -> JSONValue {
    do throws(RPCError) {
      return RPCResponse.result(try await methods.result(of: request), id: request.id)
    } catch {
      return RPCResponse.error(error, id: request.id)
    }
  }

  private func finish(_ name: Line, _ number: Int, _ answer: JSONValue?) {
    cancelled[number] = nil
    // A cancelled request is not in `running` any more and gets no answer; another request may
    // have its id.
    guard running[name]?.number == number else { return }
    running[name] = nil
    if let answer { reply(answer) }
  }

  private func reply(_ answer: JSONValue) { send(answer.line) }
}

extension JSONValue {
  fileprivate static func result(_ result: JSONValue, id: JSONValue) -> JSONValue {
    RPCResponse.result(result, id: id)
  }

  fileprivate static func error(_ error: RPCError, id: JSONValue) -> JSONValue {
    RPCResponse.error(error, id: id)
  }
}
