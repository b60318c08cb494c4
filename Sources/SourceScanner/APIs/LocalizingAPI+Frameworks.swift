internal import LocalizationModel

extension LocalizingAPI {
  /// The rows of the frameworks for widgets, controls, activities and alarms.
  static let widgetFrameworks = [
    Framework(
      name: "WidgetKit",
      rows: views("AccessoryWidgetGroup", "ControlWidgetButton", "ControlWidgetToggle")
        + modifiers(
          "configurationDisplayName", "controlWidgetActionHint", "controlWidgetStatus",
          "widgetLabel")
        + [
          view("AppIntentRecommendation", .labels(["description"]), .keyOrString),
          view("IntentRecommendation", .labels(["description"]), .keyOrString),
          modifier(
            "description", .first, .keyOrString,
            onlyInChainOf: [
              "StaticConfiguration", "IntentConfiguration", "AppIntentConfiguration",
              "ActivityConfiguration", "RelevanceConfiguration",
            ]),
          resource(
            "description", .modifier, .first,
            onlyInChainOf: ["StaticControlConfiguration", "AppIntentControlConfiguration"]),
          resource("displayName", .modifier, .first),
        ]),
    Framework(
      name: "ActivityKit",
      rows: [
        resource("AlertConfiguration", .initializer, .labels(["title", "body"])),
        made("AlertConfiguration", ["title", "body"], inArgument: "alertConfiguration"),
      ]),
    Framework(
      name: "AlarmKit",
      rows: [
        resource("AlarmButton", .initializer, .labels(["text"])),
        made(
          "AlarmButton", ["text"], inArgument: "stopButton", "secondaryButton", "pauseButton",
          "resumeButton", ofCalls: ["Alert", "Countdown", "Paused"]),
        made("AlarmPresentation", [], inArgument: "presentation", ofCalls: ["AlarmAttributes"]),
      ]
        + [("Alert", "alert"), ("Countdown", "countdown"), ("Paused", "paused")].map {
          made(
            "AlarmPresentation.\($0)", ["title"], inArgument: $1, ofCalls: ["AlarmPresentation"])
        }
        + ["Alert", "Countdown", "Paused"].map {
          resource($0, .modifier, .labels(["title"]), onlyInChainOf: ["AlarmPresentation"])
        }),
  ]

  /// The rows of frameworks with a few declarations each.
  static let smallFrameworks = [
    Framework(
      name: "Charts",
      rows: views("AxisValueLabel")
        + modifiers("chartXAxisLabel", "chartYAxisLabel", "chartZAxisLabel")
        + [
          LocalizingAPI(name: "value", form: .implicitMember, localized: .first, traits: .unknown),
          LocalizingAPI(
            name: "value", form: .modifier, localized: .first, traits: .unknown,
            onlyInChainOf: ["PlottableValue", "PlottableProjection"]),
          // These take arrays: one `String` among the labels would make them all plain.
          view("AreaPlot", .labels(["x", "y", "yStart", "yEnd"]), .resource),
          view("LinePlot", .labels(["x", "y", "t"]), .resource),
          view("SurfacePlot", .labels(["x", "y", "z"]), .resource),
        ]),
    Framework(
      name: "StoreKit", rows: views("SubscriptionOptionGroup", "SubscriptionOptionSection")),
    Framework(name: "PhotosUI", rows: views("PhotosPicker")),
    Framework(
      name: "MapKit",
      rows: views("Annotation", "Marker") + [text("Marker", .initializer, .labels(["monogram"]))]),
    Framework(
      name: "LocalAuthentication",
      rows: views("LocalAuthenticationView")
        + [text("LocalAuthenticationView", .initializer, .labels(["reason"]))]),
    Framework(name: "JournalingSuggestions", rows: views("JournalingSuggestionsPicker")),
    Framework(
      name: "RealityKit",
      rows: [
        resource(
          "CustomContent", .modifier, .labels(["label", "value"]),
          onlyInChainOf: ["AccessibilityComponent"]),
        resource(
          "CustomAction", .modifier, .labels(["key"]), onlyInChainOf: ["AccessibilityEvents"]),
      ]),
  ]
}
