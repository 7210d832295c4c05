import WidgetArchive

extension WidgetArchive {
    /// What an assistive technology is told of the widget's elements, in their order, for an SVG whose drawing is hidden
    /// from it; nil where the widget has none.
    var roles: SVGElement? {
        guard !accessibility.isEmpty else { return nil }
        var group = SVGElement("g")
        group.set("fill", "none")
        for element in accessibility { group.append(role(of: element)) }
        return group
    }

    private func role(of element: AccessibilityElement) -> SVGElement {
        var item = SVGElement("g")
        let center = ArchivePoint(
            x: element.frame.x + element.frame.width / 2, y: element.frame.y + element.frame.height / 2)
        let toggle = tapRegions.last { $0.isOn != nil && $0.frame.contains(center) }
        item.set("role", toggle == nil ? element.role : "switch")
        if toggle == nil, element.role == "heading" { item.set("aria-level", "2") }
        item.set("aria-checked", toggle?.isOn.map { $0 ? "true" : "false" })
        item.set("aria-label", [element.label, element.value].compactMap { $0 }.joined(separator: ", "))
        item.set("data-identifier", element.identifier)
        if let hint = element.hint {
            var description = SVGElement("desc")
            description.append(hint)
            item.append(description)
        }
        var frame = SVGElement("rect")
        frame.set("x", element.frame.x)
        frame.set("y", element.frame.y)
        frame.set("width", element.frame.width)
        frame.set("height", element.frame.height)
        item.append(frame)
        return item
    }
}

extension AccessibilityElement {
    /// ARIA's; a text is a group, which has no role but its label.
    fileprivate var role: String {
        if traits.contains(.button) { return "button" }
        if traits.contains(.link) { return "link" }
        if traits.contains(.header) { return "heading" }
        return traits.contains(.image) ? "img" : "group"
    }
}
