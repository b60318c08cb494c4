extension Settings {
  /// `"messages": "zh-Hans"`
  static let messages = Setting<Configuration>(
    "messages",
    "The language of reports; else that of the environment on a terminal, and English in files.",
    .choice()
  ) { $0.messages = $1 }
}
