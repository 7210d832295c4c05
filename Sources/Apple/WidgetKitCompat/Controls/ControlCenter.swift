public import AppIntentsCompat
public import Foundation

/// Asks for controls to be shown anew. There are none on show here, so it has no effect.
public final class ControlCenter: Sendable {
    public static let shared = ControlCenter()

    private init() {}

    public func reloadControls(ofKind kind: String) {}
    public func reloadAllControls() {}

    /// The controls that the user has put somewhere: none.
    public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A control that the user has put somewhere.
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
public protocol ControlPushHandler {
    init()
    func pushTokensDidChange(controls: [ControlInfo])
}

/// Is told when a server can push to widgets. None can here.
public protocol WidgetPushHandler {
    init()
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// What a server needs to push to widgets.
public struct WidgetPushInfo: Hashable, Sendable {
    public let token: Data
}
