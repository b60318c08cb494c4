func two(isOn: Bool) {
  banner {
    let now = isOn
    return now ? "Returned" : "Or this"
  }
}
