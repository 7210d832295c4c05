package import Foundation
package import JSON
import Synchronization
package import WidgetProtocol

/// Asks for widgets to be reloaded, and tells which there are.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()

    private struct State {
        var send: @Sendable (ExtensionNotification, JSONObject) -> Void = { _, _ in }
        var configurations: @Sendable () async -> [WidgetInfo] = { [] }
    }

    private let state = Mutex(State())

    /// Calls of completion handlers that are under way.
    private let answers = Mutex<[Task<Void, Never>]>([])

    private init() {}

    /// Connects the center to what runs the extension.
    package func connect(
        send: @escaping @Sendable (ExtensionNotification, JSONObject) -> Void,
        configurations: @escaping @Sendable () async -> [WidgetInfo]
    ) {
        state.withLock { $0 = State(send: send, configurations: configurations) }
    }

    public func reloadTimelines(ofKind kind: String) { send(.reloadTimelines, ["kind": .string(kind)]) }

    public func reloadAllTimelines() { send(.reloadAllTimelines) }

    public func invalidateConfigurationRecommendations() { send(.invalidateRecommendations) }

    public func invalidateRelevance(ofKind kind: String) { send(.invalidateRelevance, ["kind": .string(kind)]) }

    /// The widgets that the app's host has installed; while it has installed none, each kind once in every family that
    /// it supports.
    @preconcurrency
    public func getCurrentConfigurations(
        _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
    ) {
        let configurations = state.withLock { $0.configurations }
        let answer = Task.detached { completion(.success(await configurations())) }
        answers.withLock { $0.append(answer) }
    }

    /// Waits until every completion handler has been called: what they ask for belongs to the call that they came with.
    package nonisolated(nonsending) func finishAnswers() async {
        while let next = answers.withLock({ $0.popLast() }) { await next.value }
    }

    /// The widgets that the app's host has installed; while it has installed none, each kind once in every family that
    /// it supports.
    public func currentConfigurations() async throws -> [WidgetInfo] { await state.withLock { $0.configurations }() }

    /// Calls the app's host, which gets the call even if it is not there yet.
    package func callHost(url: URL?, appGroup: String) {
        var params: JSONObject = ["appGroup": .string(appGroup)]
        params["url"] = url.map { .string($0.absoluteString) }
        send(.backgroundCallback, params)
    }

    func send(_ notification: ExtensionNotification, _ params: JSONObject = [:]) {
        state.withLock { $0.send }(notification, params)
    }
}
