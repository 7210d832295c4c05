import Foundation
import TestSupport
import Testing

@Suite("Events, whatever is killed") struct EventKillTests {
    private enum Victim: CaseIterable { case bridge, widget, host }

    @Test("none is lost and none is doubled, whenever the bridge, the extension or the host is killed")
    func killed() async throws {
        try await onThread {
            let fake = try FakeExtension()
            try fake.behave(EventLedger.Place.behaviour)
            let arguments = [try fake.built(), "--sandbox", "off"]
            let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
            defer { close(nothing) }
            var random = SeededRandom(0x5EED)
            var ledger = EventLedger()
            var orphan: BridgeProcess?
            for _ in 0..<100 {
                let victim = Victim.allCases[Int.random(in: 0..<3, using: &random)]
                var calls: [EventLedger.Call] = [.events]
                // Where the extension is to be killed, it has to be there.
                if victim == .widget { calls.append(.tap(.first)) }
                for _ in 0..<12 { calls.append(.tap(.allCases[Int.random(in: 0..<3, using: &random)])) }
                if ledger.newest > 0, Int.random(in: 0..<3, using: &random) == 0 {
                    let index = Int.random(in: 1...calls.count, using: &random)
                    calls.insert(.acknowledge(ledger.newest), at: index)
                }
                let bridge = try BridgeProcess(arguments, root: fake.root)
                bridge.send(-1, "initialize")
                bridge.write(calls.enumerated().map { $1.line($0) }.joined())
                _ = bridge.messages(atLeast: ledger.kept + Int.random(in: 0..<25, using: &random))
                usleep(UInt32.random(in: 0..<2_000, using: &random))
                switch victim {
                case .bridge:
                    bridge.kill()
                    _ = bridge.exitStatus()
                case .host:
                    // Its pipes are closed; the bridge finds out beside its successor.
                    dup2(nothing, bridge.output)
                    bridge.closeInput()
                case .widget:
                    var child: pid_t?
                    Deadline.wait(for: "the extension") {
                        child = bridge.child(named: "built/Fake")
                        return child != nil
                    }
                    let pid = try #require(child)
                    kill(pid, SIGKILL)
                    bridge.write(EventLedger.Call.events.line(calls.count))
                    calls.append(.events)
                    #expect(bridge.finish().status == 0)
                }
                Deadline.wait(for: "the output's end") { bridge.hasEndedOutput }
                ledger.take(bridge.leftover.messages, repliesTo: calls, crashes: victim == .widget ? 1 : 0)
                if let orphan { #expect([0, 74].contains(orphan.exitStatus())) }
                orphan = victim == .host ? bridge : nil
            }
            if let orphan { #expect([0, 74].contains(orphan.exitStatus())) }
            let last = try BridgeProcess(arguments, root: fake.root)
            last.send(-1, "initialize")
            last.write(EventLedger.Call.events.line(0))
            #expect(last.finish().status == 0)
            ledger.take(last.leftover.messages, repliesTo: [.events], crashes: 0)
            #expect(ledger.checks > 50 && ledger.count > 300)
        }
    }
}
