import Foundation

extension ChildProcess {
    /// What the child's threads have had of the processor, in clock ticks.
    package var processorTime: UInt64 { tree.program.map(ProcessTree.processorTime) ?? 0 }

    /// Whether the child may go on by itself: it holds a socket, as what waits for the network does, or a timer of its
    /// own is due within so many seconds, though not within one.
    package func mayGoOn(within seconds: Double) -> Bool {
        guard let program = tree.program else { return false }
        let folder = "/proc/\(program)/fd"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { name in
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")
            if target?.hasPrefix("socket:") == true { return true }
            return target == "anon_inode:[timerfd]"
                && timer(name, of: program).map { $0 > Self.watch && $0 <= seconds } == true
        }
    }

    /// How often libdispatch looks after its threads, by a timer in every process that uses it, in seconds: one that is
    /// due sooner says nothing (`DISPATCH_WORKQ_MONITOR` of its queue.c).
    private static let watch = 1.0

    /// The time in seconds that a timer's descriptor has left; 0 where it is not set (proc(5): `it_value` of fdinfo).
    private func timer(_ descriptor: String, of program: pid_t) -> Double? {
        let text = try? String(contentsOfFile: "/proc/\(program)/fdinfo/\(descriptor)", encoding: .utf8)
        guard let line = text?.split(separator: "\n").first(where: { $0.hasPrefix("it_value:") }) else { return nil }
        let numbers = line.split { !$0.isNumber }.compactMap { Double($0) }
        return numbers.count == 2 ? numbers[0] + numbers[1] / 1e9 : nil
    }
}
