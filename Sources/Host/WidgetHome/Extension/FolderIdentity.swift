import Foundation

/// Tells a folder from another that has taken its place.
struct FolderIdentity {
    private let path: String
    private let device: dev_t
    private let number: ino_t

    /// Nil where there is nothing at the path.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        (self.path, device, number) = (path, status.st_dev, status.st_ino)
    }

    /// Whether it is still at its path.
    var isCurrent: Bool {
        let current = FolderIdentity(path)
        return current?.device == device && current?.number == number
    }
}
