import Foundation

/// The parts of a progress view, for a style.
public struct ProgressViewStyleConfiguration {
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    public struct CurrentValueLabel: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// 0...1, nil while it cannot be told.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

/// How progress views look.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A bar, or a spinner where the progress cannot be told.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar under its label.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?

    public nonisolated init() {
        tint = nil
    }

    public nonisolated init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            LinearBar(fraction: configuration.fractionCompleted ?? 0, height: 4, tint: tint.map { AnyShapeStyle($0) })
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A ring, or a still spinner where the progress cannot be told.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?

    public nonisolated init() {
        tint = nil
    }

    public nonisolated init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        CircularProgress(configuration: configuration, tint: tint.map { AnyShapeStyle($0) })
    }
}

private struct CircularProgress: View {
    @Environment(\.isAccessory) private var isAccessory
    let configuration: ProgressViewStyleConfiguration
    let tint: AnyShapeStyle?

    var body: some View {
        if let fraction = configuration.fractionCompleted, isAccessory {
            AccessoryRing(fraction: fraction, tint: tint) {
                if let current = configuration.currentValueLabel { current } else { configuration.label }
            }
        } else {
            VStack(spacing: 4) {
                if let fraction = configuration.fractionCompleted {
                    CapacityRing(fraction: fraction, tint: tint, lineWidth: 4)
                        .overlay { configuration.currentValueLabel.font(.caption2).minimumScaleFactor(0.5).padding(6) }
                        .frame(minWidth: 20, idealWidth: 44, minHeight: 20, idealHeight: 44)
                        .aspectRatio(1, contentMode: .fit)
                } else {
                    Spinner()
                }
                configuration.label.font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension EnvironmentValues {
    private enum ProgressViewStylesKey: EnvironmentKey {
        // Styles are values that are made and asked on the main actor.
        nonisolated(unsafe) static let defaultValue: [any ProgressViewStyle] = []
    }

    /// The styles around a view, the innermost last.
    var progressViewStyles: [any ProgressViewStyle] {
        get { self[ProgressViewStylesKey.self] }
        set { self[ProgressViewStylesKey.self] = newValue }
    }
}

extension View {
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        transformEnvironment(\.progressViewStyles) { $0.append(style) }
    }
}
