extension vImage_Buffer {
    /// A row's components.
    @inline(__always)
    func row<Component>(_ index: Int, _: Component.Type = Component.self) -> UnsafeMutablePointer<Component> {
        (data + index &* rowBytes).assumingMemoryBound(to: Component.self)
    }

    func isAsLarge(as other: vImage_Buffer) -> Bool { width >= other.width && height >= other.height }
}

/// Works on each pixel of a buffer, and the one in its place.
@inline(__always)
func eachPixel<From, To>(
    _ source: UnsafePointer<vImage_Buffer>, _ from: Int, _ target: UnsafePointer<vImage_Buffer>, _ to: Int,
    _ body: (UnsafeMutablePointer<From>, UnsafeMutablePointer<To>) -> Void
) -> vImage_Error {
    let (source, target) = (source.pointee, target.pointee)
    guard source.isAsLarge(as: target) else { return kvImageRoiLargerThanInputBuffer }
    for row in 0..<Int(target.height) {
        let (x, y): (UnsafeMutablePointer<From>, UnsafeMutablePointer<To>) = (source.row(row), target.row(row))
        for column in 0..<Int(target.width) { body(x + column &* from, y + column &* to) }
    }
    return kvImageNoError
}

/// An image's components as numbers, so that filters can take parts of them.
struct Plane {
    let (width, height, channels): (Int, Int, Int)
    var values: [Float]

    init(width: Int, height: Int, channels: Int) {
        (self.width, self.height, self.channels) = (width, height, channels)
        values = Array(repeating: 0, count: width * height * channels)
    }

    init(bytes buffer: vImage_Buffer, channels: Int) {
        self.init(width: Int(buffer.width), height: Int(buffer.height), channels: channels)
        for row in 0..<height {
            let line: UnsafeMutablePointer<UInt8> = buffer.row(row)
            for index in 0..<width * channels { values[row &* width &* channels &+ index] = Float(line[index]) }
        }
    }

    init(floats buffer: vImage_Buffer, channels: Int) {
        self.init(width: Int(buffer.width), height: Int(buffer.height), channels: channels)
        for row in 0..<height {
            let line: UnsafeMutablePointer<Float> = buffer.row(row)
            for index in 0..<width * channels { values[row &* width &* channels &+ index] = line[index] }
        }
    }

    func store(bytes buffer: vImage_Buffer, keeping kept: Int? = nil) {
        for row in 0..<min(height, Int(buffer.height)) {
            let line: UnsafeMutablePointer<UInt8> = buffer.row(row)
            for index in 0..<min(width, Int(buffer.width)) * channels where kept == nil || index % channels != kept {
                line[index] = integer(values[row &* width &* channels &+ index].rounded())
            }
        }
    }

    func store(floats buffer: vImage_Buffer) {
        for row in 0..<min(height, Int(buffer.height)) {
            let line: UnsafeMutablePointer<Float> = buffer.row(row)
            for index in 0..<min(width, Int(buffer.width)) * channels {
                line[index] = values[row &* width &* channels &+ index]
            }
        }
    }
}
