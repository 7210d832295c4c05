import Synchronization

/// Asks for widgets to be reloaded, and tells which there are.
public final class WidgetCenter: Sendable {
    /// What the center asks of whatever runs the extension.
    package enum Request: Sendable, Hashable {
        case reload(kind: String)
        case reloadAll
        case invalidateRecommendations
        case invalidateRelevance(kind: String)
    }

    public static let shared = WidgetCenter()

    private struct State {
        var send: @Sendable (Request) -> Void = { _ in }
        var configurations: @Sendable () -> [WidgetInfo] = { [] }
    }

    private let state = Mutex(State())

    private init() {}

    /// Connects the center to what runs the extension.
    package func connect(
        send: @escaping @Sendable (Request) -> Void, configurations: @escaping @Sendable () -> [WidgetInfo]
    ) {
        state.withLock { $0 = State(send: send, configurations: configurations) }
    }

    public func reloadTimelines(ofKind kind: String) { send(.reload(kind: kind)) }

    public func reloadAllTimelines() { send(.reloadAll) }

    public func invalidateConfigurationRecommendations() { send(.invalidateRecommendations) }

    public func invalidateRelevance(ofKind kind: String) { send(.invalidateRelevance(kind: kind)) }

    /// Every kind in every family that it supports, as the bridge has it where the app installs none itself.
    @preconcurrency
    public func getCurrentConfigurations(
        _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
    ) {
        completion(.success(installed))
    }

    public func currentConfigurations() async throws -> [WidgetInfo] { installed }

    private var installed: [WidgetInfo] { state.withLock { $0.configurations }() }

    private func send(_ request: Request) { state.withLock { $0.send }(request) }
}
