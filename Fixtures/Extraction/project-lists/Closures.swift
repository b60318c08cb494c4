func fillClosure(model: inout Model) {
  model.caption = { "Fifth" }
}
