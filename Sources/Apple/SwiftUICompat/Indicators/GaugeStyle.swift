import Foundation

/// The parts of a gauge, for a style.
public struct GaugeStyleConfiguration {
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    public struct CurrentValueLabel: View {
        let view: AnyView
        public var body: some View { view }
    }

    public struct MinimumValueLabel: View {
        let view: AnyView
        public var body: some View { view }
    }

    public struct MaximumValueLabel: View {
        let view: AnyView
        public var body: some View { view }
    }

    public struct MarkedValueLabel: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// 0...1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
    public var markedValueLabels: MarkedValueLabel?
}

/// How gauges look.
@MainActor @preconcurrency public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A bar under its label.
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A bar that fills, with its label above and its value below.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.label
            HStack {
                configuration.minimumValueLabel
                LinearBar(fraction: configuration.value, height: 6)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A bar that fills, small enough for the lock screen.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            configuration.label.font(.headline)
            HStack(spacing: 4) {
                configuration.minimumValueLabel
                AccessoryTint { LinearBar(fraction: configuration.value, height: 6, tint: $0) }
                configuration.maximumValueLabel
            }
            .font(.caption)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A bar with a mark where the value is.
public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 4) {
            if let minimum = configuration.minimumValueLabel { minimum } else { configuration.label }
            AccessoryTint { tint in
                Capsule()
                    .fill(tint)
                    .frame(height: 6)
                    .overlay {
                        GeometryReader { geometry in
                            Circle()
                                .fill(.background)
                                .stroke(.primary, lineWidth: 2)
                                .frame(width: 8, height: 8)
                                .position(
                                    x: 4 + (geometry.size.width - 8) * CGFloat(configuration.value),
                                    y: geometry.size.height / 2)
                        }
                    }
            }
            if let maximum = configuration.maximumValueLabel { maximum } else { configuration.currentValueLabel }
        }
        .font(.caption)
    }
}

/// A ring open at the bottom, with a mark where the value is.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        let hasBounds = configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
        let ring = OpenRing(
            sweep: hasBounds ? AccessoryGauge.labelledSweep : AccessoryGauge.sweep,
            lineWidth: AccessoryGauge.lineWidth)
        let share = CGFloat(configuration.value)
        AccessoryTint(isRound: true) { tint in
            ring.stroke(tint, style: StrokeStyle(lineWidth: AccessoryGauge.lineWidth, lineCap: .round))
                .clipShape(
                    RingDot(ring: ring, share: share, diameter: AccessoryGauge.holeDiameter, isHole: true),
                    style: FillStyle(eoFill: true)
                )
                .overlay { RingDot(ring: ring, share: share, diameter: AccessoryGauge.markDiameter).fill(tint) }
        }
        .overlay {
            configuration.currentValueLabel
                .font(.system(size: 20, weight: .medium, design: .rounded))
                .minimumScaleFactor(0.5)
                .lineLimit(1)
                .padding(9)
                .offset(y: -1)
        }
        .overlay(alignment: .bottom) {
            if hasBounds {
                HStack {
                    configuration.minimumValueLabel
                    configuration.maximumValueLabel
                }
                .font(.system(size: 12))
                .lineLimit(1)
                .padding(.bottom, AccessoryGauge.boundsInset)
            } else {
                configuration.label.font(.system(size: 12, weight: .medium)).lineLimit(1)
            }
        }
        .frame(width: AccessoryGauge.diameter, height: AccessoryGauge.diameter)
    }
}

/// A ring that fills clockwise from its top.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        AccessoryRing(fraction: configuration.value) {
            if let current = configuration.currentValueLabel { current } else { configuration.label }
        }
    }
}

/// A ring that fills clockwise from its top, around what stands in its middle.
struct AccessoryRing<Content: View>: View {
    let fraction: Double
    var tint: AnyShapeStyle?
    @ViewBuilder let content: Content

    var body: some View {
        AccessoryTint(isRound: true) { environmentTint in
            let tint = tint ?? environmentTint
            CapacityRing(
                fraction: fraction, tint: tint, track: AnyShapeStyle(tint.opacity(AccessoryGauge.trackOpacity)),
                lineWidth: AccessoryGauge.lineWidth)
        }
        .overlay {
            Group { content }
                .font(.system(size: 20, weight: .medium, design: .rounded))
                .minimumScaleFactor(0.5)
                .lineLimit(1)
                .frame(width: AccessoryGauge.capacityContent, height: AccessoryGauge.capacityContent)
        }
        .frame(width: AccessoryGauge.diameter, height: AccessoryGauge.diameter)
    }
}

/// What round gauges measure, in points and degrees, on pictures that SwiftUI drew (docs/fidelity.md).
enum AccessoryGauge {
    static let diameter: CGFloat = 58
    static let lineWidth: CGFloat = 5.55
    static let sweep = 270.0
    /// With a label at one end at least.
    static let labelledSweep = 240.0
    static let markDiameter: CGFloat = 5.3
    /// What is cut out of the ring around the mark.
    static let holeDiameter: CGFloat = 10
    static let trackOpacity = 0.35
    /// From the lower edge to the labels of the ends, whose baseline is then 5.67 above it.
    static let boundsInset: CGFloat = 2.67
    /// The side of the square that the content of a capacity ring has.
    static let capacityContent: CGFloat = 29
}

/// Gives accessory gauges their tint, which is the foreground where none is set; gradients run along rings.
private struct AccessoryTint<Content: View>: View {
    @Environment(\.tint) private var tint
    let isRound: Bool
    let content: (AnyShapeStyle) -> Content

    init(isRound: Bool = false, @ViewBuilder content: @escaping (AnyShapeStyle) -> Content) {
        self.isRound = isRound
        self.content = content
    }

    var body: some View {
        content(style)
    }

    private var style: AnyShapeStyle {
        guard let tint else { return AnyShapeStyle(.primary) }
        guard let gradient = tint.base as? Gradient else { return tint }
        return isRound
            ? AnyShapeStyle(
                .angularGradient(gradient, center: .center, startAngle: .degrees(135), endAngle: .degrees(405)))
            : AnyShapeStyle(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing))
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

extension EnvironmentValues {
    private enum GaugeStylesKey: EnvironmentKey {
        // Styles are values that are made and asked on the main actor.
        nonisolated(unsafe) static let defaultValue: [any GaugeStyle] = []
    }

    /// The styles around a view, the innermost last.
    var gaugeStyles: [any GaugeStyle] {
        get { self[GaugeStylesKey.self] }
        set { self[GaugeStylesKey.self] = newValue }
    }
}

extension View {
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        transformEnvironment(\.gaugeStyles) { $0.append(style) }
    }
}
