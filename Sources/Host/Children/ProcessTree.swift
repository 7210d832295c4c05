package import Foundation
import Synchronization

/// A child and all that it has started, as `/proc` shows them.
package final class ProcessTree: Sendable {
    /// What the processes of a tree take together.
    package struct Use: Sendable {
        /// Anonymous memory in RAM, in bytes.
        package var memory = 0
        package var processes = 0
        /// What they have had of the processor, in clock ticks.
        package var processorTime: UInt64 = 0

        package init() {}
    }

    private let root: pid_t
    private let isNested: Bool
    private let found = Mutex<pid_t?>(nil)

    /// - Parameter isNested: whether the program runs below two processes that are not its own.
    package init(root: pid_t, isNested: Bool) {
        self.root = root
        self.isNested = isNested
    }

    /// The program's own process; nil while it is not there.
    package var program: pid_t? {
        guard isNested else { return root }
        return found.withLock { found in
            if found == nil { found = Self.children(of: root).first.flatMap { Self.children(of: $0).first } }
            return found
        }
    }

    /// The anonymous memory that the program itself has in RAM, in bytes; nil once it is gone.
    package var memory: Int? { program.flatMap(Self.memory) }

    /// What all processes of the tree take; no more of them are looked at than so many.
    package func use(most: Int) -> Use {
        var use = Use()
        // Those that have lost their parent belong to the namespace's first process.
        var waiting = isNested ? Self.children(of: root).flatMap(Self.children) : [root]
        while let pid = waiting.popLast() {
            use.processes += 1
            use.memory += Self.memory(of: pid) ?? 0
            use.processorTime += Self.processorTime(of: pid)
            guard use.processes + waiting.count <= most else {
                use.processes += waiting.count
                break
            }
            waiting += Self.children(of: pid)
        }
        return use
    }

    // MARK: One process

    /// proc(5), `statm`: the second number is what is resident, the third how much of that is shared or a file's.
    static func memory(of pid: pid_t) -> Int? {
        guard let text = read("/proc/\(pid)/statm") else { return nil }
        let numbers = text.split(separator: UInt8(ascii: " ")).prefix(3).compactMap(number)
        return numbers.count == 3 ? max(0, Int(numbers[1]) - Int(numbers[2])) * page : nil
    }

    /// proc(5), `utime` and `stime` of `stat`, and the same of children that have ended.
    static func processorTime(of pid: pid_t) -> UInt64 {
        guard let text = read("/proc/\(pid)/stat"), let name = text.lastIndex(of: UInt8(ascii: ")")) else { return 0 }
        // Behind the name, which may hold anything, the state is the third field.
        let fields = text[(name + 1)...].split(separator: UInt8(ascii: " "))
        return (11...14).compactMap { fields.indices.contains($0) ? number(fields[$0]) : nil }.reduce(0, &+)
    }

    /// Each thread has the children that it has made.
    private static func children(of pid: pid_t) -> [pid_t] {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/task")) ?? []
        return threads.flatMap { thread in
            read("/proc/\(pid)/task/\(thread)/children").map { text in
                text.split(separator: UInt8(ascii: " ")).compactMap(number).map { pid_t(truncatingIfNeeded: $0) }
            } ?? []
        }
    }

    private static func number(_ digits: some Sequence<UInt8>) -> UInt64? {
        UInt64(String(decoding: Array(digits), as: UTF8.self))
    }

    /// A short file; a list that is longer is cut, which a tree of so many processes does not mind.
    private static func read(_ path: String) -> ArraySlice<UInt8>? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = Foundation.read(descriptor, &buffer, buffer.count)
        return count > 0 ? buffer[..<count] : nil
    }

    private static let page = Int(sysconf(Int32(_SC_PAGESIZE)))
}
