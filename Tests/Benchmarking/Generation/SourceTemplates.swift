/// The building blocks of the generated app's files, with gaps in `‹…›` for ``GeneratedSource`` to
/// fill.
///
/// A member that is in a list several times is that much more frequent.
enum SourceTemplates {
  static let head = """
    //
    //  ‹Type›.swift
    //  Part of the ‹noun› feature.
    //
    //  Permission is granted to use, copy and modify this file with or without the ‹other›s around it,
    //  provided that this notice appears in all copies. It comes as it is, without a promise that it
    //  does what its name says or that it is fit for a ‹adjective› purpose.
    //


    """

  // MARK: Views

  static let view = """
    import SwiftUI
    import AppComponents

    /// Shows the ‹adjective› ‹noun›s of one ‹other›, with what can be done to them.
    struct ‹Type›View: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var isPresented = false
        @Binding var selected‹Noun›: ‹Record›?
        @ObservedObject var model: ‹Model›

        let name: String
        let count: Int
        var onSelect: ((‹Record›) -> Void)?

        var body: some View {
            NavigationStack {
                List(selection: $selected‹Noun›) {
                    ‹rows›
                }
                .listStyle(.plain)
                .navigationTitle(‹title›)
                .onChange(of: selected‹Noun›) { _, newValue in
                    guard let newValue else { return }
                    onSelect?(newValue)
                }
            }
            .task { await model.reload() }
        }
    ‹members›
    }

    """

  static let viewMembers = [
    """

        // MARK: - ‹Noun›

        @ViewBuilder
        private var ‹noun›Section‹part›: some View {
            Section {
                ‹rows›
            } header: {
                Text(‹title›)
                    .font(.headline)
            }
        }
    """,
    """

        /// One ‹other› of the list with its image, which also tells whether it is the one that is shown.
        private func ‹noun›Row‹part›(for ‹other›: ‹Record›, isSelected: Bool) -> some View {
            HStack(spacing: ‹number›) {
                ‹rows›
                Spacer()
                Image(systemName: isSelected ? "‹symbol›" : "‹symbol›")
                    .foregroundStyle(isSelected ? Color.accentColor : .secondary)
            }
            .padding(.vertical, ‹number›)
            .contentShape(Rectangle())
        }
    """,
    """

        private var visible‹Noun›s‹part›: [‹Record›] {
            model.items.filter { !$0.isHidden && $0.position > ‹number› }.sorted { $0.position < $1.position }
        }
    """,
    """

        /// Takes a tap on a ‹other› of the list, which may be one that another device has hidden since.
        private func select‹Noun›‹part›(_ ‹other›: ‹Record›) {
            selected‹Noun› = ‹other›
            if ‹other›.isHidden {
                isPresented = true
            } else {
                Task {
                    await model.‹verb›(‹other›, animated: true)
                    dismiss()
                }
            }
        }
    """,
    """

        // The ratio was measured on the smallest phone; see the note on the layout of a ‹noun›.
        private func frame‹part›(in bounds: CGRect, at index: Int) -> CGRect {
            let width = (bounds.width - CGFloat(count - 1) * ‹number›) / CGFloat(max(count, 1))
            #if os(macOS)
            return CGRect(x: bounds.minX, y: bounds.minY, width: width, height: bounds.height / 2)
            #else
            return CGRect(x: bounds.midX, y: bounds.midY, width: width, height: ‹number›)
            #endif
        }
    """,
  ]

