public import Foundation

/// How far something has come.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    /// What the view shows.
    enum Progress {
        case indeterminate
        case fraction(Double)
        case timer(ClosedRange<Date>, countsDown: Bool)
    }

    let progress: Progress
    let label: Label?
    let currentValueLabel: CurrentValueLabel?

    nonisolated init(_ progress: Progress, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.progress = progress
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Progress {
        guard let value else { return .indeterminate }
        return .fraction(total > 0 ? min(max(Double(value / total), 0), 1) : 0)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public nonisolated init() where Label == EmptyView {
        self.init(.indeterminate, label: nil, currentValueLabel: nil)
    }

    public nonisolated init(@ViewBuilder label: () -> Label) {
        self.init(.indeterminate, label: label(), currentValueLabel: nil)
    }

    public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(.indeterminate, label: Text(titleKey), currentValueLabel: nil)
    }
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource) where Label == Text {
        self.init(.indeterminate, label: Text(titleResource), currentValueLabel: nil)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(.indeterminate, label: Text(title), currentValueLabel: nil)
    }

    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(Self.fraction(value, total), label: nil, currentValueLabel: nil)
    }

    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(Self.fraction(value, total), label: label(), currentValueLabel: nil)
    }

    public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(Self.fraction(value, total), label: Text(titleKey), currentValueLabel: nil)
    }
    @_disfavoredOverload
    public nonisolated init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(Self.fraction(value, total), label: Text(titleResource), currentValueLabel: nil)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(Self.fraction(value, total), label: Text(title), currentValueLabel: nil)
    }

    public nonisolated init(_ progress: Foundation.Progress) where Label == EmptyView {
        self.init(
            progress.isIndeterminate ? .indeterminate : .fraction(progress.fractionCompleted), label: nil,
            currentValueLabel: nil)
    }
}

extension ProgressView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(Self.fraction(value, total), label: label(), currentValueLabel: currentValueLabel())
    }

    public nonisolated init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            .timer(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: currentValueLabel())
    }

    public nonisolated init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {
        self.init(
            configuration.fractionCompleted.map { .fraction($0) } ?? .indeterminate, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}

extension ProgressView where CurrentValueLabel == Text {
    /// Labelled with the time that is left, or has passed.
    public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(
            .timer(timerInterval, countsDown: countsDown), label: nil,
            currentValueLabel: Text(timerInterval: timerInterval, countsDown: countsDown))
    }

    public nonisolated init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(
            .timer(timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: Text(timerInterval: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView: View, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fraction(in: context.environment),
            label: label.map { ProgressViewStyleConfiguration.Label(view: AnyView($0)) },
            currentValueLabel: currentValueLabel.map {
                ProgressViewStyleConfiguration.CurrentValueLabel(view: AnyView($0))
            })
        var inner = context
        let styles = context.environment.progressViewStyles
        // A style's own `ProgressView(configuration)` is drawn by the style around it.
        inner.environment.progressViewStyles = Array(styles.dropLast())
        let style = styles.last ?? DefaultProgressViewStyle()
        inner.evaluatingBody { $0.lower(AnyView(style.makeBody(configuration: configuration)), into: &nodes) }
    }

    private func fraction(in environment: EnvironmentValues) -> Double? {
        switch progress {
        case .indeterminate: return nil
        case .fraction(let fraction): return fraction
        case .timer(let range, let countsDown):
            let date = environment.entryDate
            // It grows all the time, which is looked at once a second.
            let change = date < range.lowerBound ? range.lowerBound : date.addingTimeInterval(1)
            environment.liveContent?.note(changesAt: date < range.upperBound ? change : nil)
            let length = range.upperBound.timeIntervalSince(range.lowerBound)
            let passed = min(max(date.timeIntervalSince(range.lowerBound), 0), length)
            let part = length > 0 ? passed / length : 1
            return countsDown ? 1 - part : part
        }
    }
}
