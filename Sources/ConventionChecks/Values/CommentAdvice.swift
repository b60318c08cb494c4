import LocalizationModel

/// The advice of `comment-home` for a literal in a place without `comment:`. It names an expression
/// that the place accepts, because advice must compile: a `String` does not fit a
/// `LocalizedStringResource`, and a `LocalizedStringKey` holds no comment.
struct CommentAdvice {
  private let key: String
  /// The name of the call, or else the type, that takes the literal.
  private let taker: String
  private let site: StringSite
  /// The last name of the literal's localized type; `nil` if it is not known.
  private let type: String?

  init(_ string: ExtractedString, _ site: StringSite) {
    key = string.key
    let taker = site.call?.name ?? string.api
    self.taker = taker
    self.site = site
    type = site.expectation?.type ?? Self.localizedTypes.first { $0 == taker }
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
    return ["needsValueError", "requestValue"].contains(taker)
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
    case "IntentDescription"?, "IntentDialog"?: return inside("\(taker)(%)")
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

  /// The advice for a function with a parameter `comment`, which only a setting makes known to the
  /// scanner.
  private var ownParameter: Message {
    site.call?.argument("comment") == nil
      ? Message(
        """
        '\(taker)' has a parameter for the comment: give '\(key)' its comment there, and list the \
        function under 'functions' in gloss.json
        """, comment: "发现：项目自己的函数有注释参数，但没有写注释。%1$@：函数名；%2$@：键")
      : Message(
        """
        the comment of '\(key)' is not extracted: list '\(taker)' under 'functions' in gloss.json
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
    // A view takes a 'String', but no 'Text' in its place; a modifier takes both.
    taker.first?.isUppercase == true
      ? Message(
        """
        '\(taker)' takes no comment: pass String(localized: "…", comment: "…") for '\(key)'
        """, comment: "发现：视图没有注释参数。%1$@：视图的名字；%2$@：键")
      : Message(
        """
        '\(taker)' takes no comment: pass String(localized: "…", comment: "…") or \
        Text("…", comment: "…") for '\(key)'
        """, comment: "发现：接口没有注释参数。%1$@：接口的名字；%2$@：键")
  }

  private var unknown: Message {
    Message(
      """
      '\(taker)' takes no comment: let it take a LocalizedStringResource, and pass \
      LocalizedStringResource("…", comment: "…") for '\(key)'
      """, comment: "发现：接口没有注释参数，类型未知。%1$@：接口的名字；%2$@：键")
  }
}
