public import Foundation
public import UIKitCompat

/// A web page as a card on an app's screen, which no widget shows.
@preconcurrency @MainActor
open class LPLinkView: UIView {
    open var metadata = LPLinkMetadata()

    public convenience init(url URL: URL) {
        self.init(frame: .zero)
        metadata.originalURL = URL
        metadata.url = URL
    }

    public convenience init(metadata: LPLinkMetadata) {
        self.init(frame: .zero)
        self.metadata = metadata
    }
}
