import Foundation
import TestSupport

/// The text of one Swift file of the generated app: a view or a model with what such files hold.
struct GeneratedSource {
  private(set) var text = ""
  private var numbers: SeededGenerator
  private let phrases: [Phrase]
  /// How many phrases this file and those before it have used.
  private(set) var usedPhrases: Int

  /// - Parameters:
  ///   - number: Makes the file different from the others.
  ///   - phrases: Used in turn; there is at least one.
  ///   - usedPhrases: How many the files before have used, so that a tree uses all of them.
  ///   - size: How many bytes to make, about.
  init(number: Int, phrases: [Phrase], usedPhrases: Int, size: Int) {
    numbers = SeededGenerator(seed: UInt64(number) &+ 1_000_003)
    self.phrases = phrases
    self.usedPhrases = usedPhrases
    let isView = numbers.below(5) < 2
    writeHead(number: number, isView: isView)
    if isView { writeView(number: number, size: size) } else { writeModel(number, size: size) }
  }

  private mutating func phrase() -> Phrase {
    defer { usedPhrases += 1 }
    return phrases[usedPhrases % phrases.count]
  }

  private mutating func noun() -> String { numbers.pick(Vocabulary.nouns) }
  private mutating func verb() -> String { numbers.pick(Vocabulary.verbs).lowercased() }
  private mutating func adjective() -> String { numbers.pick(Vocabulary.adjectives) }

  private mutating func typeName() -> String { adjective().capitalized + noun().capitalized }

  private mutating func writeHead(number: Int, isView: Bool) {
    text += """
      //
      //  File\(number).swift
      //  Part of the \(noun()) feature. All rights reserved.
      //

      import Foundation
      \(isView ? "import SwiftUI" : "import Observation")


      """
  }

  // MARK: Views

  private mutating func writeView(number: Int, size: Int) {
    text += """
      /// Shows the \(adjective()) \(noun())s of one \(noun()), with what can be done to them.
      struct \(typeName())\(number)View: View {
        let name: String
        let count: Int
        @State private var isPresented = false
        @State private var query = ""
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
          VStack(alignment: .leading, spacing: \(numbers.below(24))) {

      """
    for _ in 0...numbers.below(3) { writeRow() }
    let title = phrase()
    text += """
          }
          .navigationTitle(Text("\(title.literal)", comment: "\(title.comment)"))
          .toolbar { ToolbarItem(placement: .primaryAction) { saveButton } }
          .task { await load() }
        }

        private func load() async {}

      """
    var part = 0
    while text.utf8.count < size {
      part += 1
      writeViewMember(part)
    }
    text += "}\n"
    if numbers.oneIn(3) { text += "\n#Preview(\"Default\") {\n  EmptyView()\n}\n" }
  }

  private mutating func writeRow() {
    let kind = numbers.below(6)
    if kind > 3 { return writeShapes() }
    let phrase = phrase()
    switch kind {
    case 0:
      text += """
              Text("\(phrase.literal)", comment: "\(phrase.comment)")
                .font(.headline)
                .foregroundStyle(isPresented ? .primary : .secondary)

        """
    case 1:
      text += """
              Button(String(localized: "\(phrase.literal)", comment: "\(phrase.comment)")) {
                isPresented.toggle()
                if count > \(numbers.below(90)) { query = name.trimmingCharacters(in: .whitespaces) }
              }

        """
    case 2:
      text += """
              Toggle(
                String(
                  localized: "\(phrase.literal)", comment: "\(phrase.comment)"),
                isOn: $isPresented)

        """
    default:
      text += """
              Label {
                Text("\(phrase.literal)", comment: "\(phrase.comment)")
              } icon: {
                Image(systemName: "\(numbers.pick(Vocabulary.symbols))").imageScale(.small)
              }

        """
    }
  }

  private mutating func writeShapes() {
    text += """
            HStack(spacing: \(numbers.below(20))) {
              ForEach(0..<count, id: \\.self) { index in
                RoundedRectangle(cornerRadius: CGFloat(index * \(numbers.below(9))) / 2)
                  .fill(index % 2 == 0 ? Color.accentColor : .clear)
                  .frame(width: \(numbers.below(400)), height: 44)
                  .accessibilityIdentifier("\(noun())-\\(index)")
              }
            }
            .padding(.horizontal, \(numbers.below(32)))

      """
  }

