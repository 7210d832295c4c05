import Foundation
import FoundationCompat
import Testing

@Suite("What Darwin's C library has")
struct DarwinTests {
    @Test("addresses are looked up with hints in Darwin's order")
    func hints() throws {
        var hints = addrinfo(
            ai_flags: AI_NUMERICHOST, ai_family: AF_INET, ai_socktype: SOCK_STREAM, ai_protocol: 0, ai_addrlen: 0,
            ai_canonname: nil, ai_addr: nil, ai_next: nil)
        hints.ai_socktype = SOCK_DGRAM
        var found: UnsafeMutablePointer<addrinfo>?
        #expect(getaddrinfo("127.0.0.1", nil, &hints, &found) == 0)
        defer { freeaddrinfo(found) }
        #expect(found?.pointee.ai_socktype == 2 && found?.pointee.ai_addr.pointee.sa_len == 16)
    }

    @Test("bytes are filled, and no more than there are")
    func filling() {
        var bytes: [UInt8] = [1, 2, 3, 4]
        #expect(memset_s(&bytes, 4, 9, 2) == 0 && bytes == [9, 9, 3, 4])
        #expect(memset_s(&bytes, 3, 0, 8) == EOVERFLOW && bytes == [0, 0, 0, 4])
        #expect(memset_s(nil, 3, 0, 1) == EINVAL)
    }

    @Test("files have addresses by NSURL")
    func files() {
        #expect(NSURL.fileURL(withPath: "/a/b").path == "/a/b")
        #expect(NSURL.fileURL(withPath: "/a/b", isDirectory: true).absoluteString == "file:///a/b/")
        #expect(NSURL.fileURL(withPath: "b", relativeTo: URL(fileURLWithPath: "/a/")).path == "/a/b")
        #expect(
            NSURL.fileURL(withPath: "b", isDirectory: false, relativeTo: URL(fileURLWithPath: "/a/")).path == "/a/b")
    }

    @Test("socket addresses have the length that Linux does not keep")
    func lengths() {
        let address = sockaddr_in(
            sin_len: 16, sin_family: sa_family_t(AF_INET), sin_port: 80, sin_addr: in_addr(s_addr: 1),
            sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
        #expect(address.sin_len == 16 && address.sin_port == 80 && address.sin_addr.s_addr == 1)
        let long = sockaddr_in6(
            sin6_len: 28, sin6_family: sa_family_t(AF_INET6), sin6_port: 443, sin6_flowinfo: 0, sin6_addr: in6addr_any,
            sin6_scope_id: 3)
        #expect(long.sin6_len == 28 && long.sin6_port == 443 && long.sin6_scope_id == 3)
        let plain = sockaddr(
            sa_len: 16, sa_family: sa_family_t(AF_INET), sa_data: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
        #expect(plain.sa_len == 16 && plain.sa_data.0 == 1)
    }
}
