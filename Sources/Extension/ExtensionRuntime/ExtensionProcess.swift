import ActivityKitCompat
import Foundation
import FoundationNetworking
import JSON
import JSONRPC
import POSIXSupport
import Typesetting
import WidgetKitCompat
import WidgetProtocol

/// The process that an extension runs in.
enum ExtensionProcess {
    /// Serves requests on standard input and output; does not return.
    @MainActor static func run(_ contents: @escaping @MainActor () -> WidgetContents) -> Never {
        Descriptors.printWholeLines()
        let output = Descriptors.takeStandardOutput()
        let input = Descriptors.takeStandardInput()
        Signals.ignoreFailedWrites()
        traceCrashes()
        _ = URLProtocol.registerClass(FileURLProtocol.self)
        // Fonts are found while the main thread gets to the first view.
        startThread { Typesetter.shared.warmUp() }
        let server = RequestServer(input: input, output: output)
        Diagnostics.connect { warning in
            server.notify(ExtensionNotification.warning.rawValue, warning.json)
        } failing: { error in
            server.notify(ExtensionNotification.leftOut.rawValue, error.json)
        }
        Task { @MainActor in
            let extensionServer = ExtensionServer(contents()) {
                server.notify(ExtensionNotification.entries.rawValue, $0.json)
            }
            connectWidgetCenter(to: server, describing: extensionServer)
            server.start { method, params in
                await extensionServer.answer(method, params)
            } atEnd: {
                exit(0)
            }
        }
        // A run loop, not `dispatchMain`: providers may use timers, and without a timer of its own it would not wait.
        let idle = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        RunLoop.main.add(idle, forMode: .default)
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    @MainActor private static func connectWidgetCenter(to server: RequestServer, describing widgets: ExtensionServer) {
        let configurations = widgets.configurations
        WidgetCenter.shared.connect(
            send: { server.notify($0.rawValue, .object($1)) }, configurations: { await configurations.all() })
        ActivityCenter.shared.connect { server.notify($0.rawValue, .object($1)) }
    }

    // Of CCrashTrace, which no module that widgets see can import.
    @_silgen_name("widget_bridge_trace_crashes")
    private static func traceCrashes()
}
