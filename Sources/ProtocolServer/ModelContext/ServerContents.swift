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

    /// A tool that only reads.
    package static let reads = Effects(isReadOnly: true, isDestructive: false, isIdempotent: true)
    /// A tool that writes and loses nothing.
    package static let adds = Effects(isReadOnly: false, isDestructive: false, isIdempotent: true)
    /// A tool that writes over what was there.
    package static let replaces = Effects(
      isReadOnly: false, isDestructive: true, isIdempotent: true)
  }

  /// The name that clients call it by.
  package let name: String
  /// The name that people see.
  package let title: String
  /// A sentence for the client's model.
  package let description: String
  /// An object's.
  package let input: ValueSchema
  /// An object's.
  package let output: ValueSchema
  /// The effects of a call, as this server is started.
  package let effects: Effects
  /// Does the work.
  ///
  /// - Throws: ``ToolFailure`` where the call could not be done.
  package let call: @Sendable (JSONValue) async throws(ToolFailure) -> JSONValue

  /// Makes a tool; `input` and `output` are the shapes of its arguments and answers.
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
  /// A sentence that says what is wrong and what to do.
  package let message: String

  /// Makes a failure; `code` is a word in kebab case.
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

    /// Makes an argument; its description is for the person who fills it in.
    package init(_ name: String, _ description: String, isRequired: Bool) {
      self.name = name
      self.description = description
      self.isRequired = isRequired
    }
  }

  /// The name that clients ask for it by.
  package let name: String
  let title: String
  let description: String
  let arguments: [Argument]
  /// The text with the arguments filled in.
  let text: @Sendable ([String: String]) async -> String

  /// Makes a prompt; `text` gets the arguments by their names.
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
  /// The address, such as `gloss://rules`.
  package let uri: String
  let name: String
  let description: String
  let mimeType: String
  let text: @Sendable () async -> String

  /// Makes a resource whose text is asked for at each reading.
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
  /// The server's name for programs.
  package let name: String
  /// The server's version (semver.org).
  package let version: String
  /// Advice for the client's model, once for all tools.
  package let instructions: String
  /// The tools, in the order that clients list them.
  package let tools: [ServerTool]
  /// The prompts, likewise.
  package let prompts: [ServerPrompt]
  /// The resources, likewise.
  package let resources: [ServerResource]

  /// Makes the contents of a server; names are unique in each list.
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
