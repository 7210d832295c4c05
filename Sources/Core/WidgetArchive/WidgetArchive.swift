/// A widget laid out for one entry, one size and one environment: everything that drawing it needs.
///
/// The extension makes it, the bridge keeps and draws it. Coordinates are points from the widget's top-left corner.
public struct WidgetArchive: Sendable, Hashable {
    /// The version of the JSON form, which a reader checks before anything else.
    public static let version = 1

    public var size: ArchiveSize
    public var colorScheme: ColorScheme
    /// What the system keeps free around the content; none where the widget has no margins.
    public var contentMargins: ArchiveInsets
    /// Whether what lies behind the widget shows through, as on the lock screen; the home screen has the system background
    /// there.
    public var isTransparent: Bool
    /// What fills the whole widget behind `items`.
    public var background: [ArchiveItem]
    public var items: [ArchiveItem]
    /// The images that items name, by content.
    public var images: [ImageID: ImageResource]
    /// `widgetURL`'s URL, opened by a tap outside of every region.
    public var widgetURL: String?
    /// Later regions lie over earlier ones.
    public var tapRegions: [TapRegion]
    public var accessibility: [AccessibilityElement]

    public init(
        size: ArchiveSize, colorScheme: ColorScheme = .light, contentMargins: ArchiveInsets = ArchiveInsets(),
        isTransparent: Bool = false, background: [ArchiveItem] = [], items: [ArchiveItem] = [],
        images: [ImageID: ImageResource] = [:], widgetURL: String? = nil, tapRegions: [TapRegion] = [],
        accessibility: [AccessibilityElement] = []
    ) {
        self.size = size
        self.colorScheme = colorScheme
        self.contentMargins = contentMargins
        self.isTransparent = isTransparent
        self.background = background
        self.items = items
        self.images = images
        self.widgetURL = widgetURL
        self.tapRegions = tapRegions
        self.accessibility = accessibility
    }

    public enum ColorScheme: String, CaseIterable, Sendable { case light, dark }
}

/// Names an image by a digest of its bytes, so that equal images travel and are kept once.
public struct ImageID: Sendable, Hashable {
    public var rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// Where an image's encoded bytes (PNG, JPEG, GIF, WebP, HEIC, AVIF, SVG, PDF) are.
public enum ImageResource: Sendable, Hashable {
    /// A file that outlives the archive, such as one of the widget's assets.
    case file(path: String)
    /// Bytes that travel inside the archive.
    case data([UInt8])
}

/// A part of the widget that answers taps by itself.
public struct TapRegion: Sendable, Hashable {
    public enum Action: Sendable, Hashable {
        case url(String)
        /// An App Intent, by its type's name and its parameters as JSON text.
        case intent(type: String, parameters: String)
    }

    public var frame: ArchiveRect
    public var action: Action
    /// What a toggle shows; nil for what is none.
    public var isOn: Bool?

    public init(frame: ArchiveRect, action: Action, isOn: Bool? = nil) {
        self.frame = frame
        self.action = action
        self.isOn = isOn
    }
}

/// What an assistive technology is told of one element.
public struct AccessibilityElement: Sendable, Hashable {
    public enum Trait: String, Sendable { case staticText, image, link, button, header }

    public var frame: ArchiveRect
    public var label: String
    public var value: String?
    public var hint: String?
    public var identifier: String?
    public var traits: [Trait]

    public init(
        frame: ArchiveRect, label: String, value: String? = nil, hint: String? = nil, identifier: String? = nil,
        traits: [Trait] = []
    ) {
        self.frame = frame
        self.label = label
        self.value = value
        self.hint = hint
        self.identifier = identifier
        self.traits = traits
    }
}
