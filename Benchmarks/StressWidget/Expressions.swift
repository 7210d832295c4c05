import SwiftUI

/// Arithmetic of both `CGFloat` and `Double` in modifiers.
struct GeometryView: View {
    var on = true
    var n = 3
    var value = 0.4
    var items = ["a", "b"]
    var body: some View {
        GeometryReader { geo in
            ZStack {
                ForEach(0..<5) { i in
                    Rectangle()
                        .fill(on ? Color.red : Color.blue)
                        .frame(
                            width: geo.size.width * 0.5 - 10 + CGFloat(i) * 2,
                            height: geo.size.height / 2 - CGFloat(i) * 3 + 4
                        )
                        .offset(
                            x: geo.size.width / 2 - 10 * CGFloat(i) + 5, y: -geo.size.height / 4 + CGFloat(n) * 2 - 8
                        )
                        .rotationEffect(.degrees(Double(i) * 360 / Double(n) - 90))
                        .opacity(1 - Double(i) / 10 * 0.5)
                        .padding(geo.size.width * 0.05 + 2)
                }
                Text(
                    "\(n * 2 + 1) of \(Int(value * 100 + 0.5))% \(String(format: "%.1f", value * 100 / 3)) \(n > 2 ? "x" : "y")"
                )
                .font(.system(size: min(geo.size.width, geo.size.height) * 0.4 - 2, weight: .bold, design: .rounded))
                .foregroundStyle(on ? .red : .blue)
                .position(x: geo.size.width * CGFloat(value) + 4, y: geo.size.height * (1 - CGFloat(value)) - 4)
            }
        }
    }
}

enum Kind { case a, b, c, d, e, f, g, h }

/// Branches and loops in builders, and the overloads of controls and backgrounds.
struct BranchingView: View {
    var on = true
    var kind = Kind.a
    var n = 3
    var opt: String? = nil
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            if on { Text("a").bold() } else { Image(systemName: "star") }
            switch kind {
            case .a: Text("a")
            case .b: Image(systemName: "b").foregroundColor(.red)
            case .c:
                HStack {
                    Text("c"); Spacer()
                }
            case .d: Circle().fill(.red)
            case .e: VStack { if on { Text("e") } else if n > 2 { Text("f") } else { Text("g") } }
            case .f: Text("f").padding()
            case .g: Rectangle().fill(Color.red).frame(height: 1)
            case .h: EmptyView()
            }
            ForEach(0..<3) { i in
                HStack {
                    ForEach(0..<3) { j in
                        if i == j {
                            Text("\(i) \(j)")
                        } else {
                            Text("\(i * j + 1)").foregroundStyle(i > j ? .red : .green)
                        }
                    }
                }
            }
            if let opt { Text(opt).font(.caption) }
            HStack {
                Text("a"); Spacer(); Text("b").foregroundColor(.secondary)
            }
            Label("x", systemImage: "star").font(.caption).foregroundStyle(.secondary)
            Label {
                Text("a")
            } icon: {
                Image(systemName: "x")
            }
            Gauge(value: 0.5) {
                Text("x")
            } currentValueLabel: {
                Text("\(n)")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("9")
            }
            .gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.red, .blue, .green]))
            ProgressView(value: Double(n), total: 10) { Text("x") }.tint(on ? .red : .blue)
            Link(destination: URL(string: "a")!) { Text("x").padding() }
            Link("x", destination: URL(string: "https://a")!)
        }
        .padding()
        .background(
            LinearGradient(
                gradient: Gradient(colors: [.red, .blue, Color(red: 0.1 + 0.2, green: 1 / 255, blue: 12 / 255.0)]),
                startPoint: .topLeading, endPoint: .bottomTrailing)
        )
        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12))
        .background(.red.gradient, in: .rect(cornerRadius: 4))
        .overlay(alignment: .topTrailing) {
            if on { Circle().fill(.red).frame(width: 8, height: 8).offset(x: 2, y: -2) }
        }
        .overlay { RoundedRectangle(cornerRadius: 4).strokeBorder(on ? .red : .blue, lineWidth: on ? 2 : 1) }
        .animation(.easeInOut(duration: 0.2).delay(0.1).repeatCount(3, autoreverses: true), value: on)
        .containerBackground(for: .widget) {
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        }
        .clipShape(on ? AnyShape(Circle()) : AnyShape(Rectangle()))
    }
}

