import Foundation
import FoundationNetworking
import JSON
import JSONRPC
import WidgetKitCompat

/// The process that an extension runs in.
enum ExtensionProcess {
    /// Serves requests on standard input and output; does not return.
    @MainActor static func run(_ contents: @escaping @MainActor () -> WidgetContents) -> Never {
        let output = Descriptors.takeStandardOutput()
        let input = Descriptors.takeStandardInput()
        Descriptors.ignoreBrokenPipes()
        _ = URLProtocol.registerClass(FileURLProtocol.self)
        let server = RequestServer(input: input, output: output)
        Task { @MainActor in
            let extensionServer = ExtensionServer(contents())
            connectWidgetCenter(to: server, describing: extensionServer)
            await server.run { method, params throws(RPCError) in
                try await extensionServer.answer(method, params)
            }
            exit(0)
        }
        // A run loop, not `dispatchMain`: providers may use timers, and without a timer of its own it would not wait.
        let idle = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        RunLoop.main.add(idle, forMode: .default)
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    @MainActor private static func connectWidgetCenter(to server: RequestServer, describing widgets: ExtensionServer) {
        let installed = widgets.installed
        WidgetCenter.shared.connect(
            send: { request in
                switch request {
                case .reload(let kind): server.notify("reloadTimelines", ["kind": .string(kind)])
                case .reloadAll: server.notify("reloadAllTimelines", [:])
                case .invalidateRecommendations: server.notify("invalidateRecommendations", [:])
                case .invalidateRelevance(let kind): server.notify("invalidateRelevance", ["kind": .string(kind)])
                }
            }, configurations: { await installed.all() })
    }
}
