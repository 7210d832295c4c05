public import SwiftUICompat

/// Something that an app can do for the system: for a shortcut, Siri, or a widget's button.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary

    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var openAppWhenRun: Bool { get }
    static var isDiscoverable: Bool { get }
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    static var supportedModes: IntentModes { get }
    static var allowedExecutionTargets: IntentExecutionTargets { get }
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

    init()
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
    public static var allowedExecutionTargets: IntentExecutionTargets { .all }
    public static var parameterSummary: some ParameterSummary { EmptyParameterSummary() }

    public typealias Parameter = IntentParameter
    public typealias Dependency = AppDependency

    /// Who runs the intent.
    public var systemContext: IntentSystemContext { IntentSystemContext() }

    /// Runs the intent, and gives what it gives.
    public func callAsFunction(donate: Bool = false) async throws -> PerformResult.Value? {
        try await perform().value
    }

    /// Nobody learns from donations here.
    @discardableResult
    public func donate(result: PerformResult? = nil) async throws -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }

    @discardableResult
    public func donate() -> IntentDonationIdentifier { IntentDonationIdentifier() }
}

/// When an intent may run on a locked device.
///
/// - Compatibility: compiles
public enum IntentAuthenticationPolicy: Hashable, Sendable {
    case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// Whether an intent runs with its app in front.
public struct IntentModes: OptionSet, Hashable, Sendable {
    /// When an intent that can do without its app brings it to the front.
    public enum ForegroundMode: Hashable, Sendable { case immediate, dynamic, deferred }

    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let background = IntentModes(rawValue: 1)
    public static let foreground = IntentModes(rawValue: 2)

    public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }
}

/// Which processes may run an intent.
///
/// - Compatibility: compiles
public struct IntentExecutionTargets: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let main = IntentExecutionTargets(rawValue: 1)
    public static let appIntentsExtension = IntentExecutionTargets(rawValue: 2)
    public static let widgetKitExtension = IntentExecutionTargets(rawValue: 4)
    public static let all: IntentExecutionTargets = [.main, .appIntentsExtension, .widgetKitExtension]
}

/// Who runs an intent: here always a widget's extension, with nobody to talk to.
public struct IntentSystemContext: Sendable {
    public enum Source: Hashable, Sendable { case unknown, shortcuts, siri, spotlight, widget, control }

    public struct CurrentMode: Hashable, Sendable {
        public let canContinueInForeground = false
        public static let background = CurrentMode()
    }

    public let source: Source = .widget
    public let isConfirmed = false
    public let currentMode = CurrentMode()
    public var preciseTimestamp: ContinuousClock.Instant? { nil }
}

/// Names a donated intent.
///
/// - Compatibility: compiles
public struct IntentDonationIdentifier: Hashable, Sendable {
    private let number = UInt64.random(in: .min ... .max)
}
