import OrderedJSON

/// A server of the Language Server Protocol on two streams of bytes.
///
/// Notifications are taken as they arrive, so that texts are always the client's latest. Requests
/// are answered one after the other, and what no request waits for is done between them. A request
/// that is cancelled gets an error at once, whether it waits or runs.
package actor LanguageServer {
  /// The phases of a session.
  private enum Phase {
    case beforeInitialize, running, shutDown
  }

  private struct Pending {
    let id: JSONValue
    let method: String
    let params: JSONValue
  }

  private let service: any LanguageService
  private let connection: ClientConnection
  private var phase = Phase.beforeInitialize
  /// The requests that wait, in the order of their arrival.
  private var pending: [Pending] = []
  /// The request that is being answered, unless it is cancelled.
  private var running: (id: JSONValue, task: Task<Void, Never>)?
  private let wakeUps: AsyncStream<Void>
  private let wake: AsyncStream<Void>.Continuation

  package init(_ service: any LanguageService, _ connection: ClientConnection) {
    self.service = service
    self.connection = connection
    // One wake-up that is not taken yet stands for all.
    (wakeUps, wake) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Serves until the client says `exit` or the messages end, as they do if the client is killed.
  ///
  /// - Returns: True if the client ended the session as the protocol asks: by `shutdown` first.
  package func serve(_ messages: some AsyncSequence<FrameSplitter.Piece, Never> & Sendable) async
    -> Bool
  {
    let worker = Task { await workUntilEnd() }
    defer {
      worker.cancel()
      running?.task.cancel()
    }
    for await message in messages {
      switch message {
      case .failure(let error): refuse(error, id: .null)
      case .success(let bytes):
        if await receive(bytes) == .exit { return phase == .shutDown }
      }
    }
    return phase == .shutDown
  }

  // MARK: Messages

  private enum Outcome {
    case goesOn, exit
  }

  private func receive(_ bytes: ContiguousArray<UInt8>) async -> Outcome {
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONDocument(bytes).root.value
    } catch {
      refuse(RPCError(.parseError, "not JSON: see byte \(error.offset)"), id: .null)
      return .goesOn
    }
    switch RPCMessage(value) {
    case .response: break
    case .invalid(let error, let id): refuse(error, id: id)
    case .notification("exit", _): return .exit
    case .notification("$/cancelRequest", let params): cancel(params["id"])
    case .notification(let method, let params): await take(method, params)
    case .request(let request): await receive(request)
    }
    return .goesOn
  }

  private func take(_ method: String, _ params: JSONValue) async {
    guard phase == .running else { return }
    do throws(RPCError) {
      try await service.take(method, params)
    } catch {
      // A notification has no response: the log is the only place to tell.
      connection.log(.error, "\(method): \(error.message)")
    }
    wake.yield()
  }

  private func receive(_ request: RPCRequest) async {
    switch (phase, request.method) {
    case (.beforeInitialize, "initialize"):
      do throws(RPCError) {
        let params = try LSP.InitializeParams(request.params)
        let result = try await service.begin(params) { [wake] in wake.yield() }
        phase = .running
        connection.write(RPCResponse.result(result, id: request.id))
      } catch {
        refuse(error, id: request.id)
      }
    case (.beforeInitialize, _):
      refuse(RPCError(.serverNotInitialized, "send 'initialize' first"), id: request.id)
    case (.shutDown, _):
      refuse(RPCError(.invalidRequest, "the server is shut down"), id: request.id)
    case (.running, "initialize"):
      refuse(RPCError(.invalidRequest, "the server is initialized already"), id: request.id)
    case (.running, "shutdown"):
      for other in pending { refuse(.cancelled, id: other.id) }
      pending = []
      cancel(running?.id)
      phase = .shutDown
      connection.write(RPCResponse.result(.null, id: request.id))
    case (.running, _):
      guard running?.id != request.id, !pending.contains(where: { $0.id == request.id }) else {
        let error = RPCError(.invalidRequest, "the id is in use by another request")
        return refuse(error, id: request.id)
      }
      pending.append(Pending(id: request.id, method: request.method, params: request.params))
      wake.yield()
    }
  }

  private func cancel(_ id: JSONValue?) {
    guard let id else { return }
    if let work = running, work.id == id {
      running = nil
      work.task.cancel()
      refuse(.cancelled, id: id)
    } else if let index = pending.firstIndex(where: { $0.id == id }) {
      pending.remove(at: index)
      refuse(.cancelled, id: id)
    }
  }

  private func refuse(_ error: RPCError, id: JSONValue) {
    connection.write(RPCResponse.error(error, id: id))
  }

  // MARK: Work

  private func workUntilEnd() async {
    for await _ in wakeUps {
      while !Task.isCancelled, phase == .running {
        if !pending.isEmpty {
          await answer(pending.removeFirst())
        } else if await !service.work() {
          break
        }
      }
    }
  }

  private func answer(_ request: Pending) async {
    let task = Task { [service] in
      let response: JSONValue
      do throws(RPCError) {
        let result = try await service.answer(request.method, request.params)
        response = RPCResponse.result(result, id: request.id)
      } catch {
        response = RPCResponse.error(error, id: request.id)
      }
      finish(request.id, response)
    }
    running = (request.id, task)
    await task.value
  }

  /// Sends a response, unless the request was cancelled meanwhile and has one.
  private func finish(_ id: JSONValue, _ response: JSONValue) {
    guard running?.id == id else { return }
    running = nil
    connection.write(response)
  }
}

extension RPCError {
  fileprivate static let cancelled = RPCError(.requestCancelled, "the request was cancelled")
}
