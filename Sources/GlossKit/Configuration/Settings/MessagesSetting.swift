public import LocalizationModel

extension Settings {
  /// `"messages": "zh-Hans"`
  static let messages = Setting<Configuration>(
    "messages",
    "The language of reports. If not set, the environment's language on a terminal, and English elsewhere.",
    .choice()
  ) { $0.messages = $1 }
}

extension Configuration {
  private enum MessagesKey: ConfigurationKey { static let standard: MessageLanguage? = nil }

  /// The language of reports, on a terminal and in files; `nil` if the file does not say.
  public var messages: MessageLanguage? {
    get { self[MessagesKey.self] }
    set { self[MessagesKey.self] = newValue }
  }
}
