import Foundation
import Synchronization
import Testing
import WidgetProtocol

@testable import WidgetBuild

@Suite("The schedule of modules")
struct ModuleScheduleTests {
    private static func schedule(
        _ modules: [(name: String, source: String)], _ change: (inout [SupportingModule]) -> Void = { _ in }
    ) throws -> [[Int]] {
        var traits: [String: SourceTraits] = [:]
        var all = modules.map { module in
            let path = "/a/\(module.name).swift"
            traits[path] = SourceTraits(SourceFile(Array(module.source.utf8)))
            return SupportingModule(name: module.name, swiftFiles: [path], settings: .standard)
        }
        change(&all)
        return try ModuleSchedule(all, traits).needs
    }

    @Test("has each wait for those that it imports, under a condition too, or exports")
    func imports() throws {
        let modules = [
            ("A", ""), ("B", ""), ("C", "import struct A.Point"), ("D", "#if DEBUG\nimport B\n#endif"), ("E", ""),
        ]
        #expect(try Self.schedule(modules) { $0[4].exports = ["C"] } == [[], [], [0], [1], [2]])
    }

    @Test("has a module wait for one before it that asks after it, which does not find it then")
    func queries() throws {
        let modules = [("A", "#if canImport(B)\nlet a = 1\n#endif"), ("B", "")]
        #expect(try Self.schedule(modules) == [[], [0]])
    }

    @Test("has all wait for headers, and these for all before them")
    func headers() throws {
        let needs = try Self.schedule([("A", ""), ("B", ""), ("C", ""), ("D", "")]) { $0[2].foreign = ForeignCode() }
        #expect(needs == [[], [], [0, 1], [2]])
    }

    @Test("gives each what came of those that it waits for, and all in their order")
    func order() throws {
        let schedule = ModuleSchedule(needs: [[], [], [0, 1], [1], [2, 3]])
        let outcomes = try schedule.run { (index, before: [String]) in
            // The first takes longer than those that need not wait for it.
            if index == 0 { Thread.sleep(forTimeInterval: 0.05) }
            return "\(index)(\(before.joined(separator: " ")))"
        }
        #expect(outcomes == ["0()", "1()", "2(0() 1())", "3(1())", "4(2(0() 1()) 3(1()))"])
    }

    @Test("ends with the first module's error, whichever comes first, and begins none that needs what has failed")
    func failures() throws {
        let begun = Mutex<Set<Int>>([])
        let schedule = ModuleSchedule(needs: [[], [], [0], [1]])
        let error = #expect(throws: BridgeError.self) {
            try schedule.run { (index, _: [Int]) throws(BridgeError) in
                _ = begun.withLock { $0.insert(index) }
                switch index {
                case 0: return 0
                case 2: Thread.sleep(forTimeInterval: 0.05)
                default: break
                }
                throw BridgeError.internalError("module \(index)")
            }
        }
        #expect(error?.message.contains("module 1") == true)
        #expect(begun.withLock { !$0.contains(3) })
    }

    @Test("reads as the build does that it is part of")
    func boundary() throws {
        let boundary = ProjectBoundary(roots: ["/a"])
        let roots = try boundary.enforced { () throws(BridgeError) in
            try ModuleSchedule(needs: [[], []]).run { (_, _: [[String]]) in ProjectBoundary.current.roots }
        }
        #expect(roots == [["/a"], ["/a"]])
    }
}
