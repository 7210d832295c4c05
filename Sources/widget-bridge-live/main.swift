import Foundation
import JSON
import LivePage
import POSIXSupport
import WidgetProtocol

// `widget-bridge preview` and `widget-bridge serve --listen` become this program, and tell it all in its argument.

guard CommandLine.arguments.count == 2, let json = try? JSONValue(parsing: CommandLine.arguments[1]),
    let configuration = LiveConfiguration(json)
else {
    FileHandle.standardError.write(Data("widget-bridge-live is started by widget-bridge preview.\n".utf8))
    exit(ExitStatus.usage.rawValue)
}

Signals.ignoreFailedWrites()
let server = Monitor<LiveServer?>(nil)
let ended = Monitor(false)
Signals.onTermination { signal in
    if ended.withLock({ $0 }) { _exit(Signals.exitStatus(of: signal)) }
    server.withLock { $0 }?.stop()
    ended.withLock(waking: true) { $0 = true }
}

func fail(_ message: String, _ hint: String, _ status: ExitStatus) -> Never {
    FileHandle.standardError.write(Data("error: \(message). \(hint)\n".utf8))
    exit(status.rawValue)
}

do {
    let files = configuration.page == nil ? PageFiles.none : PageFiles(folder: PageFiles.ownFolder)
    if configuration.page != nil, !files.hasPage {
        throw BridgeError(
            .sdkMissing, "The preview's page is not in \(PageFiles.ownFolder)", hint: "Install widget-bridge anew.")
    }
    let started = try LiveServer(configuration, files: files)
    server.withLock { $0 = started }
    let place = try started.start()
    if let page = configuration.page {
        print("The widgets are shown at\n\n    \(place.page)\n\nCtrl-C ends this.")
        if page.opens { Browser.open(place.page) }
    } else {
        let json: JSONValue = ["url": .string(place.session), "token": .string(place.token)]
        print(json.text)
    }
    fflush(nil)
    ended.wait { $0 ? () : nil }
    started.waitForSessions()
} catch let error as CannotListen {
    fail(error.message, error.hint, .unavailable)
} catch let error as BridgeError {
    fail(error.message, error.hint, error.exitStatus)
}
