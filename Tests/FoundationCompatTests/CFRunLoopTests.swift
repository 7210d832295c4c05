import Foundation
import FoundationCompat
import Testing

/// A thread of its own for each test, whose run loop nobody else runs.
private func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
        Thread { continuation.resume(returning: body()) }.start()
    }
}

@Suite("Core Foundation's run loops")
struct CFRunLoopTests {
    @Test("fire timers in their order, and end when they are stopped")
    func timers() async {
        let fired = await onThread {
            nonisolated(unsafe) var fired: [String] = []
            let loop = CFRunLoopGetCurrent()
            func add(_ name: String, after seconds: Double, then body: @escaping () -> Void = {}) {
                let timer = CFRunLoopTimerCreateWithHandler(
                    kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + seconds, 0, 0, 0
                ) { _ in
                    fired.append(name)
                    body()
                }
                CFRunLoopAddTimer(loop, timer, .commonModes)
            }
            add("second", after: 0.02) { CFRunLoopStop(loop) }
            add("first", after: 0.001)
            add("never", after: 60)
            CFRunLoopRun()
            return fired
        }
        #expect(fired == ["first", "second"])
    }

    @Test("perform signalled sources and blocks, and tell observers")
    func sources() async {
        let (performed, result, activities) = await onThread {
            nonisolated(unsafe) var performed: [Int] = []
            nonisolated(unsafe) var activities: CFRunLoopActivity = []
            let loop = CFRunLoopGetCurrent()
            nonisolated(unsafe) var number = 7
            var context = CFRunLoopSourceContext()
            context.info = withUnsafeMutablePointer(to: &number) { UnsafeMutableRawPointer($0) }
            context.perform = { info in performed.append(info!.load(as: Int.self)) }
            let source = CFRunLoopSourceCreate(nil, 0, &context)
            CFRunLoopAddSource(loop, source, .defaultMode)
            let observer = CFRunLoopObserverCreateWithHandler(
                nil, CFRunLoopActivity.allActivities.rawValue, true, 0
            ) { activities.formUnion($1) }
            CFRunLoopAddObserver(loop, observer, .commonModes)
            #expect(CFRunLoopContainsSource(loop, source, .defaultMode))
            #expect(CFRunLoopContainsObserver(loop, observer, .defaultMode))
            CFRunLoopSourceSignal(source)
            let result = CFRunLoopRunInMode(.defaultMode, 5, true)
            CFRunLoopPerformBlock(loop, kCFRunLoopDefaultMode.rawValue) { performed.append(8) }
            CFRunLoopRunInMode(.defaultMode, 5, true)
            CFRunLoopSourceInvalidate(source)
            #expect(!CFRunLoopSourceIsValid(source))
            return (performed, result, activities)
        }
        #expect(performed == [7, 8])
        #expect(result == .handledSource)
        #expect(activities.isSuperset(of: [.entry, .beforeSources, .exit]))
    }

    @Test("are finished where there is nothing to wait for")
    func nothing() async {
        let result = await onThread { CFRunLoopRunInMode(CFRunLoopMode("tests" as CFString), 5, false) }
        #expect(result == .finished)
    }

    @Test("are the same object however they are asked for")
    func identity() {
        #expect(CFRunLoopGetMain() == RunLoop.main.getCFRunLoop())
        #expect(CFGetTypeID(CFRunLoopGetMain()) == CFRunLoopGetTypeID())
    }
}
