import Foundation
import GroupStorage
import JSON
import TestSupport
import Testing
import ValueStore
import WidgetProtocol

@Suite("Several at one group") struct SharingTests {
    let folder: StateFolder

    init() throws { folder = try StateFolder() }

    @Test("a save is visible to another process when it returns")
    func visible() throws {
        let storage = GroupStorage(root: folder.path)
        let (ours, theirs) = (try storage.group("group.test"), try folder.group())
        try ours.save("key", 1)
        for number in 2..<20 {
            try theirs.save("key", .int(number))
            storage.beginTurn()
            #expect(try ours.value("key") == .int(number))
            try ours.save("key", .int(-number))
            #expect(try folder.group().value("key") == .int(-number))
            #expect(try ours.value("key") == .int(-number))
        }
    }

    @Test("what a storage has open goes with it")
    func closed() throws {
        func open() throws -> Int {
            try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count { name in
                let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(name)")
                return path?.hasPrefix(folder.path + "/") == true
            }
        }
        do {
            let storage = GroupStorage(root: folder.path)
            for name in ["group.a", "group.b"] { try storage.group(name).save("key", 1) }
            #expect(try open() > 0)
        }
        #expect(try open() == 0)
    }

    @Test("threads that save at once lose nothing")
    func threads() async throws {
        let group = try folder.group()
        try await withThrowingTaskGroup(of: Void.self) { tasks in
            for task in 0..<8 {
                tasks.addTask { for number in 0..<50 { try group.save("\(task)-\(number)", .int(number)) } }
            }
            try await tasks.waitForAll()
        }
        #expect(try folder.group().keys().count == 400)
    }

    @Test("those who make a group's database at once all save")
    func making() async throws {
        for round in 0..<20 {
            try await withThrowingTaskGroup(of: Void.self) { tasks in
                for task in 0..<4 {
                    let group = try GroupStorage(root: "\(folder.path)/\(round)").group("group.test")
                    tasks.addTask { try group.save("\(task)", .int(task)) }
                }
                try await tasks.waitForAll()
            }
        }
    }

    @Test("bridges that save at once lose nothing")
    func processes() throws {
        let bridges = try (0..<4).map { _ in try BridgeProcess(root: folder.path) }
        for (index, bridge) in bridges.enumerated() {
            bridge.write(Request.setGroup)
            for number in 0..<100 {
                bridge.write(Request.save(id: number, key: "\(index)-\(number)", value: .int(number)))
            }
        }
        for bridge in bridges {
            let (messages, status) = bridge.finish()
            #expect(status == 0)
            #expect(messages.count { $0["result"] == true } == 101)
        }
        #expect(try folder.group().keys().count == 400)
    }
}
