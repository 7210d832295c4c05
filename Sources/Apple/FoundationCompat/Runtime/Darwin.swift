public import Foundation
import Glibc

// What Darwin's C library has and Linux's has not.

public typealias errno_t = CInt
public typealias rsize_t = Int

/// Fills bytes, which no compiler leaves out (C11, K.3.7.4.1).
///
/// - Returns: zero; `EOVERFLOW` where there are fewer bytes than are to be filled, all of which are, and `EINVAL` without any.
@discardableResult
public func memset_s(_ s: UnsafeMutableRawPointer!, _ smax: rsize_t, _ c: CInt, _ n: rsize_t) -> errno_t {
    guard let s, smax >= 0 else { return EINVAL }
    memset(s, c, min(n, smax))
    return n > smax ? EOVERFLOW : 0
}

// Glibc's are of an enumeration, which nothing takes that is written for Darwin.

public let SOCK_STREAM: CInt = 1
public let SOCK_DGRAM: CInt = 2
public let SOCK_RAW: CInt = 3
public let SOCK_RDM: CInt = 4
public let SOCK_SEQPACKET: CInt = 5

extension addrinfo {
    /// Its members in Darwin's order, in which the name stands before the address.
    public init(
        ai_flags: CInt, ai_family: CInt, ai_socktype: CInt, ai_protocol: CInt, ai_addrlen: socklen_t,
        ai_canonname: UnsafeMutablePointer<CChar>!, ai_addr: UnsafeMutablePointer<sockaddr>!,
        ai_next: UnsafeMutablePointer<addrinfo>!
    ) {
        self.init(
            ai_flags: ai_flags, ai_family: ai_family, ai_socktype: ai_socktype, ai_protocol: ai_protocol,
            ai_addrlen: ai_addrlen, ai_addr: ai_addr, ai_canonname: ai_canonname, ai_next: ai_next)
    }
}

extension sockaddr {
    /// Its members as Darwin has them: Linux keeps no length.
    public init(
        sa_len: UInt8, sa_family: sa_family_t,
        sa_data: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)
    ) {
        self.init(sa_family: sa_family, sa_data: sa_data)
    }

    /// How long an address of its family is; Linux keeps no length in it.
    public var sa_len: UInt8 {
        get {
            switch CInt(sa_family) {
            case AF_INET: UInt8(MemoryLayout<sockaddr_in>.size)
            case AF_INET6: UInt8(MemoryLayout<sockaddr_in6>.size)
            case AF_UNIX: UInt8(MemoryLayout<sockaddr_un>.size)
            default: UInt8(MemoryLayout<sockaddr>.size)
            }
        }
        set {}
    }
}

extension sockaddr_in {
    /// Its members as Darwin has them: Linux keeps no length.
    public init(
        sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
        sin_zero: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)
    ) {
        self.init(sin_family: sin_family, sin_port: sin_port, sin_addr: sin_addr, sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
    }

    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set {}
    }
}

extension sockaddr_in6 {
    /// Its members as Darwin has them: Linux keeps no length.
    public init(
        sin6_len: UInt8, sin6_family: sa_family_t, sin6_port: in_port_t, sin6_flowinfo: UInt32, sin6_addr: in6_addr,
        sin6_scope_id: UInt32
    ) {
        self.init(
            sin6_family: sin6_family, sin6_port: sin6_port, sin6_flowinfo: sin6_flowinfo, sin6_addr: sin6_addr,
            sin6_scope_id: sin6_scope_id)
    }

    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        set {}
    }
}

/// Tells of the machine as the kernel of an iPhone 15 does, which has the standard screen; -1, with `errno` as `ENOENT`, for what is not among these.
///
/// `oldp` may be nil to ask for the length alone, which goes into `oldlenp`; -1 and `ENOMEM` where there is less room.
@discardableResult
public func sysctlbyname(
    _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!, _ oldlenp: UnsafeMutablePointer<Int>!,
    _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> CInt {
    func answer(_ bytes: UnsafeRawBufferPointer) -> CInt {
        guard let oldlenp else { return 0 }
        defer { oldlenp.pointee = bytes.count }
        guard let oldp else { return 0 }
        guard oldlenp.pointee >= bytes.count, let start = bytes.baseAddress else {
            errno = ENOMEM
            return -1
        }
        oldp.copyMemory(from: start, byteCount: bytes.count)
        return 0
    }
    guard let name, newp == nil else {
        errno = EPERM
        return -1
    }
    let key = String(cString: name)
    if let text = kernelTexts[key] { return Array(text.utf8CString).withUnsafeBytes(answer) }
    let number: Int64
    switch key {
    case "hw.ncpu", "hw.activecpu", "hw.logicalcpu", "hw.physicalcpu", "hw.logicalcpu_max", "hw.physicalcpu_max":
        return withUnsafeBytes(of: CInt(ProcessInfo.processInfo.activeProcessorCount), answer)
    case "hw.memsize": number = Int64(clamping: ProcessInfo.processInfo.physicalMemory)
    case "hw.pagesize": number = Int64(sysconf(CInt(_SC_PAGESIZE)))
    default:
        errno = ENOENT
        return -1
    }
    return withUnsafeBytes(of: number, answer)
}

private let kernelTexts = [
    "hw.machine": "iPhone15,4", "hw.model": "D37AP", "hw.targettype": "D37", "kern.ostype": "Darwin",
    "kern.osrelease": "23.0.0", "kern.osversion": "21A329", "kern.osproductversion": "17.0",
    "kern.hostname": "localhost",
]
