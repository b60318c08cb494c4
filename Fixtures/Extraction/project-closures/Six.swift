func six(isOn: Bool) {
  plain { "Not shown" }
  banner { if isOn { "One branch" } else { "The other" } }
}
