import Foundation
import Glibc

// Extended attributes of files, with Darwin's arguments. Linux has those that anybody may set under `user.`, which goes in
// front of a name here and is taken off again; what asks for a place within an attribute is not there.

public let XATTR_NOFOLLOW: CInt = 0x0001
public let XATTR_CREATE: CInt = 0x0002
public let XATTR_REPLACE: CInt = 0x0004
public let XATTR_NOSECURITY: CInt = 0x0008
public let XATTR_NODEFAULT: CInt = 0x0010
public let XATTR_SHOWCOMPRESSION: CInt = 0x0020
public let XATTR_MAXNAMELEN: CInt = 127
/// There is no such attribute.
public let ENOATTR: CInt = ENODATA

public func getxattr(
    _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeMutableRawPointer!, _ size: Int,
    _ position: UInt32, _ options: CInt
) -> Int {
    opened(path, options) { fgetxattr($0, name, value, size, position, options) }
}

public func fgetxattr(
    _ fd: CInt, _ name: UnsafePointer<CChar>!, _ value: UnsafeMutableRawPointer!, _ size: Int, _ position: UInt32,
    _ options: CInt
) -> Int {
    typealias Function = @convention(c) (CInt, UnsafePointer<CChar>?, UnsafeMutableRawPointer?, Int) -> Int
    guard position == 0, let function = function("fgetxattr", Function.self) else { return refused(EINVAL) }
    return linuxName(name).withCString { function(fd, $0, value, size) }
}

public func setxattr(
    _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeRawPointer!, _ size: Int,
    _ position: UInt32, _ options: CInt
) -> CInt {
    CInt(opened(path, options) { Int(fsetxattr($0, name, value, size, position, options)) })
}

public func fsetxattr(
    _ fd: CInt, _ name: UnsafePointer<CChar>!, _ value: UnsafeRawPointer!, _ size: Int, _ position: UInt32,
    _ options: CInt
) -> CInt {
    typealias Function = @convention(c) (CInt, UnsafePointer<CChar>?, UnsafeRawPointer?, Int, CInt) -> CInt
    guard position == 0, let function = function("fsetxattr", Function.self) else { return CInt(refused(EINVAL)) }
    // The flags to create or to replace alone are 1 and 2.
    let flags = (options & (XATTR_CREATE | XATTR_REPLACE)) >> 1
    return linuxName(name).withCString { function(fd, $0, value, size, flags) }
}

public func removexattr(_ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ options: CInt) -> CInt {
    CInt(opened(path, options) { Int(fremovexattr($0, name, options)) })
}

public func fremovexattr(_ fd: CInt, _ name: UnsafePointer<CChar>!, _ options: CInt) -> CInt {
    typealias Function = @convention(c) (CInt, UnsafePointer<CChar>?) -> CInt
    guard let function = function("fremovexattr", Function.self) else { return CInt(refused(EINVAL)) }
    return linuxName(name).withCString { function(fd, $0) }
}

public func listxattr(
    _ path: UnsafePointer<CChar>!, _ namebuff: UnsafeMutablePointer<CChar>!, _ size: Int, _ options: CInt
) -> Int {
    opened(path, options) { flistxattr($0, namebuff, size, options) }
}

public func flistxattr(_ fd: CInt, _ namebuff: UnsafeMutablePointer<CChar>!, _ size: Int, _ options: CInt) -> Int {
    typealias Function = @convention(c) (CInt, UnsafeMutablePointer<CChar>?, Int) -> Int
    guard let function = function("flistxattr", Function.self) else { return refused(EINVAL) }
    let length = function(fd, nil, 0)
    guard length > 0 else { return length }
    var names = [CChar](repeating: 0, count: length)
    let read = function(fd, &names, length)
    guard read >= 0 else { return read }
    let list = names.prefix(read).split(separator: 0).map { name in
        name.starts(with: userPrefix) ? name.dropFirst(userPrefix.count) : name
    }
    let bytes = list.flatMap { $0 + [0] }
    guard let namebuff else { return bytes.count }
    guard size >= bytes.count else { return refused(ERANGE) }
    for (index, byte) in bytes.enumerated() { namebuff[index] = byte }
    return bytes.count
}

private let userPrefix = "user.".utf8.map { CChar(bitPattern: $0) }

private func linuxName(_ name: UnsafePointer<CChar>?) -> String {
    "user." + (name.map { String(cString: $0) } ?? "")
}

private func opened(_ path: UnsafePointer<CChar>?, _ options: CInt, _ body: (CInt) -> Int) -> Int {
    guard let path else { return refused(EFAULT) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | (options & XATTR_NOFOLLOW != 0 ? O_NOFOLLOW : 0))
    guard descriptor >= 0 else { return -1 }
    let result = body(descriptor)
    let code = errno
    close(descriptor)
    errno = code
    return result
}

private func refused(_ code: CInt) -> Int {
    errno = code
    return -1
}

/// A function of the C library's that Swift's module of it leaves out.
private func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
}