  static let rows = [
    """
    Text(‹key›)
        .font(.subheadline)
        .foregroundStyle(isPresented ? .primary : .secondary)
    """,
    """
    Button(‹title›) {
        isPresented.toggle()
    }
    .buttonStyle(.borderedProminent)
    .disabled(model.isLoading)
    """,
    """
    ‹View›(selected‹Noun›: $selected‹Noun›, model: model, name: name, count: model.items.count)
    """,
    """
    if let ‹other› = model.current {
        VStack(alignment: .leading, spacing: ‹number›) {
            ‹rows›
        }
        .padding(.horizontal, ‹number›)
    }
    """,
    """
    ForEach(model.items) { item in
        Label(item.title, systemImage: "‹symbol›")
            .frame(maxWidth: .infinity, alignment: .leading)
            .onTapGesture {
                onSelect?(item)
            }
    }
    """,
    """
    Text("\\(model.items.count) ‹adjective› ‹noun›s in \\(model.summary(of: .‹noun›))")
        .font(.caption)
    """,
    """
    HStack {
        ‹rows›
        Divider()
    }
    .background(Color.secondary.opacity(0.‹number›))
    .clipShape(RoundedRectangle(cornerRadius: ‹number›))
    """,
    """
    ‹Noun›Card(title: ‹title›, value: model.summary(of: .‹noun›))
        .accessibilityIdentifier("‹noun›.‹other›")
    """,
  ]

  // MARK: Models

  static let model = """
    import Combine
    import Foundation

    protocol ‹Type›Providing: AnyObject {
        var items: [‹Record›] { get }
        func ‹verb›(_ ‹noun›: ‹Record›, animated: Bool) async
    }

    /// Keeps the ‹adjective› ‹noun›s, loads them and tells who looks at them.
    @MainActor
    final class ‹Type›Model: ObservableObject, ‹Type›Providing {
        @Published private(set) var items: [‹Record›] = []
        @Published private(set) var isLoading = false
        @Published var current: ‹Record›?
        private var name: String
        private var count: Int { items.count }

        private let store: any ‹Other›Storing
        private weak var parent: ‹Model›?

        init(name: String, store: any ‹Other›Storing, parent: ‹Model›? = nil) {
            self.name = name
            self.store = store
            self.parent = parent
        }
    ‹members›
    }

    extension ‹Type›Model {
        func reload() async {
            isLoading = true
            defer { isLoading = false }
            items = (try? await store.fetch(limit: ‹number›)) ?? []
        }

        func summary(of kind: ‹Record›.Kind) -> String {
            kind.title
        }
    }

    """

  static let modelMembers =
    methods + [
      """

          /// What the button says; made here so that tests can read it.
          var ‹noun›Title‹part›: String {
              ‹localized›
          }
      """,
      """

          enum State‹part›: String, CaseIterable, Sendable {
              case ‹noun›1 = "‹adjective›_‹noun›"
              case ‹other›2
              case failed

              var isFinal: Bool {
                  switch self {
                  case .‹noun›1, .‹other›2: false
                  case .failed: true
                  }
              }
          }
      """,
      """

          struct Record‹part›: Codable, Hashable, Identifiable {
              let id: UUID
              var ‹noun›1: String?
              var ‹other›2: Int
              var ‹adjective›3: [String: ‹Record›]

              init(id: UUID = UUID(), ‹other›2: Int = ‹number›) {
                  self.id = id
                  self.‹other›2 = ‹other›2
                  self.‹adjective›3 = [:]
              }
          }
      """,
      """

          var ‹adjective›‹Noun›s‹part›: [‹Record›] {
              get { items.filter { $0.position == ‹number› } }
              set { items = newValue }
          }
      """,
    ]

