public import Foundation
public import SwiftUICompat

/// How date pickers look and behave.
@MainActor @preconcurrency public protocol DatePickerStyle {
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A date picker, as its style is told of it.
public struct DatePickerStyleConfiguration {
    public struct Label {}

    public let label: Label
    @Binding public var selection: Date
    public let minimumDate: Date?
    public let maximumDate: Date?
    public let displayedComponents: DatePickerComponents
}

extension DatePickerStyleConfiguration.Label: View, AppOnlyView {
    public typealias Body = Never
}

/// The date picker that a built-in style makes.
public struct _StyledDatePicker {}

extension _StyledDatePicker: View, AppOnlyView {
    public typealias Body = Never
}

public struct DefaultDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { _StyledDatePicker() }
}

public struct CompactDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { _StyledDatePicker() }
}

public struct GraphicalDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { _StyledDatePicker() }
}

public struct WheelDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { _StyledDatePicker() }
}

public struct FieldDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { _StyledDatePicker() }
}

public struct StepperFieldDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { _StyledDatePicker() }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static nonisolated var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static nonisolated var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static nonisolated var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static nonisolated var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    public static nonisolated var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    public static nonisolated var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension View {
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { unchanged() }
}
