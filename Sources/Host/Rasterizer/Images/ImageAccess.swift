package import POSIXSupport
package import WidgetArchive

/// Which of an archive's images are drawn: archives come from widgets, which are not trusted with paths.
package struct ImageAccess: Sendable {
    /// Why an image is not drawn although it is there.
    package enum Reason: Sendable, Hashable {
        /// It took too long before.
        case tooSlow
        /// It brought the drawing process down before.
        case harmful
    }

    /// Where images and fonts may lie that an archive names by their paths.
    package var folders: AllowedFolders
    package var leftOut: [ImageID: Reason]
    /// Whether all images are left out, of which none can be said to be the cause.
    package var leavesOutAll: Bool
    /// Told of the image that is drawn next, and of nil after it.
    package var isAt: @Sendable (ImageID?) -> Void

    package init(
        folders: AllowedFolders = AllowedFolders(), leftOut: [ImageID: Reason] = [:], leavesOutAll: Bool = false,
        isAt: @escaping @Sendable (ImageID?) -> Void = { _ in }
    ) {
        self.folders = folders
        self.leftOut = leftOut
        self.leavesOutAll = leavesOutAll
        self.isAt = isAt
    }

    /// Files of images and fonts have no more bytes.
    package static let largestFile = 64 << 20

    func reason(_ id: ImageID) -> Reason? { leftOut[id] ?? (leavesOutAll ? .tooSlow : nil) }
}
