import Charts
import SwiftUI

struct Curve: View {
  var body: some View {
    Chart {
      LinePlot(x: "Hours", y: "Warmth") { x in x }
      LinePlot(x: "East", y: "North", t: "Time", domain: 0...1) { t in (t, t) }
      AreaPlot(x: "Weeks", y: "Rain") { x in x }
      AreaPlot(x: "Months", yStart: "Least", yEnd: "Most") { x in (x, x) }
      BarPlot(rows, x: .value("Rooms", \.room), y: .value("Lamps", \.lamps))
      PointMark(x: PlottableValue.value("Days", 1), y: .value("Bells", "a category"))
    }
    .chartXAxisLabel("Time of day")
    .chartZAxisLabel("Depth")
    Chart3D { SurfacePlot(x: "Length", y: "Height", z: "Width") { x, z in x * z } }
  }
}
