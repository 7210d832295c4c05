import Children
import Foundation
import JSON
import Logging
import POSIXSupport
import WidgetProtocol

/// A running `widget-bridge-draw`, which draws one picture at a time. Used by one thread.
final class DrawingProcess {
    /// Why a picture did not come.
    enum Failure: Error {
        /// The process ended without a word, or said what makes no sense.
        case ended
        /// It neither answers nor ends.
        case timedOut
        /// It said where it cannot go on, and ends.
        case stuck(StuckDrawing)
        /// It refused, and draws the next one.
        case refused(BridgeError)
    }

    let process: ChildProcess
    private var input: FramedInput
    /// Until when the picture that was asked for last is waited for.
    private var deadline = ContinuousClock.now

    private static let name = "widget-bridge-draw"

    /// How much longer than the picture's time it is waited for: the process says itself what it was at.
    private static let patience = Duration.seconds(2)

    /// The longest line of a reply.
    private static let longestLine = 4 << 20

    /// Larger than any picture that is drawn.
    private static let largestPicture = 512 << 20

    init(_ launch: Launch, logger: Logger) throws(BridgeError) {
        process = try ChildProcess.launch(launch, name: Self.name, blocks: false, logger: logger) { reason, code in
            .drawingFailed("\(reason) could not be started: \(String(cString: strerror(code)))")
        }
        input = FramedInput(process.replies)
        // Room for a whole archive and a whole picture.
        for pipe in [process.input, process.replies] { _ = fcntl(pipe, Self.setPipeSize, 1 << 20) }
    }

    deinit { process.kill() }

    /// Has an archive drawn: ``picture(_:)`` waits for the picture.
    func send(_ request: DrawRequest, _ archive: RawJSON) throws(Failure) {
        deadline = ContinuousClock.now + .seconds(request.limit) + Self.patience
        do throws(Failure) {
            // Together: each write wakes the process.
            try write(request.json.bytes + [UInt8(ascii: "\n")] + archive.bytes)
        } catch {
            // What it said before it ended may be worth more.
            guard case .ended = error else { throw error }
        }
    }

    /// The picture that was asked for last; its bytes come part by part.
    func picture(_ part: (UnsafeRawBufferPointer) -> Void) throws(Failure) -> DrawnPicture {
        let deadline = deadline
        let line = try read { (input) throws(FramedInput.End) in
            try input.line(atMost: Self.longestLine, until: deadline)
        }
        switch (try? JSONValue(parsing: line)).flatMap(DrawReply.init(json:)) {
        case .picture(let picture) where picture.size <= Self.largestPicture:
            try read { (input) throws(FramedInput.End) in try input.bytes(picture.size, until: deadline, part) }
            return picture
        case .refused(let error): throw .refused(error)
        case .stuck(let stuck): throw .stuck(stuck)
        default: throw .ended
        }
    }

    private func read<Result>(
        _ body: (inout FramedInput) throws(FramedInput.End) -> Result
    ) throws(Failure) -> Result {
        do throws(FramedInput.End) {
            return try body(&input)
        } catch {
            throw error == .timedOut ? .timedOut : .ended
        }
    }

    private func write(_ bytes: [UInt8]) throws(Failure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(process.input, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                guard Descriptors.wait(for: process.input, POLLOUT, until: deadline) else { throw .timedOut }
            } else if errno != EINTR {
                throw .ended
            }
        }
    }

    /// fcntl(2)'s `F_SETPIPE_SZ`, which Swift does not see.
    private static let setPipeSize: Int32 = 1031
}

extension BridgeError {
    static func drawingFailed(_ reason: String) -> BridgeError {
        BridgeError(
            .drawingFailed, "The picture was not drawn: \(reason)",
            hint: "Look at the log on standard error for its reason.")
    }
}
