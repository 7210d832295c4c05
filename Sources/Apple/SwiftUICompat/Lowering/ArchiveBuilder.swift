package import Foundation
package import WidgetArchive

/// Where nodes put what they draw.
package final class ArchiveBuilder {
    /// What has been drawn at the present level, first painted first.
    package private(set) var items: [ArchiveItem] = []
    package private(set) var tapRegions: [TapRegion] = []
    package private(set) var accessibility: [AccessibilityElement] = []
    package private(set) var images: [ImageID: WidgetArchive::ImageResource] = [:]
    /// Where a tap leads that hits no region; the outermost view's that says so.
    private var widgetURL: String?
    private var background: [ArchiveItem] = []
    /// Whether a view has set what lies behind the whole widget, be it nothing.
    private(set) var hasBackground = false
    package let session: LoweringSession
    /// The whole widget.
    package let bounds: CGRect
    /// The length of a device pixel in points.
    package let pixelLength: CGFloat
    /// Where named coordinate spaces lie, the innermost last.
    var coordinateSpaces: [(name: AnyHashable, frame: CGRect)] = []
    /// What views around the present one keep free.
    var safeArea: SafeArea?
    /// The effects that views around the present one apply, outermost first, concatenated.
    private var transform = ArchiveTransform.identity
    private var hiddenDepth = 0
    private var untouchableDepth = 0
    private var silentDepth = 0

    package init(session: LoweringSession, bounds: CGRect, pixelLength: CGFloat) {
        self.session = session
        self.bounds = bounds
        self.pixelLength = pixelLength
    }

    package func append(_ item: ArchiveItem) {
        if hiddenDepth == 0 { items.append(item) }
    }

    /// Names an image's bytes or file, to be drawn by items.
    package func add(_ image: WidgetArchive::ImageResource, as id: ImageID) {
        images[id] = image
    }

    /// The items that `draw` appends, which do not reach the present level.
    package func collect(_ draw: () throws -> Void) rethrows -> [ArchiveItem] {
        let outer = items
        items = []
        defer { items = outer }
        try draw()
        return items
    }

    /// Draws into a group; an empty one is left out.
    package func group(_ group: ArchiveGroup, _ draw: () -> Void) {
        let outer = transform
        if let own = group.transform { transform = own.concatenating(transform) }
        var group = group
        group.items = collect(draw)
        transform = outer
        if !group.items.isEmpty { append(.group(group)) }
    }

    /// Draws nothing of what `draw` draws, and takes no taps in it.
    package func hiding(_ draw: () -> Void) {
        hiddenDepth += 1
        draw()
        hiddenDepth -= 1
    }

    /// Takes no taps in what `draw` draws.
    package func disablingTaps(_ draw: () -> Void) {
        untouchableDepth += 1
        draw()
        untouchableDepth -= 1
    }

    /// Makes a part of the widget answer taps.
    package func addTapRegion(_ frame: CGRect, action: TapRegion.Action, isOn: Bool? = nil) {
        guard hiddenDepth == 0, untouchableDepth == 0 else { return }
        tapRegions.append(
            TapRegion(frame: transform.boundingBox(of: frame.archived), action: action, isOn: isOn))
    }

    /// Tells assistive technologies of an element; `frame` in the widget's space before effects.
    package func addAccessibility(_ element: AccessibilityElement) {
        guard hiddenDepth == 0, silentDepth == 0 else { return }
        var element = element
        element.frame = transform.boundingBox(of: element.frame)
        accessibility.append(element)
    }

    /// Draws without telling assistive technologies or taking taps.
    package func silencing(_ draw: () -> Void) {
        silentDepth += 1
        disablingTaps(draw)
        silentDepth -= 1
    }

    /// Runs `draw` and takes out the accessibility elements that it added.
    package func collectingAccessibility(_ draw: () -> Void) -> [AccessibilityElement] {
        let count = accessibility.count
        draw()
        let added = Array(accessibility[count...])
        accessibility.removeSubrange(count...)
        return added
    }

    /// Says where a tap outside of every region leads, unless a view further out has.
    package func setWidgetURL(_ url: String) {
        widgetURL = widgetURL ?? url
    }

    /// Draws what lies behind the whole widget, in its bounds.
    package func setBackground(_ draw: () -> Void) {
        background = collect(draw)
        hasBackground = true
    }

    func archive(colorScheme: ColorScheme) -> WidgetArchive {
        WidgetArchive(
            size: bounds.size.archived, colorScheme: colorScheme == .dark ? .dark : .light, background: background,
            items: items, images: images, widgetURL: widgetURL, tapRegions: tapRegions, accessibility: accessibility)
    }

    /// Puts back an element that `collectingAccessibility` took out, changed.
    func addCollected(_ element: AccessibilityElement) {
        if hiddenDepth == 0, silentDepth == 0 { accessibility.append(element) }
    }

    /// Where effects around the present view move a frame.
    func transformed(_ frame: CGRect) -> CGRect {
        let box = transform.boundingBox(of: frame.archived)
        return CGRect(x: box.x, y: box.y, width: box.width, height: box.height)
    }

    /// The nearest rectangle whose edges lie on device pixels.
    package func pixelAligned(_ rect: CGRect) -> CGRect {
        let minX = pixelAligned(rect.minX)
        let minY = pixelAligned(rect.minY)
        return CGRect(
            x: minX, y: minY, width: pixelAligned(rect.maxX) - minX, height: pixelAligned(rect.maxY) - minY)
    }

    /// The nearest point on a device pixel's corner.
    package func pixelAligned(_ point: CGPoint) -> CGPoint {
        CGPoint(x: pixelAligned(point.x), y: pixelAligned(point.y))
    }

    private func pixelAligned(_ value: CGFloat) -> CGFloat {
        value.isFinite ? (value / pixelLength).rounded() * pixelLength : value
    }
}
