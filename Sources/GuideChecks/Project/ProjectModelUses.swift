import LocalizationModel
import SwiftTypes

/// All uses of `ObservableObjectRule` models in a project, tests included, indexed by model.
///
/// ``MigrationPlanning`` takes from it the views to rewrite, and the stops outside the class
/// itself.
struct ProjectModelUses: Sendable {
  /// A property that holds a model in a wrapper, usually in a view.
  struct Holding: Sendable {
    let part: GuideProject.Part
    let property: PropertyFact
    let attribute: AttributeFact
  }

  /// A use with its source.
  struct Located<Use: Sendable>: Sendable {
    let source: GuideSource
    let use: Use
  }

  /// The properties that hold each model.
  private(set) var holdings: [TypeID: [Holding]] = [:]
  /// The projections by the type that declares the property, or the type of the value before the
  /// period.
  private(set) var projections: [TypeID: [Located<ModelUses.Projection>]] = [:]
  /// The uses of wrappers such as `_model`, by the type that declares the property.
  private(set) var wrappers: [TypeID: [Located<ModelUses.Wrapper>]] = [:]
  /// The calls of `.environmentObject(x)`, by the model.
  private(set) var environmentCalls: [TypeID: [Located<ModelUses.Passing>]] = [:]
  /// The stops that concern one class only.
  private(set) var stops: [TypeID: [MigrationRejection]] = [:]
  /// The stops that concern every class.
  private(set) var generalStops: [MigrationRejection] = []
  /// The stops for `value.$name` where the value's type is unknown, by name.
  private(set) var untypedProjections: [String: [MigrationRejection]] = [:]

  private static let attributes: Set<String> = [
    "StateObject", "ObservedObject", "EnvironmentObject", "FocusedObject",
  ]

  init(_ project: GuideProject, _ models: ModelNames) {
    generalStops = project.unread.map { MigrationRejection(reason: .unread, path: $0, range: nil) }
    for source in project.allSources {
      for type in source.facts.types {
        for property in type.attributedProperties {
          add(property, .init(source: source, type: type), models)
        }
      }
      add(source.facts.modelUses, of: source)
    }
  }

  private mutating func add(
    _ property: PropertyFact, _ part: GuideProject.Part, _ models: ModelNames
  ) {
    let attribute = property.attributes.first {
      Self.attributes.contains($0.name) || models.takesAnyObservableObject($0.name)
    }
    guard let attribute else { return }
    let id = property.type?.unwrapped.nominal?.id
    let path = part.source.path
    guard let id else {
      generalStops.append(
        MigrationRejection(reason: .untyped, path: path, range: property.range))
      return
    }
    guard id.isKnown else { return }
    if !Self.attributes.contains(attribute.name) || attribute.name == "FocusedObject" {
      stops[id, default: []].append(
        MigrationRejection(
          reason: .generic("@\(attribute.name)"), path: path, range: attribute.range))
      return
    }
    holdings[id, default: []].append(
      Holding(part: part, property: property, attribute: attribute))
  }

  private mutating func add(_ uses: ModelUses, of source: GuideSource) {
    let path = source.path
    for use in uses.projections {
      switch use.owner {
      case .type(let type): projections[type, default: []].append(Located(source: source, use: use))
      case .unknown:
        untypedProjections[use.name, default: []].append(
          MigrationRejection(reason: .publisher("$\(use.name)"), path: path, range: use.range))
      case .others: break
      }
    }
    for use in uses.wrappers {
      wrappers[use.owner, default: []].append(Located(source: source, use: use))
    }
    for use in uses.announcements {
      stop([use.owner], MigrationRejection(reason: .announcement, path: path, range: use.range))
    }
    for use in uses.environmentCalls {
      for owner in use.owners {
        if case .type(let type) = owner {
          environmentCalls[type, default: []].append(Located(source: source, use: use))
        } else {
          stop([owner], MigrationRejection(reason: .untyped, path: path, range: use.range))
        }
      }
    }
    for use in uses.passings {
      stop(
        use.owners,
        MigrationRejection(reason: .generic(use.name), path: path, range: use.range))
    }
    for use in uses.localWrappers {
      stop(
        use.owners, MigrationRejection(reason: .wrapper(use.name), path: path, range: use.range))
    }
    generalStops += uses.constraints.map {
      MigrationRejection(reason: .anyModel, path: path, range: $0)
    }
  }

  private mutating func stop(_ owners: [ModelUses.Owner], _ stop: MigrationRejection) {
    for owner in owners {
      switch owner {
      case .type(let type): stops[type, default: []].append(stop)
      case .unknown: generalStops.append(stop)
      case .others: break
      }
    }
  }
}
