import Foundation

/// The user's browser, where there is a screen to show it on.
enum Browser {
    static func open(_ address: String) {
        let environment = ProcessInfo.processInfo.environment
        guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/xdg-open")
        process.arguments = [address]
        process.standardError = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        // The address was printed, too.
        try? process.run()
    }
}
