let w = Text("Widget only", comment: "只在小组件里")