  private static let methods = [
    """

        /// Puts the ‹noun›s into the order that the server wants, without asking it again.
        ///
        /// What has no position yet comes last, in the order in which it was added here.
        private func arrange‹Noun›s‹part›(startingAt offset: Int) -> Bool {
            var remaining = items
            if remaining.isEmpty {
                return false
            }
            if offset > ‹number›, let current {
                remaining.removeAll { $0.id == current.id }
            }
            for ‹other› in remaining {
                let candidate = ‹other›.‹verb›ed1(to: offset + remaining.count)
                if candidate.position < offset || candidate.isHidden {
                    // Nothing to arrange: it stays where the last answer of the server has put it.
                    continue
                }
                if let index = items.firstIndex(of: ‹other›) {
                    items[index] = candidate
                }
            }
            isLoading = false
            return items.count == remaining.count
        }
    """,
    """

        func handle‹Noun›‹part›(_ notification: Notification) {
            // Called on the main thread for every change, also for one that this device has made; the
            // identifier tells them apart.
            guard let identifier = notification.object as? Int, identifier != current?.id else { return }
            if items.contains(where: { $0.id == identifier }) {
                isLoading = true
                parent?.current = items.last
            } else if parent != nil {
                reloadAfterDelay(milliseconds: ‹number›)
            }
        }
    """,
    """

        func ‹verb›(_ ‹noun›: ‹Record›, animated: Bool) async {
            guard let index = items.firstIndex(where: { $0.id == ‹noun›.id }) else { return }
            if animated, index > ‹number› {
                items.remove(at: index)
            } else {
                items[index] = ‹noun›
            }
            current = ‹noun›
        }
    """,
    """

        /// ‹Verb›s what the server knows of the ‹adjective› ‹noun› and tells the observers.
        ///
        /// - Parameter ‹other›: Nothing is asked for while an earlier request is under way.
        /// - Throws: What the network says; information that was there before stays.
        func ‹verb›‹Noun›‹part›(for ‹other›: ‹Record›, force: Bool = false) async throws -> [‹Record›] {
            guard force || !isLoading else { return items }
            let response = try await store.fetch(limit: ‹number›, after: ‹other›.id)
            let known = Set(items.map(\\.id))
            for item in response where !known.contains(item.id) {
                items.append(item)
            }
            return response.sorted { $0.position < $1.position }
        }
    """,
    """

        func ‹verb›‹Noun›s‹part›(_ names: [String], completion: @escaping (Result<Int, Error>) -> Void) {
            Task { [weak self] in
                guard let self else { return }
                do {
                    let count = try await self.store.count(matching: names)
                    completion(.success(count))
                } catch {
                    Logger.‹noun›.error("‹Verb› of \\(names.count) ‹noun›s failed: \\(error)")
                    completion(.failure(error))
                }
            }
        }
    """,
    """

        // The container is as wide as its content allows, so that the longest of the translations
        // still fits beside the image on the smallest of the devices that we support.
        private func configure‹Noun›Layout‹part›() {
            ‹noun›View.translatesAutoresizingMaskIntoConstraints = false
            ‹noun›View.backgroundColor = .secondarySystemBackground
            contentView.addSubview(‹noun›View)
            NSLayoutConstraint.activate([
                ‹noun›View.topAnchor.constraint(equalTo: contentView.topAnchor),
                ‹noun›View.leadingAnchor.constraint(equalTo: ‹other›View.trailingAnchor, constant: ‹number›),
                ‹noun›View.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
            ])
        }
    """,
    """

        func show‹Noun›‹part›(from sender: ‹Type›Model?) {
            let alert = ‹Noun›Alert(
                title: ‹localized›,
                identifier: "‹noun›-alert",
                style: sender == nil ? .banner : .sheet)
            alert.present(animated: true) { [weak self] isConfirmed in
                if isConfirmed { self?.current = nil }
            }
        }
    """,
    """

        private func update‹Noun›‹part›(_ change: ‹Record›.Kind, at index: Int) {
            switch change {
            case .‹noun›:
                parent?.current = items[index]
            case .inserted(let position), .moved(let position):
                items.swapAt(index, position)
            case .failed where index > ‹number›:
                UserDefaults.standard.set(index, forKey: "‹noun›.last‹Other›")
            default:
                break
            }
        }
    """,
  ]

  // MARK: Values and extensions

