import Foundation
import JSON
import WidgetArchive
import WidgetProtocol

/// What the process says when a signal ends it: which image it was at.
///
/// The signal comes from the clock, when a picture's time is over, or from a fault. The handler may do next to nothing
/// (signal-safety(7)), so its words are laid ready before: a line that ``DrawReply`` reads.
enum LastWords {
    /// A line up to the signal's number.
    private struct Words {
        let start: UnsafeMutableRawPointer
        let count: Int
    }

    // Written by the main thread alone and read by the handler, which at worst finds what was true just before.
    nonisolated(unsafe) private static var words: UnsafeMutablePointer<Words>?
    nonisolated(unsafe) private static var output: Int32 = -1
    /// For each signal its number and the line's end, in five bytes.
    nonisolated(unsafe) private static var numbers: UnsafeMutableRawPointer?

    /// Listens to the clock and to what faults raise.
    static func install(_ output: Int32) {
        self.output = output
        let text = Array((0..<65).map { String(format: "%3d}\n", $0) }.joined().utf8)
        numbers = copy(text)
        isAt(nil)
        // A stack that has run over has no room for the handler.
        var stack = stack_t()
        stack.ss_size = 64 << 10
        stack.ss_sp = malloc(stack.ss_size)
        sigaltstack(&stack, nil)
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { signal in LastWords.say(signal) }
        action.sa_flags = SA_ONSTACK
        for signal in [SIGALRM, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS] {
            sigaction(signal, &action, nil)
        }
    }

    /// Says which image is drawn from now on.
    static func isAt(_ image: ImageID?) {
        var line = Array(#"{"image":"#.utf8)
        if let image { JSONWriter.write(image.rawValue, to: &line) } else { line += "null".utf8 }
        line += #","signal":"#.utf8
        let next = UnsafeMutablePointer<Words>.allocate(capacity: 1)
        next.initialize(to: Words(start: copy(line), count: line.count))
        let last = words
        words = next
        guard let last else { return }
        last.pointee.start.deallocate()
        last.deallocate()
    }

    /// Ends the process once so many seconds are over; none stops the clock.
    static func limit(_ seconds: Double) {
        var timer = itimerval()
        timer.it_value.tv_sec = Int(seconds)
        timer.it_value.tv_usec = Int((seconds - seconds.rounded(.down)) * 1e6)
        setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
    }

    private static func say(_ signal: Int32) {
        if let words {
            _ = write(output, words.pointee.start, words.pointee.count)
            if let numbers, signal < 65 { _ = write(output, numbers + 5 * Int(signal), 5) }
        }
        _exit(128 + signal)
    }

    private static func copy(_ bytes: [UInt8]) -> UnsafeMutableRawPointer {
        let copy = UnsafeMutableRawPointer.allocate(byteCount: bytes.count, alignment: 1)
        copy.copyMemory(from: bytes, byteCount: bytes.count)
        return copy
    }
}
