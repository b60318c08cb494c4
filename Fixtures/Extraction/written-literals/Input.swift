import AppIntents

let message = String(localized: LocalizedStringResource(stringLiteral: "Choose a file"))
let key = LocalizedStringKey(stringLiteral: "A key")
let value = String.LocalizationValue(stringLiteral: "A value")

enum Style: String, AppEnum {
  case compact, roomy
  static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(stringLiteral: "Style")
  static let caseDisplayRepresentations: [Style: DisplayRepresentation] = [
    .compact: .init(stringLiteral: "Compact"), .roomy: DisplayRepresentation(stringLiteral: "Roomy"),
  ]
}

let other = StaticString(stringLiteral: "plain")
