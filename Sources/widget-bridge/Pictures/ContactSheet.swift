import WidgetArchive
import WidgetProtocol

/// Pictures side by side: a column for each value of a matrix's last axis, a row for each combination of the others.
struct ContactSheet {
    /// A picture that was drawn, or why it was not.
    struct Cell {
        /// What it shows, by axis.
        var names: [PictureAxis: String]
        /// A PNG.
        var data: [UInt8] = []
        /// In points.
        var size = ArchiveSize(width: 158, height: 158)
        var warnings: [Warning] = []
        var error: BridgeError?
    }

    private let cells: [Cell]
    private let columnAxis: PictureAxis
    private let rowAxes: ArraySlice<PictureAxis>
    private let columns: [String]
    private let rows: [[String]]

    /// - Parameter cells: at least one; values stand in the order that they come up in.
    init(_ cells: [Cell], matrix: PictureMatrix) {
        self.cells = cells
        columnAxis = matrix.axes[matrix.axes.count - 1]
        rowAxes = matrix.axes.dropLast()
        func values(_ axis: PictureAxis) -> [String] {
            var values: [String] = []
            for case let value? in cells.map({ $0.names[axis] }) where !values.contains(value) { values.append(value) }
            return values
        }
        columns = values(columnAxis)
        let combinations = rowAxes.reduce([[]]) { rows, axis in rows.flatMap { row in values(axis).map { row + [$0] } }
        }
        rows = combinations.filter { row in cells.contains { Self.row(of: $0, matrix.axes.dropLast()) == row } }
    }

    private static func row(of cell: Cell, _ axes: ArraySlice<PictureAxis>) -> [String] {
        axes.map { cell.names[$0] ?? "" }
    }

    /// Pixels in a point, where none are asked for.
    static let scale = 2.0

    /// Tells of each warning once, with the pictures that it is about, and of what could not be drawn.
    func say() {
        var told: [(text: String, names: [String])] = []
        for cell in cells {
            let name = (rowAxes + [columnAxis]).compactMap { cell.names[$0] }.joined(separator: " ")
            if let error = cell.error { CommandFailure.say(error.about(name)) }
            for text in cell.warnings.map(\.description) {
                if let index = told.firstIndex(where: { $0.text == text }) {
                    told[index].names.append(name)
                } else {
                    told.append((text, [name]))
                }
            }
        }
        for (text, names) in told {
            let rest = names.count > 1 ? " and \(names.count - 1) more" : ""
            CommandOutput.warn("\(names[0])\(rest): \(text)")
        }
    }

    private static let spacing = 16.0
    private static let header = 22.0
    private static let note = 14.0
    /// Takes `accessoryRectangular`.
    private static let label = 118.0
    private static let ink = ArchiveColor(red: 0.2, green: 0.2, blue: 0.22)
    private static let alarm = ArchiveColor(red: 0.69, green: 0.11, blue: 0.09)
    /// Both a light widget and a dark one stand out against it.
    private static let ground = ArchiveColor(red: 0.82, green: 0.82, blue: 0.84)

    /// The whole sheet, laid out.
    var archive: WidgetArchive {
        var archive = WidgetArchive(size: ArchiveSize(width: 0, height: 0), isTransparent: true)
        let left = Self.spacing + (rowAxes.isEmpty ? 0 : Self.label)
        var x = left
        var frames: [(x: Double, width: Double)] = []
        for column in columns {
            let width = cells.filter { $0.names[columnAxis] == column }.map(\.size.width).reduce(96, max)
            frames.append((x, width))
            archive.items.append(
                text(column, ArchiveRect(x: x, y: Self.spacing, width: width, height: Self.header), weight: 600))
            x += width + Self.spacing
        }
        var y = Self.spacing + Self.header
        for row in rows {
            let own = cells.filter { Self.row(of: $0, rowAxes) == row }
            let height = own.map(\.size.height).reduce(48, max)
            archive.items.append(
                text(
                    row.joined(separator: "\n"),
                    ArchiveRect(x: Self.spacing, y: y, width: Self.label - 10, height: height),
                    weight: 600))
            for cell in own {
                guard let column = columns.firstIndex(where: { $0 == cell.names[columnAxis] }) else { continue }
                add(cell, x: frames[column].x, y: y, width: frames[column].width, to: &archive)
            }
            y += height + Self.note + Self.spacing
        }
        archive.size = ArchiveSize(width: x, height: y)
        archive.background = [
            .fill(
                Self.rectangle(ArchiveRect(x: 0, y: 0, width: x, height: y)), paint: .color(Self.ground),
                isEvenOdd: false, isAntialiased: false)
        ]
        return archive
    }

    private func add(_ cell: Cell, x: Double, y: Double, width: Double, to archive: inout WidgetArchive) {
        if let error = cell.error {
            let frame = ArchiveRect(x: x, y: y, width: width, height: cell.size.height)
            archive.items.append(text("\(error.message). \(error.hint)", frame, color: Self.alarm))
            return
        }
        let id = ImageID(rawValue: "\(archive.images.count)")
        archive.images[id] = .data(cell.data)
        archive.items.append(
            .image(
                ArchiveImage(
                    image: id, frame: ArchiveRect(x: x, y: y, width: cell.size.width, height: cell.size.height),
                    naturalSize: cell.size)))
        let kinds = cell.warnings.reduce(into: [String]()) { kinds, warning in
            if !kinds.contains(warning.kind.rawValue) { kinds.append(warning.kind.rawValue) }
        }
        guard !kinds.isEmpty else { return }
        archive.items.append(
            text(
                kinds.joined(separator: ", "),
                ArchiveRect(x: x, y: y + cell.size.height + 1, width: width, height: Self.note), size: 10,
                color: Self.alarm, lines: 1))
    }

    private func text(
        _ words: String, _ frame: ArchiveRect, size: Double = 12, weight: Int = 400, color: ArchiveColor = ink,
        lines: Int? = nil
    ) -> ArchiveItem {
        let run = TextRun(
            content: .string(words), font: ArchiveFont(size: size, weight: weight), paint: .color(color))
        return .text(ArchiveText(text: StyledText(runs: [run], lineLimit: lines), frame: frame))
    }

    private static func rectangle(_ frame: ArchiveRect) -> ArchivePath {
        let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
        return ArchivePath(elements: [
            .move(ArchivePoint(x: frame.x, y: frame.y)), .line(ArchivePoint(x: right, y: frame.y)),
            .line(ArchivePoint(x: right, y: bottom)), .line(ArchivePoint(x: frame.x, y: bottom)), .close,
        ])
    }
}
