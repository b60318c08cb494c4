import LocalizationModel
import OrderedJSON

/// The names of targets and the identifiers of build phases in a `project.xcproj`, which the
/// memberships of files refer to. ``XcodeJSONReader`` fills it first.
///
/// A reference that leads nowhere is an error: leaving it out would take a file from its target.
struct XcodeJSONTargets {
  /// The place of each target among the native ones, by its name; `nil` for a target of another
  /// kind, which compiles nothing.
  private var placeByName: [String: Int?] = [:]
  /// The phase with each identifier.
  private var phaseByIdentifier: [String: Phase] = [:]

  /// A build phase that a file belongs to.
  struct Phase {
    enum Kind { case included, copied, other }
    /// The target's place; `nil` for one of another kind.
    let target: Int?
    let kind: Kind

    /// The words for kinds of phases, as the format has them.
    static let kinds: [String: Kind] = [
      "compile-sources": .included, "resources": .included, "copy": .copied, "headers": .other,
      "frameworks": .other, "script": .other, "apple-script": .other, "java-archive": .other,
      "rez": .other,
    ]
  }

  static func name(of target: XcodeJSONValue) throws(ProjectFileError) -> String {
    guard let name = try target.member("name") else {
      throw target.error(
        Message(
          "a target has no name: correct the file, or save it in Xcode",
          comment: "原因：Xcode 工程文件里有 target 没有名称"))
    }
    return try name.text()
  }

  /// Keeps the name of a target and the identifiers of its phases.
  mutating func register(
    _ target: XcodeJSONValue, at place: Int?
  ) throws(ProjectFileError) {
    let name = try Self.name(of: target)
    guard placeByName.updateValue(place, forKey: name) == nil else {
      throw target.error(
        Message(
          "two targets are named '\(name)': rename one of the two",
          comment: "原因：Xcode 工程文件里两个 target 同名。%@：名称"))
    }
    for phase in try target.member("build-phases")?.elements() ?? []
    where phase.node.kind == .object {
      guard let identifier = try phase.member("id"), let kind = try phase.member("kind") else {
        continue
      }
      phaseByIdentifier[try identifier.text()] = Phase(
        target: place, kind: Phase.kinds[try kind.text()] ?? .other)
    }
  }

  /// Returns the place of a target that a value names; `nil` for one that is not native.
  func target(_ value: XcodeJSONValue) throws(ProjectFileError) -> Int? {
    let name = try value.text()
    guard let place = placeByName[name] else {
      throw value.error(
        Message(
          "the project has no target '\(name)': correct the name, or save the project in Xcode",
          comment: "原因：Xcode 工程文件提到的 target 不存在。%@：名称"))
    }
    return place
  }

  /// Returns the phase that a value refers to: `TARGET/KIND`, `TARGET/KIND/NAME` or an identifier.
  func phase(_ value: XcodeJSONValue) throws(ProjectFileError) -> Phase {
    switch try XcodeTreePath(value) {
    case .identifier(let identifier):
      if let phase = phaseByIdentifier[identifier] { return phase }
    case .names(let names):
      if names.count > 1, let place = placeByName[names[0]], let kind = Phase.kinds[names[1]] {
        return Phase(target: place, kind: kind)
      }
    }
    throw value.error(
      Message(
        "unknown build phase: correct it, or save the project in Xcode",
        comment: "原因：Xcode 工程文件提到的 target 阶段不存在"))
  }
}
