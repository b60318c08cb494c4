package import OrderedJSON

/// A function that clients call by name.
package struct ServerTool: Sendable {
  /// Hints for whoever grants a call; clients need not believe them.
  package struct Effects: Sendable {
    /// True if nothing is written.
    package var isReadOnly: Bool
    /// True if something that was written before may be lost.
    package var isDestructive: Bool
    /// True if a second call with the same arguments changes nothing more.
    package var isIdempotent: Bool

    package static let reads = Effects(isReadOnly: true, isDestructive: false, isIdempotent: true)
    package static let adds = Effects(isReadOnly: false, isDestructive: false, isIdempotent: true)
    package static let replaces = Effects(
      isReadOnly: false, isDestructive: true, isIdempotent: true)
  }

  package let name: String
  package let title: String
  package let description: String
  /// An object's.
  package let input: ValueSchema
  /// An object's.
  package let output: ValueSchema
  package let effects: Effects
  /// Does the work.
  ///
  /// - Throws: ``ToolFailure`` where the call could not be done.
  package let call: @Sendable (JSONValue) async throws(ToolFailure) -> JSONValue

  package init(
    _ name: String, title: String, description: String, effects: Effects, input: ValueSchema,
    output: ValueSchema,
    call: @escaping @Sendable (JSONValue) async throws(ToolFailure) -> JSONValue
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.input = input
    self.output = output
    self.effects = effects
    self.call = call
  }

  var declaration: JSONValue {
    [
      "name": .string(name), "title": .string(title), "description": .string(description),
      "inputSchema": input.json, "outputSchema": output.json,
      "annotations": [
        "title": .string(title), "readOnlyHint": .boolean(effects.isReadOnly),
        "destructiveHint": .boolean(effects.isDestructive),
        "idempotentHint": .boolean(effects.isIdempotent), "openWorldHint": false,
      ],
    ]
  }
}

/// The reason why a tool could not do what it was asked for, as a code and a sentence that says what to do.
package struct ToolFailure: Error, Sendable, Equatable {
  /// A word for programs, such as `unknown-key`.
  package let code: String
  package let message: String

  package init(_ code: String, _ message: String) {
    self.code = code
    self.message = message
  }
}

/// A text that a person picks to begin a conversation with.
package struct ServerPrompt: Sendable {
  /// A text that the person fills in.
  package struct Argument: Sendable {
    let name: String
    let description: String
    let isRequired: Bool

    package init(_ name: String, _ description: String, isRequired: Bool) {
      self.name = name
      self.description = description
      self.isRequired = isRequired
    }
  }

  package let name: String
  let title: String
  let description: String
  let arguments: [Argument]
  /// The text with the arguments filled in.
  let text: @Sendable ([String: String]) async -> String

  package init(
    _ name: String, title: String, description: String, arguments: [Argument],
    text: @escaping @Sendable ([String: String]) async -> String
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.arguments = arguments
    self.text = text
  }

  var declaration: JSONValue {
    [
      "name": .string(name), "title": .string(title), "description": .string(description),
      "arguments": .array(
        arguments.map {
          [
            "name": .string($0.name), "description": .string($0.description),
            "required": .boolean($0.isRequired),
          ]
        }),
    ]
  }
}

/// A text that clients read by its address.
package struct ServerResource: Sendable {
  package let uri: String
  let name: String
  let description: String
  let mimeType: String
  let text: @Sendable () async -> String

  package init(
    _ uri: String, name: String, description: String, mimeType: String,
    text: @escaping @Sendable () async -> String
  ) {
    self.uri = uri
    self.name = name
    self.description = description
    self.mimeType = mimeType
    self.text = text
  }

  var declaration: JSONValue {
    [
      "uri": .string(uri), "name": .string(name), "description": .string(description),
      "mimeType": .string(mimeType),
    ]
  }
}

/// All that a server offers, and its name.
package struct ServerContents: Sendable {
  package let name: String
  package let version: String
  /// Advice for the client's model, once for all tools.
  package let instructions: String
  package let tools: [ServerTool]
  package let prompts: [ServerPrompt]
  package let resources: [ServerResource]

  package init(
    name: String, version: String, instructions: String, tools: [ServerTool],
    prompts: [ServerPrompt], resources: [ServerResource]
  ) {
    self.name = name
    self.version = version
    self.instructions = instructions
    self.tools = tools
    self.prompts = prompts
    self.resources = resources
  }

  var info: JSONValue { ["name": .string(name), "version": .string(version)] }
}
