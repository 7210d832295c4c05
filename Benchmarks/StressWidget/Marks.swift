import Charts
import SwiftUI

struct Point: Identifiable { var id = 0; var date = Date(); var value = 1.0; var kind = "a" }
/// Marks with many modifiers.
struct ChartView: View {
    var on = true
    var data: [Point] = []
    var average = 2.0
    var body: some View {
        Chart {
            ForEach(data) { p in
                AreaMark(x: .value("d", p.date), yStart: .value("m", 0), yEnd: .value("v", p.value))
                    .foregroundStyle(
                        LinearGradient(
                            colors: [.red.opacity(0.4), .red.opacity(0)], startPoint: .top, endPoint: .bottom)
                    )
                    .interpolationMethod(.catmullRom)
                LineMark(x: .value("d", p.date, unit: .day), y: .value("v", p.value * 2 - average + 1))
                    .foregroundStyle(by: .value("k", p.kind))
                    .lineStyle(StrokeStyle(lineWidth: on ? 2 : 1.5, lineCap: .round))
                    .interpolationMethod(.monotone)
                    .symbol(.circle)
                    .symbolSize(30)
                BarMark(x: .value("d", p.date, unit: .hour), y: .value("v", p.value), width: .ratio(0.6))
                    .foregroundStyle(p.value > average ? Color.red : .blue)
                    .cornerRadius(3)
                    .opacity(on ? 1 : 0.4)
                    .annotation(position: .top, alignment: .center, spacing: 2) {
                        Text("\(Int(p.value * 100 / average))").font(.caption2).foregroundStyle(.secondary)
                    }
                PointMark(x: .value("d", p.date), y: .value("v", p.value)).foregroundStyle(p.value > 3 ? .red : .green)
            }
            if on {
                RuleMark(y: .value("a", average)).lineStyle(StrokeStyle(lineWidth: 1, dash: [2, 3])).foregroundStyle(
                    .gray
                )
                .annotation(position: .overlay, alignment: .leading) {
                    Text("avg").padding(2).background(.thinMaterial, in: Capsule())
                }
            }
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .day, count: 2)) { value in
                AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [1, 2])).foregroundStyle(.gray.opacity(0.3))
                AxisTick()
                AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
                if let d = value.as(Date.self) { AxisValueLabel { Text(d, format: .dateTime.day()).font(.caption2) } }
            }
        }
        .chartYAxis {
            AxisMarks(position: .leading, values: [0, 25, 50, 75, 100]) {
                AxisValueLabel("\($0.index)").foregroundStyle(.secondary); AxisGridLine()
            }
        }
        .chartYScale(domain: 0...(data.map(\.value).max() ?? 10) * 1.1 + 2)
        .chartForegroundStyleScale(["a": .red, "b": Color.blue, "c": .green])
        .chartLegend(.hidden)
        .chartPlotStyle { $0.background(.gray.opacity(0.1)).border(.gray, width: on ? 1 : 0) }
        .frame(height: 100)
    }
}
