import Glibc

/// What an image's first bytes say of it, without decoding it.
package struct ImageHeader: Sendable, Hashable {
    package var format: ImageFormat
    /// In pixels, upright: an orientation that the file states is applied. In points for SVG and PDF.
    package var width: Double
    package var height: Double

    package init(format: ImageFormat, width: Double, height: Double) {
        self.format = format
        self.width = width
        self.height = height
    }

    package init(bytes: [UInt8]) throws(ImageError) {
        let result = bytes.withUnsafeBytes { buffer in
            Result { () throws(ImageError) in try ImageHeader(buffer) }
        }
        self = try result.get()
    }

    /// Maps the file, so that only the pages that hold its header are read.
    package init(file path: String) throws(ImageError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable(path: path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable(path: path)
        }
        guard status.st_size > 0 else { throw .unknownFormat }
        let count = Int(status.st_size)
        guard let address = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), address != MAP_FAILED else {
            throw .unreadable(path: path)
        }
        defer { munmap(address, count) }
        self = try ImageHeader(UnsafeRawBufferPointer(start: address, count: count))
    }

    package init(_ bytes: UnsafeRawBufferPointer) throws(ImageError) {
        guard let format = ImageFormat(bytes) else { throw .unknownFormat }
        let reader = HeaderReader(bytes: bytes)
        let size: (width: Double, height: Double)?
        switch format {
        case .png: size = reader.png
        case .jpeg: size = reader.jpeg
        case .gif: size = reader.gif
        case .webp: size = reader.webp
        case .bmp: size = reader.bmp
        case .ico: size = reader.ico
        case .tiff: size = reader.tiff
        case .svg: size = reader.svg
        case .pdf: size = reader.pdf
        case .heif: size = reader.heif
        }
        guard let size, size.width > 0, size.height > 0 else { throw .damaged("its header has no size") }
        self.init(format: format, width: size.width, height: size.height)
    }
}
