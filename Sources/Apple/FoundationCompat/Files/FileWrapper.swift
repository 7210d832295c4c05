public import Foundation

/// A file, or a folder of files, in memory.
open class FileWrapper: NSObject, @unchecked Sendable {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let immediate = ReadingOptions(rawValue: 1 << 0)
        public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
    }

    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let atomic = WritingOptions(rawValue: 1 << 0)
        public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
    }

    private enum Contents {
        case file(Data)
        case folder([String: FileWrapper])
    }

    private var contents: Contents
    open var filename: String?
    open var preferredFilename: String?
    open var fileAttributes: [String: Any] = [:]

    public init(regularFileWithContents contents: Data) {
        self.contents = .file(contents)
    }

    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        contents = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    /// Reads a file or folder, with all that is in it.
    public init(url: URL, options: ReadingOptions = []) throws {
        var isDirectory: ObjCBool = false
        if FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory), isDirectory.boolValue {
            let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
            let children = try names.map { ($0, try FileWrapper(url: url.appendingPathComponent($0))) }
            contents = .folder(Dictionary(uniqueKeysWithValues: children))
        } else {
            contents = .file(try Data(contentsOf: url))
        }
        super.init()
        filename = url.lastPathComponent
        preferredFilename = filename
    }

    open var isDirectory: Bool { fileWrappers != nil }
    open var isRegularFile: Bool { regularFileContents != nil }
    open var isSymbolicLink: Bool { false }

    open var regularFileContents: Data? {
        if case .file(let data) = contents { data } else { nil }
    }

    open var fileWrappers: [String: FileWrapper]? {
        if case .folder(let children) = contents { children } else { nil }
    }

    /// Puts a file into a folder, under its preferred name or one like it, which is returned.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .folder(var children) = contents else { preconditionFailure("\(self) is no folder") }
        let preferred = child.preferredFilename ?? "Untitled"
        var name = preferred
        var count = 1
        while children[name] != nil {
            name = "\(count)_\(preferred)"
            count += 1
        }
        child.filename = name
        children[name] = child
        contents = .folder(children)
        return name
    }

    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let children) = contents else { preconditionFailure("\(self) is no folder") }
        contents = .folder(children.filter { $0.value !== child })
    }

    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }

    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        switch contents {
        case .file(let data):
            try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .folder(let children):
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, child) in children {
                try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
            }
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }
}
