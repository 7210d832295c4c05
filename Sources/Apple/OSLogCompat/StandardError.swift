import Glibc

enum StandardError {
    /// Writes a line at once, so that lines of several threads do not mix.
    static func write(_ line: String) {
        var line = line
        line.withUTF8 { bytes in
            _ = Glibc.write(STDERR_FILENO, bytes.baseAddress, bytes.count)
        }
    }
}
