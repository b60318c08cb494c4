func fill(model: inout Model) {
  model.lines = ["First", "Second"]
}
