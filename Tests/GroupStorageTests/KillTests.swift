import Foundation
import GroupStorage
import JSON
import Testing

@Suite("A bridge that is killed") struct KillTests {
    /// SplitMix64 (Steele, Lea, Flood: "Fast Splittable Pseudorandom Number Generators"), so that a run can be repeated.
    struct Random: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
            return mixed ^ mixed >> 31
        }
    }

    @Test("at any moment has kept every value that it acknowledged")
    func killedAtRandom() throws {
        let folder = try StateFolder()
        var random = Random(state: 0x5EED)
        var acknowledged: [String: Int] = [:]
        var rounds = 0
        for round in 0..<200 {
            let bridge = try WidgetBridge(["serve", "--root", folder.path])
            bridge.send(Request.setGroup)
            // A few keys are saved over and over: the last acknowledged value or a later one must be there.
            for number in 0..<400 {
                bridge.send(Request.save(id: number, key: "key\(number % 7)", value: round * 1000 + number))
            }
            let moment = Int.random(in: 0..<380, using: &random)
            var answered = -1
            while answered < moment, let line = bridge.line() {
                if let reply = try? JSONValue(parsing: line), reply["result"] == true, let id = reply["id"]?.intValue {
                    answered = id
                    acknowledged["key\(id % 7)"] = round * 1000 + id
                }
            }
            usleep(UInt32.random(in: 0..<500, using: &random))
            bridge.kill()
            // Replies that were written before it died count as much.
            while let line = bridge.line() {
                if let reply = try? JSONValue(parsing: line), reply["result"] == true, let id = reply["id"]?.intValue {
                    acknowledged["key\(id % 7)"] = round * 1000 + id
                }
            }
            _ = bridge.finish()
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
