public import Foundation
public import FoundationNetworking

extension URLCache {
    /// A cache whose responses are in a folder; nil for one of its own.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory directoryURL: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directoryURL?.path)
    }
}
