import OrderedJSON
import ProtocolServer
import Synchronization
import Testing

@Suite struct ModelContextServerTests {
  // MARK: Handshake

  @Test(arguments: ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"])
  func agreesOnTheRevisionThatIsAskedFor(revision: String) async {
    let answers = await Exchange.answers(to: [Exchange.initialize(revision)])
    #expect(answers.first?["result"]?["protocolVersion"]?.string == revision)
    #expect(answers.first?["result"]?["serverInfo"]?["name"]?.string == "sample")
  }

  @Test(arguments: ["2026-07-28", "2023-01-01", "", "next"])
  func offersTheNewestRevisionWithAHandshakeOtherwise(revision: String) async {
    let answers = await Exchange.answers(to: [Exchange.initialize(revision)])
    #expect(answers.first?["result"]?["protocolVersion"]?.string == "2025-11-25")
  }

  @Test func refusesRequestsBeforeTheHandshake() async {
    let answers = await Exchange.answers(
      to: [
        #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#,
        #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#,
      ])
    #expect(answers.code(ofID: 1) == -32600)
    #expect(answers.result(ofID: 2) == [:])
  }

  @Test func structuresResultsFrom20250618On() async {
    for (revision, isStructured) in [("2025-03-26", false), ("2025-06-18", true)] {
      let answers = await Exchange.answers(
        to: [Exchange.initialize(revision), Exchange.call("echo", #"{"text":"a"}"#, id: 2)])
      let result = answers.result(ofID: 2)
      #expect((result?["structuredContent"] != nil) == isStructured)
      #expect(result?["content"]?.elements?.first?["text"]?.string == #"{"text":"a"}"#)
      #expect(result?["isError"] == false)
      #expect(result?["resultType"] == nil)
    }
  }

  // MARK: Without a handshake

  @Test func answersStatelessRequests() async {
    let answers = await Exchange.answers(
      to: [
        Exchange.stateless("server/discover", id: 1), Exchange.stateless("tools/list", id: 2),
        Exchange.stateless("ping", id: 3),
        Exchange.stateless("tools/call", #""name":"echo","arguments":{"text":"b"}"#, id: 4),
      ])
    let discovery = answers.result(ofID: 1)
    #expect(discovery?["supportedVersions"] == ["2026-07-28"])
    #expect(discovery?["resultType"] == "complete")
    #expect(discovery?["ttlMs"] == 0 && discovery?["cacheScope"] == "private")
    #expect(
      discovery?["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"]?.string == "sample")
    #expect(answers.result(ofID: 2)?["ttlMs"] == 0)
    #expect(answers.code(ofID: 3) == -32601)
    let call = answers.result(ofID: 4)
    #expect(call?["structuredContent"]?["text"]?.string == "b")
    #expect(call?["resultType"] == "complete" && call?["ttlMs"] == nil)
  }

  @Test func namesTheRevisionsThatItSpeaks() async {
    let answers = await Exchange.answers(
      to: [Exchange.stateless("tools/list", version: #""2030-01-01""#, id: 1)])
    #expect(answers.code(ofID: 1) == -32022)
    let data = answers.first?["error"]?["data"]
    #expect(data?["requested"]?.string == "2030-01-01")
    #expect(data?["supported"]?.elements?.contains("2026-07-28") == true)
  }

  @Test(arguments: [
    #"{"io.modelcontextprotocol/protocolVersion":7,"io.modelcontextprotocol/clientCapabilities":{}}"#,
    #"{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}"#,
    #"{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":1}"#,
  ])
  func refusesAnIncompleteEnvelope(meta: String) async {
    let answers = await Exchange.answers(
      to: [#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":\#(meta)}}"#])
    #expect(answers.code(ofID: 1) == -32602)
  }

  // MARK: Bad messages

  @Test(arguments: [
    ("{", -32700), ("nonsense", -32700), ("7", -32600), ("[]", -32600), ("{}", -32600),
    (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32602),
    (#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"nope"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"nope"}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"x"}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"nope"}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"greet"}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"x:y"}}"#, -32002),
  ])
  func answersBadMessagesWithErrors(line: String, code: Int) async {
    let answers = await Exchange.answers(to: [Exchange.initialize("2025-11-25"), line])
    #expect(answers.count == 2)
    #expect(answers.last?["error"]?["code"]?.integer == code)
  }

  @Test func saysNothingToNotificationsResponsesAndEmptyLines() async {
    let answers = await Exchange.answers(
      to: [
        "", "  ", #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
        #"{"jsonrpc":"2.0","method":"nope"}"#, #"{"jsonrpc":"2.0","id":9,"result":{}}"#,
        #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":5}}"#,
      ])
    #expect(answers.isEmpty)
  }

  @Test func tellsAToolsCallerWhatIsWrongWithItsArguments() async {
    let answers = await Exchange.answers(
      to: [
        Exchange.initialize("2025-11-25"), Exchange.call("echo", #"{"texts":"a"}"#, id: 2),
        Exchange.call("echo", #"{"text":7}"#, id: 3), Exchange.call("echo", "{}", id: 4),
        Exchange.call("fail", "{}", id: 5),
        Exchange.call("echo", #"{"text":"\#(String(repeating: "a", count: 70_000))"}"#, id: 6),
        Exchange.call("echo", #"{"\#(String(repeating: "a", count: 70_000))":1}"#, id: 7),
      ])
    for (id, words) in [
      (2, "unknown 'texts'"), (3, "'text' has to be a string"), (4, "'text' is missing"),
      (5, "it failed"), (6, "'text' has more than 65536 characters"),
      (7, "a name has more than 65536 characters"),
    ] {
      let result = answers.result(ofID: id)
      #expect(result?["isError"] == true)
      #expect(result?["structuredContent"] == nil)
      let text = result?["content"]?.elements?.first?["text"]?.string ?? ""
      #expect(text.contains(words), "\(text)")
    }
  }

  @Test func takesBatchesInTheOneRevisionThatHasThem() async {
    let batch =
      #"[{"jsonrpc":"2.0","id":2,"method":"ping"},{"jsonrpc":"2.0","method":"x"},{"jsonrpc":"2.0","id":3,"method":"nope"}]"#
    let answers = await Exchange.answers(to: [Exchange.initialize("2025-03-26"), batch])
    let group = answers.last?.elements ?? []
    #expect(group.compactMap { $0["id"]?.integer } == [2, 3])
    #expect(group.last?["error"]?["code"]?.integer == -32601)
  }

  // MARK: Prompts and resources

  @Test func givesPromptsAndResources() async {
    let answers = await Exchange.answers(
      to: [
        Exchange.initialize("2025-11-25"),
        #"{"jsonrpc":"2.0","id":2,"method":"prompts/list"}"#,
        #"{"jsonrpc":"2.0","id":3,"method":"prompts/get","params":{"name":"greet","arguments":{"name":"Ada"}}}"#,
        #"{"jsonrpc":"2.0","id":4,"method":"resources/list"}"#,
        #"{"jsonrpc":"2.0","id":5,"method":"resources/read","params":{"uri":"sample://a"}}"#,
        #"{"jsonrpc":"2.0","id":6,"method":"resources/templates/list"}"#,
      ])
    #expect(answers.result(ofID: 2)?["prompts"]?.elements?.first?["name"] == "greet")
    let message = answers.result(ofID: 3)?["messages"]?.elements?.first
    #expect(message?["content"]?["text"] == "Hello Ada")
    #expect(answers.result(ofID: 4)?["resources"]?.elements?.count == 1)
    #expect(answers.result(ofID: 5)?["contents"]?.elements?.first?["text"] == "contents of a")
    #expect(answers.result(ofID: 6)?["resourceTemplates"] == [])
  }

  // MARK: Side by side

  @Test func answersOthersWhileARequestRuns() async throws {
    let gate = Gate()
    let answers = await Exchange.answers(
      to: [
        Exchange.initialize("2025-11-25"), Exchange.call("wait", "{}", id: 2),
        Exchange.call("open", "{}", id: 3),
      ], gate)
    #expect(answers.compactMap { $0["id"]?.integer } == [1, 3, 2])
  }

  @Test func givesACancelledRequestNoAnswer() async {
    let gate = Gate()
    let answers = await Exchange.answers(
      to: [
        Exchange.initialize("2025-11-25"), Exchange.call("wait", "{}", id: 2),
        #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}"#,
        Exchange.call("open", "{}", id: 3),
      ], gate)
    #expect(answers.compactMap { $0["id"]?.integer } == [1, 3])
  }

  @Test func refusesAnIDThatIsInUse() async {
    let gate = Gate()
    let answers = await Exchange.answers(
      to: [
        Exchange.initialize("2025-11-25"), Exchange.call("wait", "{}", id: 2),
        Exchange.call("echo", #"{"text":"a"}"#, id: 2), Exchange.call("open", "{}", id: 3),
      ], gate)
    #expect(answers.count { $0["id"] == 2 } == 2)
    #expect(answers.contains { $0["error"]?["code"]?.integer == -32600 })
  }

  /// Whatever stands on a line, it gets at most one answer, and the server goes on.
  @Test func livesThroughDamagedLines() async {
    var random = SystemRandomNumberGenerator()
    let lines = [
      Exchange.initialize("2025-11-25"), Exchange.call("echo", #"{"text":"a"}"#, id: 2),
      Exchange.stateless("tools/list", id: 3),
    ]
    for _ in 0..<300 {
      var bytes = Array((lines.randomElement(using: &random) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      let damaged = ContiguousArray(bytes.filter { $0 != 0x0A })
      let answers = await Exchange.answers(
        toBytes: [damaged, ContiguousArray(#"{"jsonrpc":"2.0","id":"end","method":"ping"}"#.utf8)])
      #expect(answers.count <= 2)
      #expect(answers.contains { $0["id"] == "end" })
    }
  }
}

/// A door that one call opens for another.
private final class Gate: Sendable {
  private let state = Mutex<(isOpen: Bool, waiting: [CheckedContinuation<Void, Never>])>(
    (false, []))

  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }
}

/// Lines that go to a server, and its answers in their order.
private enum Exchange {
  static func initialize(_ revision: String) -> String {
    """
    {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"\(revision)",\
    "capabilities":{},"clientInfo":{"name":"test","version":"1"}}}
    """
  }

  static func call(_ tool: String, _ arguments: String, id: Int) -> String {
    """
    {"jsonrpc":"2.0","id":\(id),"method":"tools/call","params":{"name":"\(tool)","arguments":\(arguments)}}
    """
  }

  static func stateless(
    _ method: String, _ params: String = "", version: String = #""2026-07-28""#, id: Int
  ) -> String {
    let meta = """
      "_meta":{"io.modelcontextprotocol/protocolVersion":\(version),\
      "io.modelcontextprotocol/clientCapabilities":{}}
      """
    let all = params.isEmpty ? meta : "\(params),\(meta)"
    return #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{\#(all)}}"#
  }

  static func answers(to lines: [String], _ gate: Gate = Gate()) async -> [JSONValue] {
    await answers(toBytes: lines.map { ContiguousArray($0.utf8) }, gate)
  }

  static func answers(
    toBytes lines: [ContiguousArray<UInt8>], _ gate: Gate = Gate()
  ) async -> [JSONValue] {
    let box = Sent()
    let server = ModelContextServer(contents(gate)) { box.add($0) }
    let stream = AsyncStream<ContiguousArray<UInt8>?> { continuation in
      for line in lines { continuation.yield(line) }
      continuation.finish()
    }
    await server.serve(stream)
    return box.lines.map { line in
      (try? JSONDocument(line).root.value) ?? .string("not JSON")
    }
  }

  private final class Sent: Sendable {
    private let all = Mutex<[ContiguousArray<UInt8>]>([])

    func add(_ line: ContiguousArray<UInt8>) { all.withLock { $0.append(line) } }

    var lines: [ContiguousArray<UInt8>] { all.withLock { $0 } }
  }

  private static func contents(_ gate: Gate) -> ServerContents {
    let nothing = ValueSchema.object([])
    return ServerContents(
      name: "sample", version: "1", instructions: "none",
      tools: [
        ServerTool(
          "echo", title: "Echo", description: "Says it again", effects: .reads,
          input: .object([.required("text", .string())]),
          output: .object([.required("text", .string())])
        ) { arguments in ["text": arguments["text"] ?? .null] },
        ServerTool(
          "fail", title: "Fail", description: "Fails", effects: .reads, input: nothing,
          output: nothing
        ) { _ throws(ToolError) in throw ToolError("failed", "it failed") },
        ServerTool(
          "wait", title: "Wait", description: "Waits", effects: .reads, input: nothing,
          output: nothing
        ) { _ in
          await gate.wait()
          return [:]
        },
        ServerTool(
          "open", title: "Open", description: "Ends the wait", effects: .reads, input: nothing,
          output: nothing
        ) { _ in
          // Late enough for the answer of this call to be the first.
          Task.detached {
            try? await Task.sleep(for: .milliseconds(50))
            gate.open()
          }
          return [:]
        },
      ],
      prompts: [
        ServerPrompt(
          "greet", title: "Greet", description: "A greeting",
          arguments: [ServerPrompt.Argument("name", "Whom", isRequired: true)]
        ) { "Hello \($0["name"] ?? "")" }
      ],
      resources: [
        ServerResource("sample://a", name: "A", description: "A text", mimeType: "text/plain") {
          "contents of a"
        }
      ])
  }
}

extension [JSONValue] {
  fileprivate func result(ofID id: Int) -> JSONValue? {
    first { $0["id"]?.integer == id && $0["result"] != nil }?["result"]
  }

  fileprivate func code(ofID id: Int) -> Int? {
    first { $0["id"]?.integer == id && $0["error"] != nil }?["error"]?["code"]?.integer
  }
}
