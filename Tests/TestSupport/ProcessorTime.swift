package import Foundation

/// How long a process has had a processor in user mode; none where there is no such process.
package func processorTime(of pid: pid_t) -> Duration {
    let text = (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? ""
    // proc_pid_stat(5) has hundredths of a second.
    return .milliseconds(10 * (text.split(separator: " ").dropFirst(13).first.flatMap { Int($0) } ?? 0))
}
