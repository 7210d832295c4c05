import Charts
import SwiftUI

struct Sale: Identifiable {
    let id = UUID()
    let day: String
    let amount: Double
    let kind: String
}

struct SalesChart: View {
    private let sales = [("Mo", 30.0, 20.0), ("Tu", 45, 25), ("We", 28, 38), ("Th", 60, 30)].flatMap {
        [Sale(day: $0.0, amount: $0.1, kind: "Coffee"), Sale(day: $0.0, amount: $0.2, kind: "Tea")]
    }

    var body: some View {
        Chart(sales) { sale in
            BarMark(x: .value("Day", sale.day), y: .value("Amount", sale.amount))
                .foregroundStyle(by: .value("Kind", sale.kind))
                .cornerRadius(3)
        }
        .chartForegroundStyleScale(["Coffee": .brown, "Tea": .green])
    }
}

struct TrendChart: View {
    private let values = [30.0, 45, 28, 60, 52, 75, 40]

    var body: some View {
        Chart {
            ForEach(Array(values.enumerated()), id: \.offset) { index, value in
                AreaMark(x: .value("Hour", index), y: .value("Value", value))
                    .foregroundStyle(
                        .linearGradient(colors: [.blue.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
                LineMark(x: .value("Hour", index), y: .value("Value", value))
                    .symbol(Circle())
            }
            .interpolationMethod(.catmullRom)
            RuleMark(y: .value("Goal", 50))
                .foregroundStyle(.red)
                .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
        }
        .chartXAxis(.hidden)
        .chartYScale(domain: 0...100)
        .chartYAxis { percentages }
        .padding(.vertical, 8)
    }

    private var percentages: AxisMarks<some AxisMark> {
        AxisMarks(position: .leading, values: [0, 50, 100]) { value in
            AxisGridLine()
            label(of: value)
        }
    }

    @AxisMarkBuilder private func label(of value: AxisValue) -> some AxisMark {
        AxisValueLabel { if let number = value.as(Int.self) { Text("\(number)%") } }
    }
}

struct ShareChart: View {
    var body: some View {
        Chart([("Work", 40), ("Sleep", 30), ("Fun", 20)], id: \.0) { name, share in
            SectorMark(angle: .value("Share", share), innerRadius: .ratio(0.6), angularInset: 1)
                .foregroundStyle(by: .value("Name", name))
        }
        .chartLegend(.hidden)
    }
}
