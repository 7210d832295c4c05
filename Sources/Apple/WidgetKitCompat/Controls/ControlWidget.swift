/// A control: a button or a toggle in Control Center, on the lock screen, or on the Action button.
@MainActor @preconcurrency public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration
    @MainActor @preconcurrency init()
    @MainActor @preconcurrency var body: Body { get }
}

/// What a control is made of: its kind, its value's provider, its template.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
    associatedtype Body: ControlWidgetConfiguration
    @MainActor @preconcurrency var body: Body { get }
}

extension Never: ControlWidgetConfiguration {
    public typealias Body = Never
    public var body: Never { fatalError("Never has no value") }
}

/// A configuration without a body of its own.
protocol PrimitiveControlConfiguration: _PrimitiveControlConfiguration {
    @MainActor var definition: ControlDefinition { get }
}

/// Public so that its `body` can answer `ControlWidgetConfiguration`'s requirement; nothing outside adopts it.
public protocol _PrimitiveControlConfiguration: ControlWidgetConfiguration where Body == Never {}

extension _PrimitiveControlConfiguration {
    public var body: Never { fatalError("\(Self.self) has no body") }
}
