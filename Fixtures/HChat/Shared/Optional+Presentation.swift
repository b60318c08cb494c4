extension Optional {
  /// Whether there is a value to present; setting it to `false` drops the value.
  ///
  /// Gives a binding to an optional the shape that alerts and dialogs want:
  /// `$deleting.isPresented`.
  var isPresented: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}
