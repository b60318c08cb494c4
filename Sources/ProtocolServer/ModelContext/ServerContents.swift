package import OrderedJSON

/// A function that clients call by name, with the JSON schemas of its arguments and answer.
package struct ServerTool: Sendable {
  /// Hints on a tool's effects for the person who allows a call. Clients need not trust them.
  package struct Effects: Sendable {
    /// True if nothing is written.
    package var isReadOnly: Bool
    /// True if a call may lose something that was written before.
    package var isDestructive: Bool
    /// True if repeating a call with the same arguments changes nothing more.
    package var isIdempotent: Bool

    /// The effects of a tool that only reads.
    package static let reads = Effects(isReadOnly: true, isDestructive: false, isIdempotent: true)
    /// The effects of a tool that writes and loses nothing.
    package static let adds = Effects(isReadOnly: false, isDestructive: false, isIdempotent: true)
    /// The effects of a tool that overwrites existing work.
    package static let replaces = Effects(
      isReadOnly: false, isDestructive: true, isIdempotent: true)
  }

  /// The name that clients call the tool by.
  package let name: String
  /// The name that people see.
  package let title: String
  /// A description for the client's model.
  package let description: String
  /// The shape of the arguments, an object.
  package let input: ValueSchema
  /// The shape of the answer, an object.
  package let output: ValueSchema
  /// The effects of a call, which depend on the server's permissions.
  package let effects: Effects
  /// Does the work and returns the answer.
  ///
  /// - Throws: ``ToolError`` if the call could not be done.
  package let call: @Sendable (JSONValue) async throws(ToolError) -> JSONValue

  /// Makes a tool; `input` and `output` are the shapes of its arguments and answers.
  package init(
    _ name: String, title: String, description: String, effects: Effects, input: ValueSchema,
    output: ValueSchema,
    call: @escaping @Sendable (JSONValue) async throws(ToolError) -> JSONValue
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

/// The reason why a call of a tool failed, which the client's model reads to correct its call.
package struct ToolError: Error, Sendable, Equatable {
  /// An id for programs, such as `unknown-key`.
  package let code: String
  /// The error and the remedy in one sentence.
  package let message: String

  /// Makes a failure; `code` is in kebab case.
  package init(_ code: String, _ message: String) {
    self.code = code
    self.message = message
  }
}

/// A prepared text by which a person starts a conversation with a model.
package struct ServerPrompt: Sendable {
  /// A blank that the person fills in.
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

  /// The name that clients ask for the prompt by.
  package let name: String
  let title: String
  let description: String
  let arguments: [Argument]
  /// Returns the text with the arguments filled in by name.
  let text: @Sendable ([String: String]) async -> String

  /// Makes a prompt; `text` receives the arguments by name.
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

  /// Makes a resource whose text is computed at each read.
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

/// The name, tools, prompts and resources of a server. ``ModelContextServer`` serves them;
/// `GlossKit` fills them in.
package struct ServerContents: Sendable {
  /// The server's name for programs.
  package let name: String
  /// The server's version (semver.org).
  package let version: String
  /// Advice for the client's model on all tools together.
  package let instructions: String
  /// The tools in the order that clients list them.
  package let tools: [ServerTool]
  /// The prompts in the order that clients list them.
  package let prompts: [ServerPrompt]
  /// The resources in the order that clients list them.
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
