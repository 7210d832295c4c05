import JSON

extension ArchivePoint: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        let numbers = try reader.numbers(2)
        self.init(x: numbers[0], y: numbers[1])
    }

    func write(to writer: inout ArchiveWriter) {
        writer.list { list in
            list.add(x)
            list.add(y)
        }
    }
}

extension ArchiveSize: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        let numbers = try reader.numbers(2)
        self.init(width: numbers[0], height: numbers[1])
    }

    func write(to writer: inout ArchiveWriter) {
        writer.list { list in
            list.add(width)
            list.add(height)
        }
    }
}

extension ArchiveRect: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        let numbers = try reader.numbers(4)
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    func write(to writer: inout ArchiveWriter) {
        writer.list { list in
            list.add(x)
            list.add(y)
            list.add(width)
            list.add(height)
        }
    }
}

extension ArchiveInsets: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        let numbers = try reader.numbers(4)
        self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }

    func write(to writer: inout ArchiveWriter) {
        writer.list { list in
            list.add(top)
            list.add(left)
            list.add(bottom)
            list.add(right)
        }
    }
}

extension ArchiveTransform: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        let numbers = try reader.numbers(6)
        self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }

    func write(to writer: inout ArchiveWriter) {
        writer.list { list in
            list.add(a)
            list.add(b)
            list.add(c)
            list.add(d)
            list.add(tx)
            list.add(ty)
        }
    }
}

/// A list of letters as in SVG's paths, each followed by its coordinates: control points first, then the end.
extension ArchivePath: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        let values = try reader.array()
        var index = 0
        func point() throws(ArchiveError) -> ArchivePoint {
            guard index + 1 < values.count else { throw reader.malformed("point") }
            defer { index += 2 }
            if let x = values[index].doubleValue, let y = values[index + 1].doubleValue {
                return ArchivePoint(x: x, y: y)
            }
            return ArchivePoint(x: try Double(reader.element(index)), y: try Double(reader.element(index + 1)))
        }
        elements = []
        while index < values.count {
            let letter = values[index].stringValue
            index += 1
            switch letter {
            case "M": elements.append(.move(try point()))
            case "L": elements.append(.line(try point()))
            case "Q":
                let control = try point()
                elements.append(.quad(try point(), control: control))
            case "C":
                let control1 = try point()
                let control2 = try point()
                elements.append(.curve(try point(), control1: control1, control2: control2))
            case "Z": elements.append(.close)
            default: throw reader.element(index - 1).malformed("path letter")
            }
        }
    }

    func write(to writer: inout ArchiveWriter) {
        writer.list { list in
            for element in elements {
                switch element {
                case .move(let end): Self.add("M", end, to: &list)
                case .line(let end): Self.add("L", end, to: &list)
                case .quad(let end, let control):
                    Self.add("Q", control, to: &list)
                    Self.add(end, to: &list)
                case .curve(let end, let control1, let control2):
                    Self.add("C", control1, to: &list)
                    Self.add(control2, to: &list)
                    Self.add(end, to: &list)
                case .close: list.add("Z")
                }
            }
        }
    }

    private static func add(_ letter: StaticString, _ point: ArchivePoint, to list: inout ArchiveWriter) {
        list.add(letter)
        add(point, to: &list)
    }

    private static func add(_ point: ArchivePoint, to list: inout ArchiveWriter) {
        list.add(rounded(point.x))
        list.add(rounded(point.y))
    }

    /// A ten-thousandth of a point is less than the finest step of a picture at 3x, and half as much to write and to read.
    private static func rounded(_ coordinate: Double) -> Double {
        let rounded = (coordinate * 10_000).rounded() / 10_000
        return rounded.isFinite ? rounded : coordinate
    }
}