  private mutating func writeViewMember(_ part: Int) {
    switch numbers.below(4) {
    case 0:
      text += """

          @ViewBuilder private var \(noun())Section\(part): some View {
            Section {

        """
      for _ in 0...numbers.below(2) { writeRow() }
      text += """
            }
            .listRowSeparator(.hidden)
            .animation(.snappy, value: isPresented)
          }

        """
    case 1: writeGeometry(part)
    default: writeMethod(part)
    }
  }

  private mutating func writeGeometry(_ part: Int) {
    text += """

        // The ratio was measured on the smallest phone; see the note on \(noun()) layout.
        private func frame\(part)(in bounds: CGRect, at index: Int) -> CGRect {
          let width = (bounds.width - CGFloat(count - 1) * \(numbers.below(16))) / CGFloat(max(count, 1))
          let x = bounds.minX + CGFloat(index) * (width + \(numbers.below(16)))
          #if os(macOS)
            return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height * 0.\(numbers.below(99)))
          #else
            return CGRect(x: x, y: bounds.midY, width: width, height: min(bounds.height, \(numbers.below(90))))
          #endif
        }

      """
  }

  // MARK: Models

  private mutating func writeModel(_ number: Int, size: Int) {
    text += """
      /// Keeps the \(adjective()) \(noun())s, loads them and tells who looks at them.
      ///
      /// - Note: 所有网络请求都在后台执行，界面只读取结果。
      @MainActor @Observable
      final class \(typeName())\(number)Model {
        private(set) var name = ""
        private(set) var count = 0
        private var items: [String: [Int]] = [:]
        private var lastError: (any Error)?

      """
    var part = 0
    while text.utf8.count < size {
      part += 1
      switch numbers.below(9) {
      case 0: writeTitle(part)
      case 1: writeEnumeration(part)
      case 2: writeRecord(part)
      case 3: writeFixture(part)
      default: writeMethod(part)
      }
    }
    text += "}\n"
  }

  private mutating func writeTitle(_ part: Int) {
    let phrase = phrase()
    text += """

        /// What the button says; made here so that tests can read it.
        var \(noun())Title\(part): String {
          String(localized: "\(phrase.literal)", comment: "\(phrase.comment)")
        }

      """
  }

  private mutating func writeEnumeration(_ part: Int) {
    let cases = (0...2 + numbers.below(5)).map { "\(noun())\($0)" }
    text += "\n  enum State\(part): String, CaseIterable, Sendable {\n"
    for name in cases { text += "    case \(name) = \"\(adjective())_\(name)\"\n" }
    text += "\n    var isFinal: Bool {\n      switch self {\n"
    for name in cases { text += "      case .\(name): \(numbers.oneIn(2))\n" }
    text += "      }\n    }\n  }\n"
  }

  private mutating func writeRecord(_ part: Int) {
    text += "\n  struct Record\(part): Codable, Hashable, Identifiable {\n    let id: UUID\n"
    let names = (0...2 + numbers.below(4)).map { "\(noun())\($0)" }
    for name in names { text += "    var \(name): \(numbers.oneIn(2) ? "String?" : "Int")\n" }
    text += "\n    enum CodingKeys: String, CodingKey {\n      case id\n"
    for name in names { text += "      case \(name) = \"\(adjective())_\(name)\"\n" }
    text += "    }\n  }\n"
  }

  private mutating func writeFixture(_ part: Int) {
    text += """

        /* What the server sends, as recorded; not localized. */
        static let sample\(part) = #\"""
          {
            "id": \(numbers.below(100_000)),
            "kind": "\(noun())",
            "title": "\(adjective()) \\n text with \\(no) interpolation",
            "tags": ["\(noun())", "\(noun())", "\(noun())"]
          }
          \"""#

        static let pattern\(part) = /^[a-z]+\\/(?<\(noun())>\\d{1,\(1 + numbers.below(9))})$/

      """
  }

  private mutating func writeMethod(_ part: Int) {
    switch numbers.below(8) {
    case 0: writeFiltering(part)
    case 1, 2: writeConstraints(part)
    case 3, 4: writeDelegation(part)
    default: writeRequest(part)
    }
  }

