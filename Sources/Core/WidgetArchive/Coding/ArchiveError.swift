/// Why a JSON value is no widget archive that this program can read.
public enum ArchiveError: Error, Hashable, CustomStringConvertible {
    /// Written by a newer program than this one.
    case newerVersion(found: Int, supported: Int)
    /// `path` says where, such as `items[2].paint`.
    case malformed(path: String, expected: String)

    public var description: String {
        switch self {
        case .newerVersion(let found, let supported):
            "This archive has version \(found), and this program reads up to \(supported). "
                + "Build the widget again with the widget-bridge that shows it."
        case .malformed(let path, let expected):
            "The archive has no \(expected) at \(path.isEmpty ? "its root" : path)."
        }
    }
}
