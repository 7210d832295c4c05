public import Foundation

/// Whether a container's text is set in lines or in columns.
public enum NSLayoutOrientation: Int, Sendable {
    case horizontal, vertical
}

/// A rectangle that text is laid out in.
open class NSTextContainer: NSObject {
    open var size: CGSize
    open var exclusionPaths: [UIBezierPath] = []
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var lineFragmentPadding: CGFloat = 5
    open var maximumNumberOfLines = 0
    open var widthTracksTextView = false
    open var heightTracksTextView = false
    open weak var layoutManager: NSLayoutManager?
    open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }

    public init(size: CGSize) {
        self.size = size
    }

    public override convenience init() {
        self.init(size: CGSize(width: 1e7, height: 1e7))
    }

    public required init(coder: NSCoder) {
        size = CGSize(width: 1e7, height: 1e7)
    }

    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, let index = old.textContainers.firstIndex(of: self) else { return }
        old.removeTextContainer(at: index)
        newLayoutManager.addTextContainer(self)
    }

    /// As much of a line as is within the container.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        return proposedRect.intersection(CGRect(origin: .zero, size: size))
    }
}
