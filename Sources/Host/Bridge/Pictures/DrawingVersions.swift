import Foundation

/// The fonts, icons and libraries that pictures are drawn with.
package enum DrawingVersions {
    /// A line for each kind, as `widget-bridge-draw` prints them; nil where that program does not run.
    package static var text: String? {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: Drawer.own)
        process.arguments = ["--version"]
        process.standardOutput = output
        guard (try? process.run()) != nil else { return nil }
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        return String(decoding: text, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
}
