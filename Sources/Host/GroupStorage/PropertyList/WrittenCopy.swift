import Foundation

/// A copy of the property list that was written last for an extension, to tell what the widget has changed since.
///
/// It is written before the list takes its place, and says which file that will be, so that a bridge that is killed at
/// any moment never takes its own older list for the widget's doing. The file is written over in place; a checksum
/// tells when it was cut short. Its parts: whether the list is in place (1 byte), the list's inode (8), the checksum of
/// what else there is (8), the list.
struct WrittenCopy {
    enum State {
        /// Nothing was ever written: what is in the list is the widget's own.
        case missing
        /// The list is not the one that the copy is of, but the one before, from which everything had been read back.
        case superseded
        case whole(Data)
    }

    let path: String

    private static let header = 17

    /// What is known of the list that has this inode.
    func read(inode: UInt64) -> State {
        guard let data = FileManager.default.contents(atPath: path) else { return .missing }
        let content = data.dropFirst(Self.header)
        let stated = data.dropFirst().prefix(8)
        let checksum = data.dropFirst(9).prefix(8)
        guard data.count >= Self.header, checksum.elementsEqual(Self.checksum(content, stated)) else {
            return .superseded
        }
        let isInPlace = data.first == 1 || stated.elementsEqual(Self.bytes(inode))
        return isInPlace ? .whole(Data(content)) : .superseded
    }

    /// Writes a copy of the list that has, or will have, this inode.
    func write(_ content: some Collection<UInt8>, inode: UInt64, isInPlace: Bool) throws(GroupStorageError) {
        let stated = Self.bytes(inode)
        try OwnFile.overwrite([isInPlace ? 1 : 0] + stated + Self.checksum(content, stated) + content, at: path)
    }

    /// Notes that the list is where the extension finds it; its inode may then be another's, should it be replaced.
    func setInPlace() {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        // Where this fails, the inode still says it.
        _ = withUnsafeBytes(of: UInt8(1)) { pwrite(descriptor, $0.baseAddress, 1, 0) }
        close(descriptor)
    }

    private static func bytes(_ number: UInt64) -> [UInt8] { withUnsafeBytes(of: number.littleEndian, Array.init) }

    /// FNV-1a, 64 bits (Fowler, Noll, Vo; RFC 9923), over the content, the inode and the length.
    private static func checksum(_ content: some Collection<UInt8>, _ inode: some Collection<UInt8>) -> [UInt8] {
        func mix(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let hash = inode.reduce(content.reduce(0xCBF2_9CE4_8422_2325, mix), mix)
        return bytes(bytes(UInt64(content.count)).reduce(hash, mix))
    }
}
