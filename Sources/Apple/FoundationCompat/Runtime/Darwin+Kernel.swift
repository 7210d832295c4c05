public import Foundation
import Glibc

// What Darwin's kernel tells by numbers; `sysctlbyname` has the same by names.

public let CTL_KERN: CInt = 1
public let CTL_HW: CInt = 6

public let KERN_OSTYPE: CInt = 1
public let KERN_OSRELEASE: CInt = 2
public let KERN_HOSTNAME: CInt = 10
public let KERN_PROC: CInt = 14
public let KERN_BOOTTIME: CInt = 21
public let KERN_OSVERSION: CInt = 65

public let KERN_PROC_ALL: CInt = 0
public let KERN_PROC_PID: CInt = 1

public let HW_MACHINE: CInt = 1
public let HW_MODEL: CInt = 2
public let HW_NCPU: CInt = 3
public let HW_PAGESIZE: CInt = 7
public let HW_MEMSIZE: CInt = 24
public let HW_AVAILCPU: CInt = 25

/// A debugger is attached.
public let P_TRACED: CInt = 0x0000_0800

/// What the kernel knows of a process: of this one, which no debugger is attached to, its number, its name and when it
/// has begun.
public struct kinfo_proc {
    public var kp_proc = extern_proc()
    public var kp_eproc = eproc()

    public init() {}
}

public struct extern_proc {
    public struct __Unnamed_union_p_un {
        public var __p_starttime = timeval()

        public init() {}
    }

    public var p_un = __Unnamed_union_p_un()
    public var p_flag: CInt = 0
    public var p_stat: CChar = 0
    public var p_pid: pid_t = 0
    public var p_oppid: pid_t = 0
    public var p_comm:
        (
            CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
            CChar, CChar
        ) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

    public init() {}
}

public struct eproc {
    public var e_ppid: pid_t = 0
    public var e_pgid: pid_t = 0

    public init() {}
}

/// Tells what `sysctlbyname` does, by numbers, when the machine was started, and of this process; -1, with `errno` as
/// `ENOENT`, for what is not among these.
@discardableResult
public func sysctl(
    _ name: UnsafeMutablePointer<CInt>!, _ namelen: UInt32, _ oldp: UnsafeMutableRawPointer!,
    _ oldlenp: UnsafeMutablePointer<Int>!, _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> CInt {
    guard let name, newp == nil else {
        errno = EPERM
        return -1
    }
    let path = Array(UnsafeBufferPointer(start: name, count: Int(namelen)))
    switch path {
    case [CTL_KERN, KERN_BOOTTIME]:
        let start = Date.now.timeIntervalSince1970 - ProcessInfo.processInfo.systemUptime
        return write(timeval(seconds: start), to: oldp, oldlenp)
    case [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]: return write(ownProcess(), to: oldp, oldlenp)
    default:
        guard path.count == 2, let key = kernelNames[path[0]]?[path[1]] else {
            errno = ENOENT
            return -1
        }
        return sysctlbyname(key, oldp, oldlenp, newp, newlen)
    }
}

private let kernelNames: [CInt: [CInt: String]] = [
    CTL_KERN: [
        KERN_OSTYPE: "kern.ostype", KERN_OSRELEASE: "kern.osrelease", KERN_HOSTNAME: "kern.hostname",
        KERN_OSVERSION: "kern.osversion",
    ],
    CTL_HW: [
        HW_MACHINE: "hw.machine", HW_MODEL: "hw.model", HW_NCPU: "hw.ncpu", HW_PAGESIZE: "hw.pagesize",
        HW_MEMSIZE: "hw.memsize", HW_AVAILCPU: "hw.activecpu",
    ],
]

private func ownProcess() -> kinfo_proc {
    var process = kinfo_proc()
    process.kp_proc.p_pid = getpid()
    process.kp_proc.p_un.__p_starttime = timeval(seconds: processStart)
    process.kp_eproc.e_ppid = getppid()
    process.kp_eproc.e_pgid = getpgrp()
    withUnsafeMutableBytes(of: &process.kp_proc.p_comm) { name in
        for (index, byte) in ProcessInfo.processInfo.processName.utf8.prefix(16).enumerated() { name[index] = byte }
    }
    return process
}

private let processStart: Double = {
    var status = stat()
    return stat("/proc/self", &status) == 0 ? Double(status.st_ctim.tv_sec) : Date.now.timeIntervalSince1970
}()

private func write<Value>(
    _ value: Value, to oldp: UnsafeMutableRawPointer?, _ oldlenp: UnsafeMutablePointer<Int>?
) -> CInt {
    guard let oldlenp else { return 0 }
    defer { oldlenp.pointee = MemoryLayout<Value>.size }
    guard let oldp else { return 0 }
    guard oldlenp.pointee >= MemoryLayout<Value>.size else {
        errno = ENOMEM
        return -1
    }
    oldp.storeBytes(of: value, as: Value.self)
    return 0
}

extension timeval {
    fileprivate init(seconds: Double) {
        let whole = seconds.rounded(.down)
        self.init(tv_sec: Int(whole), tv_usec: Int((seconds - whole) * 1_000_000))
    }
}
