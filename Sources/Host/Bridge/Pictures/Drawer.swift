import Children
import Foundation
import Logging
import POSIXSupport
import WidgetProtocol

/// Draws archives in processes of their own, `widget-bridge-draw`, which are started when they are first needed.
///
/// Fonts, SVG and image decoders stay out of the bridge: it starts in a fraction of the time, and a picture that
/// brings a decoder down costs that picture only. Each process has a thread here; another is started only while all
/// others draw.
final class Drawer: Sendable {
    private struct State {
        var waiting: [Drawing] = []
        /// The files that are drawn: of two pictures for one file, the one asked for last has to remain.
        var paths: Set<String> = []
        var threads = 0
        var busy = 0
        var processes: [pid_t: ChildProcess] = [:]
        var isStopping = false

        /// The first picture that may be drawn now.
        var next: Int? { waiting.firstIndex { $0.path.map { !paths.contains($0) } ?? true } }
    }

    private let executable: String
    private let sandbox: DrawingSandbox
    private let logger: Logger
    private let limit: Duration
    private let state = Monitor(State())

    /// How long drawing one picture may take.
    static let standardLimit = Duration.seconds(5)

    /// How many processes there may be: one that is stuck must not keep the rest.
    private static let maximum = max(2, min(4, ProcessInfo.processInfo.activeProcessorCount))

    init(
        executable: String = Drawer.own, sandbox: DrawingSandbox = .off, limit: Duration = Drawer.standardLimit,
        logger: Logger
    ) {
        self.sandbox = sandbox
        self.executable = executable
        self.limit = limit
        self.logger = logger
    }

    /// The program that belongs to the running one.
    static let own = OwnProgram.companion("widget-bridge-draw")

    /// Begins to draw; pictures for one file are drawn in the order of these calls.
    func begin(_ drawing: Drawing) {
        let starts = state.withLock(waking: true) { state in
            state.waiting.append(drawing)
            guard !state.isStopping, state.next != nil, state.waiting.count > state.threads - state.busy,
                state.threads < Self.maximum
            else { return false }
            state.threads += 1
            return true
        }
        if starts { startThread { [self] in work() } }
    }

    /// How long a picture may take, in seconds.
    var seconds: Double { limit / .seconds(1) }

    /// Starts a process ahead of the first picture, so that it gets ready while something else is waited for.
    func prepare() {
        let starts = state.withLock { state in
            guard state.threads == 0, !state.isStopping else { return false }
            state.threads = 1
            return true
        }
        if starts { startThread { [self] in work() } }
    }

    /// Ends the processes; the next picture starts another.
    func stop(waiting: Bool = true) {
        let rest = state.withLock(waking: true) { state in
            state.isStopping = true
            for process in state.processes.values { process.kill() }
            defer { state.waiting = [] }
            return state.waiting
        }
        for drawing in rest { drawing.finish(.failure(.drawingFailed("the drawing process was stopped"))) }
        guard waiting else { return }
        state.wait { $0.threads == 0 ? () : nil }
        // What came meanwhile is drawn.
        let starts = state.withLock { state in
            state.isStopping = false
            state.threads = state.waiting.isEmpty ? 0 : 1
            return state.threads == 1
        }
        if starts { startThread { [self] in work() } }
    }

    /// Draws what comes, in one process after the other.
    private func work() {
        var process = try? start()
        while let drawing = next() {
            let result = drawing.isOver ? .failure(.cancelled) : draw(drawing, &process)
            // Before the result is known: the next picture may follow at once, and needs no other process.
            state.withLock(waking: true) { state in
                state.busy -= 1
                if let path = drawing.path { state.paths.remove(path) }
            }
            drawing.finish(result)
        }
        discard(&process)
        state.withLock(waking: true) { $0.threads -= 1 }
    }

    /// Waits for the next picture; nil where there is to be none.
    private func next() -> Drawing? {
        state.wait { state -> Drawing?? in
            if state.isStopping { return .some(nil) }
            guard let index = state.next else { return nil }
            let drawing = state.waiting.remove(at: index)
            if let path = drawing.path { state.paths.insert(path) }
            state.busy += 1
            return drawing
        }
    }

    private func start() throws(BridgeError) -> DrawingProcess {
        let started = try DrawingProcess(sandbox.launch(executable), logger: logger)
        let isWanted = state.withLock { state in
            state.processes[started.process.pid] = started.process
            return !state.isStopping
        }
        if !isWanted { started.process.kill() }
        return started
    }

    private func discard(_ process: inout DrawingProcess?) {
        guard let ended = process.take()?.process else { return }
        _ = state.withLock { $0.processes.removeValue(forKey: ended.pid) }
        ended.kill()
        _ = ended.end(within: .seconds(5))
    }
}

// MARK: - One picture

extension Drawer {
    /// Draws it, without the image that took too long or brought the process down where there is one: first without
    /// that one, then without any.
    private func draw(_ drawing: Drawing, _ process: inout DrawingProcess?) -> Result<Drawing.Outcome, BridgeError> {
        var request = drawing.request
        var hasEnded = false
        while true {
            do throws(DrawingProcess.Failure) {
                return .success(try attempt(request, drawing, &process))
            } catch {
                if case .refused(let error) = error { return .failure(error) }
                discard(&process)
                switch error {
                case .stuck(let stuck):
                    let isSlow = stuck.signal == SIGALRM
                    let failure = isSlow ? tooSlow : .drawingFailed("it was ended by signal \(stuck.signal)")
                    guard let image = stuck.image, !request.leavesOutImages, !drawing.isOver else {
                        return .failure(failure)
                    }
                    request.leavesOutImages = !request.leftOut.isEmpty
                    request.leftOut.append(LeftOutImage(id: image, isSlow: isSlow))
                    logger.warning("\(failure.message), at the image \(image)")
                case .timedOut: return .failure(tooSlow)
                case .ended, .refused:
                    // Somebody may have ended it between two pictures: so once more.
                    if hasEnded || drawing.isOver { return .failure(.drawingFailed("the drawing process ended")) }
                    hasEnded = true
                }
            }
        }
    }

    private func attempt(
        _ request: DrawRequest, _ drawing: Drawing, _ process: inout DrawingProcess?
    ) throws(DrawingProcess.Failure) -> Drawing.Outcome {
        let running: DrawingProcess
        do throws(BridgeError) {
            if let process { running = process } else { running = try start() }
        } catch {
            throw .refused(error)
        }
        process = running
        try running.send(request, drawing.archive)
        // While it is drawn.
        let file = Result { () throws(BridgeError) in
            try drawing.path.map { path throws(BridgeError) in try OutputFile(path) }
        }
        var bytes: [UInt8] = []
        let picture = try running.picture { part in
            if drawing.path == nil { bytes += part } else { try? file.get()?.write(part) }
        }
        do throws(BridgeError) {
            let file = try file.get()
            if !drawing.isOver { try file?.finish() }
        } catch {
            throw .refused(error)
        }
        return Drawing.Outcome(picture: picture, bytes: bytes)
    }

    private var tooSlow: BridgeError { .drawingFailed("it took longer than \(seconds) s") }
}
