import Foundation
import JSON
import JSONRPC

/// Files that are whole or not there.
enum WholeFile {
    static func write(_ bytes: [UInt8], to path: String) throws(RPCError) {
        let temporary = "\(path).\(getpid()).partial"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .cannotWrite(path, errno: errno) }
        var failure: Int32 = 0
        if !bytes.withUnsafeBytes({ Descriptors.write($0, to: descriptor) }) { failure = errno }
        if close(descriptor) != 0, failure == 0 { failure = errno }
        if failure == 0, rename(temporary, path) != 0 { failure = errno }
        guard failure == 0 else {
            unlink(temporary)
            throw .cannotWrite(path, errno: failure)
        }
    }
}

extension RPCError {
    fileprivate static func cannotWrite(_ path: String, errno code: Int32) -> RPCError {
        RPCError(
            code: -29, message: "Cannot write \(path): \(String(cString: strerror(code)))",
            data: [
                "kind": .string(WriteFailure.kind(of: code)), "path": .string(path),
                "hint": "Give a path in a folder that exists and can be written.",
            ])
    }
}
