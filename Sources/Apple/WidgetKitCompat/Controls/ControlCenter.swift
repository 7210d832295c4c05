public import AppIntentsCompat
public import Foundation
import JSON
import WidgetProtocol

/// Asks for controls to be shown anew: their providers are asked, and the app's host is told.
public final class ControlCenter: Sendable {
    public static let shared = ControlCenter()

    private init() {}

    public func reloadControls(ofKind kind: String) {
        WidgetCenter.shared.send(.reloadControls, ["kind": .string(kind)])
    }

    public func reloadAllControls() { WidgetCenter.shared.send(.reloadAllControls) }

    /// The controls that the user has put somewhere: none.
    ///
    /// - Compatibility: compiles
    public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A control that the user has put somewhere.
///
/// - Compatibility: compiles
public struct ControlInfo: Hashable, Identifiable, Sendable {
    /// What a server needs to push to a control.
    public struct PushInfo: Hashable, Sendable {
        public let token: Data
    }

    public let kind: String
    public let pushInfo: PushInfo?

    public var id: ControlInfo { self }

    /// The intent that the control is configured by.
    public func configurationIntent<Intent: ControlConfigurationIntent>(of type: Intent.Type) -> Intent? { nil }
}

/// Is told when a server can push to controls. None can here.
///
/// - Compatibility: compiles
public protocol ControlPushHandler {
    init()
    func pushTokensDidChange(controls: [ControlInfo])
}

/// Is told when a server can push to widgets. None can here.
///
/// - Compatibility: compiles
public protocol WidgetPushHandler {
    init()
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// What a server needs to push to widgets.
///
/// - Compatibility: compiles
public struct WidgetPushInfo: Hashable, Sendable {
    public let token: Data
}
