package import WidgetArchive

/// A bitmap or vector image found for an environment.
package struct ResolvedImage: Sendable, Hashable {
    package var id: ImageID
    package var resource: WidgetArchive::ImageResource
    /// Size in points.
    package var size: ArchiveSize
    /// True or false where the asset says how it is rendered.
    package var isTemplate: Bool?
    /// The borders that the asset keeps from stretching, in points.
    package var capInsets: ArchiveInsets?
    /// True where the left is drawn on the right.
    package var isMirrored = false

    package init(id: ImageID, resource: WidgetArchive::ImageResource, size: ArchiveSize, isTemplate: Bool? = nil) {
        self.id = id
        self.resource = resource
        self.size = size
        self.isTemplate = isTemplate
    }
}