/// Literals and closures of numbers, and paths.
struct NumbersView: View {
    let values: [Double] = [
        1, 2.5, 3, 4, 5.5, 6, 7, 8, 9, 10, 1, 2.5, 3, 4, 5.5, 6, 7, 8, 9, 10, 1, 2.5, 3, 4, 5.5, 6, 7, 8, 9, 10,
    ]
    let mixed = [
        1, 2.5, 3, 4, 5.5, 6, 7, 8, 9, 10, 1, 2.5, 3, 4, 5.5, 6, 7, 8, 9, 10, 1, 2.5, 3, 4, 5.5, 6, 7, 8, 9, 10,
    ]
    let points = [CGPoint(x: 0, y: 1), CGPoint(x: 0.5, y: 1), .init(x: 1, y: 2), CGPoint(x: 1 / 3, y: 2 * 0.5)]
    let table: [(String, Double, Color)] = [
        ("a", 1, .red), ("b", 2, .blue), ("c", 3.5, .green), ("d", 4, Color.red),
        ("e", 5, .init(red: 1, green: 0, blue: 0)),
    ]
    let dict: [String: [CGFloat]] = ["a": [1, 2, 3.5], "b": [4, 5], "c": [1, 2]]
    var w: CGFloat = 3
    var d: Double = 4
    var i = 3
    var f: Float = 2
    var body: some View {
        let total = values.reduce(0, +)
        let a = w * d + 2 - CGFloat(i) / 3 * 0.5
        let b = (d - w) / 2 + w * 0.25 - d * 3
        let c = max(0, min(1, (d - 1) / (w + 2))) * 100
        let m = values.map { $0 * 2 + w }.filter { $0 > 3 }.reduce(0) { $0 + $1 }
        let e = sqrt(pow(a - b, 2)) + sin(d * .pi / 180) * w
        let p = values.enumerated().map {
            CGPoint(x: CGFloat($0.offset) * w / CGFloat(values.count - 1), y: w - CGFloat($0.element / total) * w)
        }
        Path { path in
            path.move(to: CGPoint(x: w * 0.5 - 2, y: d / 2 + a))
            for i in 0..<10 {
                path.addLine(
                    to: CGPoint(
                        x: w / 2 + cos(Double(i) * 2 * .pi / 10 - .pi / 2) * w * (i % 2 == 0 ? 1 : 0.5),
                        y: d / 2 + sin(Double(i) * 2 * .pi / 10) * d))
            }
            path.addLines(p)
            path.addCurve(
                to: CGPoint(x: a, y: b), control1: CGPoint(x: w * 0.2 + a, y: 0), control2: CGPoint(x: c + 2, y: e - 3))
            path.addArc(
                center: .init(x: w / 2, y: d / 2), radius: min(w, d) / 2 - 4, startAngle: .degrees(-90),
                endAngle: .degrees(360 * d - 90), clockwise: false)
        }
        .stroke(
            AngularGradient(
                gradient: Gradient(stops: [
                    .init(color: .red, location: 0), .init(color: .blue.opacity(0.4), location: 0.5),
                    Gradient.Stop(color: Color.green, location: w / 10 + 0.1),
                ]), center: .center, startAngle: .degrees(0), endAngle: .degrees(360 * d)),
            style: StrokeStyle(lineWidth: w * 0.1 + 2, lineCap: .round, dash: [2, 4, w / 2])
        )
        .opacity(m * c * e)
    }
}

/// Titles, styles and interpolations.
struct TextsView: View {
    @State var on = true
    var date = Date()
    var n = 3
    var name: String? = nil
    var body: some View {
        Button(action: { on.toggle() }) { Label("x", systemImage: on ? "star" : "star.fill").labelStyle(.iconOnly) }
            .buttonStyle(.plain).tint(on ? .red : nil)
        Button("a", role: .destructive) {}.buttonStyle(.bordered).controlSize(.small)
        Text("a").font(.system(.title, design: .rounded).weight(.bold).monospacedDigit())
            + Text(" b").bold().foregroundColor(.red) + Text("\(n)").italic() + Text(date, style: .time)
            + Text("c").font(.system(size: 12).bold().italic())
        Text(
            "x \(date, style: .relative) y \(n, specifier: "%d") z \(Double(n) / 2, specifier: "%.2f") \(name ?? "none") \(name == nil ? "a" : "b") \(date.formatted(.dateTime.hour().minute()))"
                as LocalizedStringKey)
        Text(name ?? (on ? "a" : "b")).foregroundColor(on ? .red : n > 3 ? .blue : n > 2 ? .green : .gray)
        Text(Double(n) / 3, format: .number.precision(.fractionLength(0...2)))
        Text(date.addingTimeInterval(60 * 60 * 24 * 7 - 3600 * Double(n)), style: .date)
        Text(
            "\(Int(date.timeIntervalSinceNow / 3600 / 24))d \(Int(date.timeIntervalSinceNow / 3600) % 24)h \(Int(date.timeIntervalSinceNow / 60) % 60)m"
        )
    }
}
