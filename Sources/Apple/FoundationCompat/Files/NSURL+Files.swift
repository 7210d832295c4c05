public import Foundation

extension NSURL {
    public class func fileURL(withPath path: String) -> URL { URL(fileURLWithPath: path) }

    public class func fileURL(withPath path: String, isDirectory: Bool) -> URL {
        URL(fileURLWithPath: path, isDirectory: isDirectory)
    }

    public class func fileURL(withPath path: String, relativeTo baseURL: URL?) -> URL {
        URL(fileURLWithPath: path, relativeTo: baseURL)
    }

    public class func fileURL(withPath path: String, isDirectory: Bool, relativeTo baseURL: URL?) -> URL {
        URL(fileURLWithPath: path, isDirectory: isDirectory, relativeTo: baseURL)
    }
}
