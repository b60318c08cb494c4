func one() {
  banner { "Only expression" }
}