  private mutating func writeFiltering(_ part: Int) {
    let (noun, verb) = (noun(), verb())
    text += """

        /// \(verb.capitalized)s the \(adjective()) \(noun)s whose number is even.
        ///
        /// - Parameter limit: No more than this many are looked at.
        func \(verb)\(noun.capitalized)s\(part)(limit: Int = \(numbers.below(500))) throws -> [Int] {
          let start = Date.now
          guard limit > 0, !name.isEmpty else { return [] }
          var kept: [Int] = []
          for (index, value) in (0..<limit).enumerated() where value % 2 == 0 {
            if value > \(numbers.below(300)) && index < \(numbers.below(80)) || value == \(numbers.below(99)) {
              kept.append(value &* \(numbers.below(31)) ^ index)
            } else if let last = kept.last {
              kept[kept.count - 1] = last + value
            }
          }
          // 统计耗时，便于排查性能问题
          print("\(verb) \(noun): \\(kept.count) in \\(Date.now.timeIntervalSince(start)) s")
          return kept.filter { $0 != \(numbers.below(50)) }.sorted(by: >)
        }

      """
  }

  private mutating func writeRequest(_ part: Int) {
    let (noun, verb, other) = (noun(), verb(), self.noun())
    let name = noun.capitalized
    text += """

        /// \(verb.capitalized)s what the server knows of the \(adjective()) \(noun) and tells the observers.
        ///
        /// Nothing is asked for while an earlier request is under way: its answer will do for both,
        /// and the server counts requests. The \(other) need not be among those that are shown.
        ///
        /// - Throws: What the network says; information that was there before stays.
        func \(verb)\(name)Information\(part)(for \(other)Identifier: \(other.capitalized)Identifier) async throws {
          guard let session = sessionCoordinator.currentSession, !isRefreshing else {
            logger.debug("Nothing to \(verb) without a session")
            return
          }
          isRefreshing = true
          defer { isRefreshing = false }
          let response = try await session.networkClient.perform(
            request: .\(noun)Information, parameters: \(other)Identifier, retryPolicy: retryPolicy)
          \(noun)InformationBy\(other.capitalized)[\(other)Identifier] = response.information
          if response.information.requiresAuthentication {
            // The session has expired on the server: ask again before anything else is sent.
            try await authenticationController.renewAuthentication(reason: .expired)
          }
          await notificationCenter.publish(.\(noun)InformationChanged, userInfo: response.metadata)
        }

      """
  }

  private mutating func writeConstraints(_ part: Int) {
    let (noun, other) = (noun(), noun())
    text += """

        // The container is as wide as its content allows, so that the longest of the translations
        // still fits beside the image on the smallest of the devices that we support.
        private func configure\(noun.capitalized)Layout\(part)() {
          \(noun)ContainerView.translatesAutoresizingMaskIntoConstraints = false
          \(noun)ContainerView.backgroundColor = .secondarySystemBackground
          \(noun)ContainerView.layer.cornerRadius = Metrics.cornerRadius
          contentView.addSubview(\(noun)ContainerView)
          NSLayoutConstraint.activate([
            \(noun)ContainerView.topAnchor.constraint(equalTo: contentView.topAnchor),
            \(noun)ContainerView.leadingAnchor.constraint(
              equalTo: \(other)ImageView.trailingAnchor, constant: Metrics.padding),
            \(noun)ContainerView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          ])
          \(other)ImageView.setContentHuggingPriority(.required, for: .horizontal)
          \(other)ImageView.accessibilityIgnoresInvertColors = \(numbers.oneIn(2))
        }

      """
  }

  private mutating func writeDelegation(_ part: Int) {
    let (noun, other) = (noun(), noun())
    let name = noun.capitalized
    text += """

        // Called on the main thread for every selection, also for one that code has made; whoever
        // only wants to hear of taps has to look at the controller's state.
        public override func \(noun)Controller\(part)(
          _ controller: \(name)Controller, didSelect\(other.capitalized) \(other): \(other.capitalized)
        ) {
          super.\(noun)Controller\(part)(controller, didSelect\(other.capitalized): \(other))
          switch \(other).availability {
          case .available:
            let destination = \(other.capitalized)DetailViewController(configuration: controller.configuration)
            destination.delegate = self
            navigationController?.pushViewController(destination, animated: true)
          case .unavailable, .restricted:
            presentUnavailableMessage(for: \(other))
          @unknown default:
            break
          }
          analyticsRecorder.record(event: .selected\(other.capitalized), source: .\(noun)List)
        }

      """
  }
}
