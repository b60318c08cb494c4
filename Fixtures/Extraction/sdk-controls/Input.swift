import ActivityKit
import AppIntents
import WidgetKit

struct Lamp: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "lamp") {
      ControlWidgetToggle("Lamp", isOn: true, action: SwitchIntent()) { isOn in
        Label(isOn ? "Lit" : "Dark", systemImage: "lightbulb")
          .controlWidgetStatus("Two lamps")
          .controlWidgetActionHint("Light the room")
      }
    }
    .displayName("Room lamp")
    .description("Switches the lamp")
  }
}

struct Bell: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "bell") {
      ControlWidgetButton("Ring", action: RingIntent()) { _ in Text("Ringing") }
    }
  }
}

struct Face: View {
  var body: some View {
    AccessoryWidgetGroup("Rooms") { Text("Hall") }
    Text("21").widgetLabel("Degrees")
  }
}

func recommend() -> [AppIntentRecommendation<SwitchIntent>] {
  [
    AppIntentRecommendation(intent: SwitchIntent(), description: "Hall lamp"),
    AppIntentRecommendation(intent: SwitchIntent(), description: .init("Desk lamp")),
  ]
}

func update(_ activity: Activity<Ringing>) async {
  let alert = AlertConfiguration(title: "Bell", body: "Somebody rings", sound: .default)
  await activity.update(content, alertConfiguration: alert)
  await activity.update(
    content, alertConfiguration: .init(title: "Door", body: "It is open", sound: .default))
}

struct Notice { init(title: String, body: String) {} }
let notice: Notice = .init(title: "not localized", body: "either")
let speed = Slider(value: $speed) { Text("Speed") } ticks: {
  SliderTick("Slow", 0)
  SliderTick(1) { Text("Fast") }
}
