import OrderedJSON

/// The members of an object in `gloss.json`.
struct SettingMembers<Object>: Sendable {
  /// In the order of the schema.
  private let settings: [Setting<Object>]
  private let required: [String]
  private let requiredAny: [String]
  /// The names that messages offer, sorted.
  private let known: [String]
  private let silent: [String]

  /// - Parameters:
  ///   - required: Names without which the object means nothing, in the order of complaints.
  ///   - requiredAny: Names of which there has to be one; a complaint asks for the first.
  init(
    _ settings: [Setting<Object>], required: [String] = [], requiredAny: [String] = []
  ) {
    self.settings = settings
    self.required = required
    self.requiredAny = requiredAny
    known = settings.filter(\.isOffered).map(\.name).sorted()
    silent = settings.filter { !$0.isOffered }.map(\.name)
  }

  /// Reads the members of an object in the order of the file, the names of all before the values.
  func read(_ value: ConfigurationValue, into object: inout Object) throws(GlossError) {
    let members = try value.members(known: known, silent: silent)
    for member in members {
      for setting in settings where setting.name == member.name {
        try setting.read(member.value, &object)
      }
    }
    let names = Set(members.map(\.name))
    for name in required where !names.contains(name) {
      throw value.error(.missingKey(name, in: value.name))
    }
    if let name = requiredAny.first, names.isDisjoint(with: requiredAny) {
      throw value.error(.missingKey(name, in: value.name))
    }
  }

  /// What people read about each, sorted by name; those that messages do not offer are left out.
  var descriptions: [SettingDescription] {
    settings.filter(\.isOffered).map(SettingDescription.init).sorted { $0.name < $1.name }
  }

  var schema: SettingSchema {
    var schema = SettingSchema.object(settings.map { ($0.name, $0.schema) })
    if !required.isEmpty { schema = schema.adding("required", .strings(required)) }
    if !requiredAny.isEmpty {
      let choices = requiredAny.map { JSONValue.object([.init("required", .strings([$0]))]) }
      schema = schema.adding("anyOf", .array(choices))
    }
    return schema
  }
}

extension SettingValue where Value: Sendable {
  /// An object with members of its own.
  ///
  /// - Parameter start: What an object without members stands for.
  static func object(_ start: Value, _ members: SettingMembers<Value>) -> SettingValue {
    SettingValue(members.schema) { value throws(GlossError) in
      var object = start
      try members.read(value, into: &object)
      return object
    }
  }
}