  static let values = """
    import Foundation

    /// A ‹adjective› ‹noun› as the server sends it.
    public struct ‹Type›Record: Codable, Hashable, Identifiable, Sendable {
        public let id: Int
        public var title: String
        public var position: Int
        public var isHidden = false
        public var kind: Kind

        public enum Kind: Hashable, Codable, Sendable {
            case ‹noun›, ‹other›
            case inserted(Int)
            case moved(to: Int)
            case failed

            var title: String {
                switch self {
                case .‹noun›: String(localized: "‹Adjective›")
                case .inserted, .moved: "‹adjective›"
                default: ""
                }
            }
        }

        public init(id: Int, title: String, position: Int = 0, kind: Kind = .failed) {
            self.id = id
            self.title = title
            self.position = position
            self.kind = kind
        }
    ‹members›
    }

    extension ‹Type›Record: CustomStringConvertible, Comparable {
        public var description: String { "\\(id): \\(title)" }

        public static func < (lhs: Self, rhs: Self) -> Bool {
            lhs.position < rhs.position
        }
    }

    extension Array where Element == ‹Type›Record {
        func first(of kind: ‹Type›Record.Kind) -> Element? {
            first { $0.kind == kind }
        }
    }

    extension View {
        func ‹noun›Style(_ ‹other›: ‹Type›Record, isActive: Bool = true) -> some View {
            modifier(‹Noun›Modifier(‹other›: ‹other›, isActive: isActive))
        }
    }

    """

  static let valueMembers = [
    """

        /// How many ‹noun›s are asked for at once; the server sends no more anyway.
        static let ‹noun›Limit‹part› = ‹number›
        static let ‹other›Key‹part› = "com.example.‹noun›.‹other›"
    """,
    """

        public func ‹verb›ed‹part›(to position: Int) -> Self {
            var copy = self
            copy.position = position
            return copy
        }
    """,
    """

        /// The same ‹noun› with the title of another one, as two devices make it that were offline
        /// when it was renamed. The later position wins, so that it does not jump back in a list.
        public func ‹verb›ed‹part›(with other: ‹Record›) -> Self {
            ‹Type›Record(id: id, title: other.title, position: max(position, other.position))
        }
    """,
    """

        /// What becomes of it in a pipeline of values.
        func map‹part›<Value>(_ transform: (Self) throws -> Value) rethrows -> Value where Value: Sendable {
            try transform(self)
        }
    """,
    """

        public init?(‹noun›‹part› values: [String: Any]) {
            guard let id = values["id"] as? Int, let title = values["‹noun›_title"] as? String else { return nil }
            self.init(id: id, title: title, position: values["position"] as? Int ?? 0)
        }
    """,
  ]

  // MARK: Tests

  static let test = """
    import XCTest
    @testable import App

    final class ‹Type›Tests: XCTestCase {
        private var model: ‹Model›!
        private var store: ‹Other›StoreMock!

        override func setUp() {
            super.setUp()
            store = ‹Other›StoreMock()
            model = ‹Model›(name: "‹noun›", store: store)
        }
    ‹members›
    }

    """

  static let testMembers = [
    """

        func test‹Verb›‹Noun›‹part›() async throws {
            let ‹other› = ‹Record›(id: ‹number›, title: "‹Adjective› ‹noun›")
            store.answers = [‹other›]
            await model.reload()
            XCTAssertEqual(model.items.count, 1)
            XCTAssertEqual(model.items.first?.title, "‹Adjective› ‹noun›")
        }
    """,
    """

        func testThat‹Noun›Is‹Adjective›‹part›() {
            // Given a ‹noun› that the server has never seen
            let values = ["id": ‹number›, "‹noun›_title": "‹adjective›"] as [String: Any]
            // When
            let record = ‹Record›(title: values)
            // Then
            XCTAssertNil(record, "‹noun› without a title")
            XCTAssertFalse(model.isLoading)
            XCTAssertTrue(store.requests.isEmpty)
        }
    """,
    """

        func test‹Verb›Keeps‹Noun›Order‹part›() async {
            // The server answers in the order of its database, which is that of their creation and
            // not the one in which the ‹noun›s are shown.
            let expected = [make‹Noun›(position: 3), make‹Noun›(position: 1), make‹Noun›(position: 2)]
            await model.reload()
            if model.items.count != expected.count {
                return XCTFail()
            }
            XCTAssertEqual(model.items.map(\\.id), expected.sorted().map(\\.id))
            XCTAssertNil(model.current)
        }
    """,
    """

        private func make‹Noun›‹part›(position: Int = ‹number›) -> ‹Record› {
            let record = ‹Record›(id: position, title: UUID().uuidString, position: position)
            store.answers.append(record)
            return record
        }
    """,
  ]
}
