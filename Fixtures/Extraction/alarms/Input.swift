import AlarmKit
import SwiftUI

let presentation = AlarmPresentation(
  alert: AlarmPresentation.Alert(
    title: "Wake up",
    stopButton: AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.circle")),
  countdown: AlarmPresentation.Countdown(title: "Counting"),
  paused: AlarmPresentation.Paused(
    title: "Paused", resumeButton: AlarmButton(text: "Resume", textColor: .white, systemImageName: "play")))

let alert = Alert(title: Text("An alert"))
let other = Notice.Alert(title: "no alarm")
let implied = AlarmPresentation(
  alert: .init(
    title: "Tea is ready",
    stopButton: isLoud ? .init(text: "Silence", textColor: .red, systemImageName: "bell") : .quiet),
  paused: AlarmPresentation.Paused(
    title: "Held", resumeButton: .init(text: "Go on", textColor: .green, systemImageName: "play")))
let attributes = AlarmAttributes(
  presentation: .init(alert: .init(title: "Nested")), tintColor: .red)
let written: AlarmPresentation.Countdown = .init(
  title: "Cooking", pauseButton: .init(text: "Wait", textColor: .white, systemImageName: "pause"))
let buttons: [AlarmButton]? = [.init(text: "One of them", textColor: .red, systemImageName: "1.circle")]
extension AlarmButton {
  static var snooze: Self { .init(text: "Later", textColor: .blue, systemImageName: "zzz") }
  static func named(_ isShort: Bool) -> AlarmButton {
    if isShort { return .init(text: "Off", textColor: .red, systemImageName: "xmark") }
    let title: Title = .init(text: "no alarm")
    return AlarmButton(text: "Turn off", textColor: .red, systemImageName: "xmark")
  }
}
let notice = Notice(stopButton: .init(text: "no alarm"), alert: .init(title: "no alarm"))
