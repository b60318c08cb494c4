import LocalizationModel
import SwiftTree
import SwiftTypes

/// The views that exist for properties of one model, and the calls that pass these to them.
///
/// The rule `observable-taken-apart` asks it for each call.
struct TakenApartModels {
  /// The way in which a call passes properties of a model, with the name of the view.
  enum Passing {
    /// One view gets several properties.
    case several(String)
    /// Several views get one property each.
    case oneEach(String)
  }

  /// The views made beside each other of properties of one model.
  private struct Group: Hashable {
    /// The type that makes the views.
    let maker: TypeID
    /// The name of the model there.
    let base: String
  }

  private let project: GuideProject
  /// The fields of each view that shows properties of one model only, whichever call makes it.
  private var fields: [TypeID: Set<PassedMembersFact.Field>] = [:]
  /// The members passed in each group, by the view that gets them.
  private var groups: [Group: [TypeID: Set<String>]] = [:]

  init(_ project: GuideProject) {
    self.project = project
    let creations = Self.creationCounts(project)
    var calls: [TypeID: [(model: TypeID, call: PassedMembersFact)]] = [:]
    for source in project.allSources where !source.isTest {
      for call in source.facts.passedMembers where !source.facts.isInPreview(call.range) {
        if let model = model(of: call) { calls[call.view, default: []].append((model, call)) }
      }
    }
    for (view, calls) in calls {
      guard let declaration = project.declaration(of: view), project.isView(declaration.type),
        // A view that is also made from other values is meant for any of them.
        creations[Name(declaration.type.lastName)] == calls.count,
        Set(calls.map(\.model)).count == 1, Set(calls.map { Set($0.call.fields) }).count == 1,
        sharesModule(calls[0].model, declaration)
      else { continue }
      let shown = calls[0].call.fields.filter { isField($0, of: view) }
      fields[view] = Set(shown)
      for (_, call) in calls where shown.count > 1 || !call.hasOthers {
        groups[Group(maker: call.type, base: call.base), default: [:]][view] = Set(
          shown.map(\.member))
      }
    }
  }

  /// Returns the way in which a call takes a model apart; `nil` if it does not.
  func passing(_ call: PassedMembersFact) -> Passing? {
    guard let shown = fields[call.view] else { return nil }
    if shown.count > 1 { return .several(project.name(of: call.view)) }
    let group = groups[Group(maker: call.type, base: call.base)] ?? [:]
    guard group.count > 1, group[call.view]?.isEmpty == false,
      group.values.reduce(into: Set(), { $0.formUnion($1) }).count > 1
    else { return nil }
    return .oneEach(project.name(of: call.view))
  }

  /// Returns the number of calls that make a value of each type name, outside previews and tests.
  private static func creationCounts(_ project: GuideProject) -> [Name: Int] {
    var counts: [Name: Int] = [:]
    for source in project.allSources where !source.isTest {
      for creation in source.facts.viewCreations where !source.facts.isInPreview(creation.range) {
        counts[creation.name, default: 0] += 1
      }
    }
    return counts
  }

  /// Returns the observable model whose members a call passes; `nil` for any other value.
  private func model(of call: PassedMembersFact) -> TypeID? {
    var model = call.model
    if !model.isKnown {
      let held = project.parts(of: call.type).flatMap(\.type.properties).first {
        $0.name == call.base
      }
      model = held?.heldType ?? .none
    }
    return project.isObservable(model) ? model : nil
  }

  /// True if the view may know the model: some target compiles both.
  private func sharesModule(_ model: TypeID, _ view: GuideProject.Part) -> Bool {
    guard let path = project.path(of: model) else { return false }
    let (modules, others) = (project.modules(path), project.modules(view.source.path))
    return modules.isEmpty || others.isEmpty || !Set(modules).isDisjoint(with: others)
  }

  /// True if an argument fills a property of the view that shows a value, and is neither a model
  /// nor a closure.
  private func isField(_ field: PassedMembersFact.Field, of view: TypeID) -> Bool {
    project.parts(of: view).flatMap(\.type.properties).contains { property in
      isPlain(property)
        && (property.name == field.label
          || project.assignments(to: property.name, of: view).contains {
            $0.assignment.parameter?.label == field.label
          })
    }
  }

  private func isPlain(_ property: PropertyFact) -> Bool {
    let hasNoState =
      property.attributes.isEmpty
      || property.attribute("Binding") != nil && property.attributes.count == 1
    return hasNoState && !property.isComputed && !property.isStatic
      && !property.writtenType.contains("->")
      && !(property.type.map(ShownClasses.heldTypes) ?? []).contains(where: project.isClass)
  }
}
