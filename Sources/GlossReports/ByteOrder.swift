import LocalizationModel

/// Whether a text comes before another one by UTF-8 bytes, which is the same on any machine; `nil`
/// if they are the same.
///
/// `<` and `==` of `String` take canonically equivalent names of two files for the same.
func precedes(_ left: String, _ right: String) -> Bool? {
  left.hasBytes(of: right) ? nil : left.precedesInBytes(right)
}
