import Foundation
import GroupStorage
import JSON
import TestSupport
import Testing
import ValueStore
import WidgetProtocol

@Suite("A bridge that is killed") struct KillTests {
    @Test("at any moment has kept every value that it acknowledged")
    func killedAtRandom() throws {
        let folder = try StateFolder()
        var random = SeededRandom(0x5EED)
        var acknowledged: [String: Int] = [:]
        var rounds = 0
        for round in 0..<200 {
            let bridge = try BridgeProcess(root: folder.path)
            bridge.write(Request.setGroup)
            // A few keys are saved over and over: the last acknowledged value or a later one must be there.
            let saves = (0..<400).map {
                Request.save(id: $0, key: "key\($0 % 7)", value: .int(round * 1000 + $0))
            }
            bridge.write(saves.joined())
            _ = bridge.messages(atLeast: Int.random(in: 0..<380, using: &random))
            usleep(UInt32.random(in: 0..<500, using: &random))
            bridge.kill()
            // Replies that were written before it died count as much.
            for reply in bridge.finish().messages where reply["result"] == true {
                if let id = reply["id"]?.intValue, id >= 0 { acknowledged["key\(id % 7)"] = round * 1000 + id }
            }
            let group = try folder.group()
            for (key, value) in acknowledged {
                let stored = try #require(try group.value(key)?.intValue, "\(key) is lost in round \(round)")
                #expect(stored >= value, "\(key) went back in round \(round)")
                #expect((stored - value) % 7 == 0 || stored / 1000 > value / 1000)
            }
            rounds += acknowledged.isEmpty ? 0 : 1
        }
        #expect(rounds > 150)
    }
}
