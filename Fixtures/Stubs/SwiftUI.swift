// Stand-ins for the declarations of SwiftUI and Foundation that the samples use, with their labels and
// types, so that a compiler without the SDKs can say whether code with fixes is right. Nothing runs.

@_exported import Foundation
@_exported import Observation

// MARK: Texts

public struct TextInterpolation: StringInterpolationProtocol {
  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) {}
  public mutating func appendInterpolation(_ text: String) {}
  public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {}
  public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {}
  public mutating func appendInterpolation<Style: FormatStyle>(
    _ value: Style.FormatInput, format: Style
  ) where Style.FormatOutput == String {}
}

public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ text: String) {}
    public mutating func appendInterpolation(_ text: Text) {}
    public mutating func appendInterpolation(_ image: Image) {}
    public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {}
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {}
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {}
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ value: Style.FormatInput, format: Style
    ) where Style.FormatOutput == String {}
  }
}

extension String {
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    public typealias StringInterpolation = TextInterpolation
    public init(_ value: String) {}
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
  }

  public init(
    localized value: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = "" }
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { self = "" }
  public init(localized resource: LocalizedStringResource) { self = "" }
}

public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
  public typealias StringInterpolation = TextInterpolation
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public init(
    _ value: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {}
}

public struct Text: View {
  public enum DateStyle { case date, time, relative }
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {}
  public init(_ resource: LocalizedStringResource) {}
  @_disfavoredOverload public init<Content: StringProtocol>(_ content: Content) {}
  public init(verbatim content: String) {}
  public static func + (left: Text, right: Text) -> Text { left }
  public var body: Never { fatalError() }
}

public struct Image: View {
  public init(systemName: String) {}
  public var body: Never { fatalError() }
}

// MARK: Views

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View { public var body: Never { fatalError() } }

public struct EmptyView: View {
  public init() {}
  public var body: Never { fatalError() }
}

public struct Group2<First: View, Second: View>: View { public var body: Never { fatalError() } }

@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildPartialBlock<Content: View>(first: Content) -> Content { first }
  public static func buildPartialBlock<First: View, Second: View>(
    accumulated: First, next: Second
  ) -> Group2<First, Second> { fatalError() }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> Group2<First, Second> { fatalError() }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> Group2<First, Second> { fatalError() }
  public static func buildOptional<Content: View>(_ content: Content?) -> EmptyView { EmptyView() }
}

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

@propertyWrapper public struct Binding<Value> {
  public init(get: @escaping () -> Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
}

public struct ButtonRole: Sendable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
}

public struct Button: View {
  public init(_ key: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {}
  public init(_ key: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {}
  @_disfavoredOverload public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {}
  @_disfavoredOverload public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, action: @escaping () -> Void
  ) {}
  public init<Label: View>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {}
  public var body: Never { fatalError() }
}

public struct Toggle: View {
  public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) {}
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {}
  public var body: Never { fatalError() }
}

public struct Label: View {
  public init(_ key: LocalizedStringKey, systemImage: String) {}
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, systemImage: String) {}
  public var body: Never { fatalError() }
}

public struct TextField: View {
  public init(_ key: LocalizedStringKey, text: Binding<String>) {}
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {}
  public var body: Never { fatalError() }
}

public struct SecureField: View {
  public init(_ key: LocalizedStringKey, text: Binding<String>) {}
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {}
  public var body: Never { fatalError() }
}

public struct Section: View {
  public init<Content: View>(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload public init<Title: StringProtocol, Content: View>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) {}
  public init<Content: View, Footer: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {}
  public var body: Never { fatalError() }
}

public struct HStack: View {
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

public struct VStack: View {
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

public struct Form: View {
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

// MARK: Modifiers

extension View {
  public func navigationTitle(_ key: LocalizedStringKey) -> some View { self }
  public func navigationTitle(_ title: Text) -> some View { self }
  @_disfavoredOverload public func navigationTitle<Title: StringProtocol>(
    _ title: Title
  ) -> some View { self }
  public func help(_ key: LocalizedStringKey) -> some View { self }
  public func help(_ text: Text) -> some View { self }
  @_disfavoredOverload public func help<Title: StringProtocol>(_ title: Title) -> some View { self }
  public func alert<Actions: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { self }
  @_disfavoredOverload public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { self }
}

// MARK: Packages

extension Bundle {
  /// As SwiftPM makes it for a target with resources.
  public static var module: Bundle { .main }
}
