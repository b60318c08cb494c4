import TestSupport

/// Mistakes for ``GuideTrials`` in stored settings (`@AppStorage`), and unneeded imports of
/// Combine.
enum SettingMistakes {
  static let all: [GuideMistake] = [
    GuideMistake("app-storage-key", "a setting by a literal") { ground, number, random in
      guard let view = random.any(ground.views) else { return nil }
      var plant = GuidePlant()
      plant.put(
        [
          "\(view.inner)@AppStorage(⟦app-storage-key:\"planted\(number)\"⟧) private var planted\(number) = true"
        ], view.top, of: view.file)
      return plant
    },
    GuideMistake("app-storage-key", "a named key that is spelled") { ground, number, random in
      let places = ground.types.flatMap { type in
        type.properties.filter { property in
          property.declaration.attributes.count == 1 && property.declaration.has("@AppStorage")
            && !property.declaration.attributes[0].contains("\"")
            && !property.declaration.attributes[0].contains(",")
        }.map { (type, $0) }
      }
      guard let (type, property) = random.any(places) else { return nil }
      var plant = GuidePlant()
      plant.put(
        property.text {
          $0.attributes = ["@AppStorage(⟦app-storage-key:\"planted\(number)\"⟧)"]
        }, at: property.line, of: type.file)
      return plant
    },
    inModel("a setting in a model") { number in
      """
      @ObservationIgnored ⟦app-storage-in-model:@AppStorage(PlantedKey.sound.rawValue)⟧ var \
      planted\(number) = true
      """
    },
    inModel("a setting in a model, by a literal") { number in
      """
      ⟦app-storage-in-model:@AppStorage(⟦app-storage-key:"planted\(number)"⟧)⟧ @ObservationIgnored \
      private var planted\(number) = ""
      """
    },
    GuideMistake("combine-unneeded", "an import that is left over") { ground, _, random in
      let places = ground.files.compactMap { file -> (GroundFile, Int)? in
        let imports = file.lines.indices.filter {
          ["import Foundation", "import SwiftUI", "import UIKit"].contains(file.lines[$0])
        }
        guard let line = imports.first, !usesCombine(file) else { return nil }
        return (file, line)
      }
      guard let (file, line) = random.any(places) else { return nil }
      let place = random.oneIn(2) ? line : line + 1
      var plant = GuidePlant()
      plant.put(["⟦combine-unneeded:import Combine⟧"], place..<place, of: file)
      return plant
    },
  ]

  private static func inModel(
    _ name: String, _ property: @escaping @Sendable (_ number: Int) -> String
  ) -> GuideMistake {
    GuideMistake("app-storage-in-model", name) { ground, number, random in
      guard let model = random.any(ground.models) else { return nil }
      var plant = GuidePlant()
      plant.put([model.inner + property(number)], model.top, of: model.file)
      return plant
    }
  }

  /// True if a file may need Combine, by the words of the guide and the types of the framework.
  private static func usesCombine(_ file: GroundFile) -> Bool {
    file.lines.contains { line in
      line.contains("#") || line.contains("import Combine") || line.contains("$")
        || GroundFile.words(of: line).contains { combine.contains(String($0)) }
    }
  }

  private static let combine: Set<String> = [
    "AnyCancellable", "AnyPublisher", "Cancellable", "CurrentValueSubject", "Deferred", "Empty",
    "EnvironmentObject", "Fail", "Future", "Just", "ObservableObject", "ObservedObject",
    "PassthroughSubject", "Published", "Publisher", "Publishers", "Record", "StateObject",
    "Subject", "Subscriber", "Subscription", "Timer", "assign", "autoconnect", "cancellables",
    "connect", "dataTaskPublisher", "debounce", "objectWillChange", "onReceive", "publisher",
    "receive", "removeDuplicates", "send", "sink", "store", "subscribe", "throttle", "values",
  ]
}
