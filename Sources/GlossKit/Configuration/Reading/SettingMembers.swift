import OrderedJSON

/// The members that an object in `gloss.json` can have: reads an object by them, and makes its
/// schema and help from the same list.
struct SettingMembers<Object>: Sendable {
  /// The settings in the order of the schema.
  private let settings: [Setting<Object>]
  private let required: [String]
  private let requiredAny: [String]
  /// The names that messages offer, sorted.
  private let known: [String]
  /// The names that are read but that messages do not offer.
  private let silent: [String]

  /// - Parameters:
  ///   - required: The members that an object must have; an error names the first that is missing.
  ///   - requiredAny: Members of which an object must have at least one; an error names the first.
  init(
    _ settings: [Setting<Object>], required: [String] = [], requiredAny: [String] = []
  ) {
    self.settings = settings
    self.required = required
    self.requiredAny = requiredAny
    known = settings.filter(\.isOffered).map(\.name).sorted()
    silent = settings.filter { !$0.isOffered }.map(\.name)
  }

  /// Reads the members in the order of the file. All names are checked before the first value, so
  /// that a misspelled name is reported first.
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

  /// The descriptions for help, sorted by name, without settings that messages do not list.
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
  /// A reader of an object with its own members.
  ///
  /// - Parameter start: The value that an object without members has.
  static func object(_ start: Value, _ members: SettingMembers<Value>) -> SettingValue {
    SettingValue(members.schema) { value throws(GlossError) in
      var object = start
      try members.read(value, into: &object)
      return object
    }
  }
}
