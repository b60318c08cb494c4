func fillOthers(model: inout Model) {
  model.names = [1: "Fourth"]
}
