/// Where a widget answers taps.
extension WidgetArchive {
    /// What answers a tap at a point: the topmost region there, else the whole widget with its URL; nil where a tap only
    /// opens the app.
    public func region(at point: ArchivePoint) -> TapRegion? {
        tapRegions.last { $0.frame.contains(point) }
            ?? widgetURL.map {
                TapRegion(frame: ArchiveRect(x: 0, y: 0, width: size.width, height: size.height), action: .url($0))
            }
    }

    /// The middle of the element with an accessibility identifier, else with a label, else of the only one that has it
    /// among the parts of its label, such as the words beside an icon; nil where there is none.
    public func center(ofElement name: String) -> ArchivePoint? {
        let parts = accessibility.filter { $0.label.split(separator: ", ").contains(name[...]) }
        let element =
            accessibility.first { $0.identifier == name } ?? accessibility.first { $0.label == name }
            ?? (parts.count == 1 ? parts[0] : nil)
        return element.map { ArchivePoint(x: $0.frame.x + $0.frame.width / 2, y: $0.frame.y + $0.frame.height / 2) }
    }

    /// What ``center(ofElement:)`` finds, in the order that it is read aloud in.
    public var elementNames: [String] { accessibility.map { $0.identifier ?? $0.label } }
}

extension ArchiveRect {
    /// Whether a point is in it; of its edges, the upper and the left belong to it.
    public func contains(_ point: ArchivePoint) -> Bool {
        point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
    }
}
