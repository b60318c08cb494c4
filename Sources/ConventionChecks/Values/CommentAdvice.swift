import LocalizationModel

/// The message of `comment-home` for a literal whose API takes no `comment:`. It names an
/// expression that compiles there: a `String` cannot replace a `LocalizedStringResource`, and a
/// `LocalizedStringKey` holds no comment.
struct CommentAdvice {
  private let key: String
  /// The name of the call that takes the literal, or else of the type.
  private let receiver: String
  private let site: StringSite
  /// The last name of the literal's localized type; `nil` if it is not known.
  private let type: String?

  init(_ string: ExtractedString, _ site: StringSite) {
    key = string.key
    let receiver = site.call?.name ?? string.api
    self.receiver = receiver
    self.site = site
    type = site.expectation?.type ?? Self.localizedTypes.first { $0 == receiver }
  }

  private static let localizedTypes = [
    "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "IntentDescription",
    "IntentDialog", "DisplayRepresentation", "TypeDisplayRepresentation",
  ]

  /// The label of the argument that holds the literal; `nil` if there is none.
  private var label: String? {
    site.call?.arguments.first { $0.value == site.value }?.label
  }

  /// True if the argument is an `IntentDialog` of App Intents.
  private var isDialog: Bool {
    guard site.expectation == nil, site.traits.argument == .resource else { return false }
    return ["needsValueError", "requestValue"].contains(receiver)
      || label?.lowercased().hasSuffix("dialog") == true
  }

  var message: Message {
    if site.expectation?.hasComment == true { return ownParameter }
    if isDialog { return inside("IntentDialog(%)") }
    // These types have initializers that take a resource.
    if site.call?.name == type, site.expectation == nil, type != "LocalizedStringKey",
      type != "LocalizationValue"
    {
      return resource
    }
    switch type {
    case "LocalizedStringKey": return otherType("LocalizedStringKey")
    case "LocalizationValue": return otherType("String.LocalizationValue")
    case "LocalizedStringResource": return resource
    case "IntentDescription"?, "IntentDialog"?: return inside("\(receiver)(%)")
    case "DisplayRepresentation"?: return inside("DisplayRepresentation(title: %)")
    case "TypeDisplayRepresentation"?: return inside("TypeDisplayRepresentation(name: %)")
    default: break
    }
    switch site.traits.argument {
    case .keyOrString: return string
    case .resource: return resource
    case .key: return unknown
    }
  }

  /// The advice for a function of the project that has a parameter `comment`. The scanner uses it
  /// only if the setting `functions` lists the function.
  private var ownParameter: Message {
    site.call?.argument("comment") == nil
      ? Message(
        """
        '\(receiver)' has a parameter for the comment: give '\(key)' its comment there, and list the \
        function under 'functions' in gloss.json
        """, comment: "发现：项目自己的函数有注释参数，但没有写注释。%1$@：函数名；%2$@：键")
      : Message(
        """
        the comment of '\(key)' is not extracted: list '\(receiver)' under 'functions' in gloss.json
        """, comment: "发现：注释写在项目自己的函数里，但没有被提取。%1$@：键；%2$@：函数名")
  }

  private var resource: Message {
    Message(
      """
      '\(key)' has no comment: write LocalizedStringResource("…", comment: "…") in place of the literal
      """, comment: "发现：这里的类型是 LocalizedStringResource，字面量没有注释。%@：键")
  }

  /// Returns the advice to write an initializer around a resource.
  ///
  /// - Parameter pattern: The code, with `%` in place of the resource.
  private func inside(_ pattern: String) -> Message {
    let code = pattern.replacing("%", with: #"LocalizedStringResource("…", comment: "…")"#)
    return Message(
      "'\(key)' has no comment: write \(code) in place of the literal",
      comment: "发现：字面量没有注释，给出能带注释的写法。%1$@：键；%2$@：代码")
  }

  private func otherType(_ type: String) -> Message {
    Message(
      """
      '\(key)' becomes a \(type), which holds no comment: change the type to LocalizedStringResource, \
      and write LocalizedStringResource("…", comment: "…")
      """, comment: "发现：这里的类型不能带注释。%1$@：键；%2$@：类型的名字")
  }

  private var string: Message {
    // A view's initializer takes a `String` there, and a modifier a `String` or a `Text`.
    receiver.first?.isUppercase == true
      ? Message(
        """
        '\(receiver)' takes no comment: pass String(localized: "…", comment: "…") for '\(key)'
        """, comment: "发现：视图没有注释参数。%1$@：视图的名字；%2$@：键")
      : Message(
        """
        '\(receiver)' takes no comment: pass String(localized: "…", comment: "…") or \
        Text("…", comment: "…") for '\(key)'
        """, comment: "发现：接口没有注释参数。%1$@：接口的名字；%2$@：键")
  }

  private var unknown: Message {
    Message(
      """
      '\(receiver)' takes no comment: let it take a LocalizedStringResource, and pass \
      LocalizedStringResource("…", comment: "…") for '\(key)'
      """, comment: "发现：接口没有注释参数，类型未知。%1$@：接口的名字；%2$@：键")
  }
}
