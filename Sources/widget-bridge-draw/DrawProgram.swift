import Foundation
import POSIXSupport
import Rasterizer

/// Draws widget archives for the bridge: requests on standard input, pictures on standard output.
///
/// What it reads comes from widgets, which are not trusted: it opens only what a request allows, writes no file, takes a
/// bounded amount of memory, and says what it was at when it cannot go on.
@main
enum DrawProgram {
    /// How much memory of its own it may take: the largest picture, encoded, and what is kept of images beside it.
    private static let memory: rlim_t = 1 << 30

    static func main() {
        if CommandLine.arguments.dropFirst() == ["--version"] { return print(Versions.text) }
        let input = Descriptors.takeStandardInput()
        let output = Descriptors.takeStandardOutput()
        Signals.ignoreFailedWrites()
        var limit = rlimit(rlim_cur: memory, rlim_max: memory)
        setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
        LastWords.install(output)
        // It is started while what it is to draw is still made.
        Rasterizer.shared.warmUp()
        var service = DrawService(input: input, output: output)
        while service.answer() {}
    }
}
