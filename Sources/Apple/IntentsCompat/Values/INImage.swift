public import Foundation
public import UIKitCompat

/// A picture of an option or of a person; it is kept, and shown by nothing here.
open class INImage: NSObject, NSCopying {
    package enum Source {
        case named(String)
        case systemNamed(String)
        case data(Data)
        case url(URL, width: Double?, height: Double?)
    }

    package let source: Source

    init(_ source: Source) {
        self.source = source
    }

    public convenience init(named name: String) { self.init(.named(name)) }

    public convenience init(imageData: Data) { self.init(.data(imageData)) }

    public convenience init?(url URL: URL) { self.init(.url(URL, width: nil, height: nil)) }

    public convenience init?(url URL: URL, width: Double, height: Double) {
        self.init(.url(URL, width: width, height: height))
    }

    public convenience init(uiImage: UIImage) { self.init(.data(uiImage.pngData() ?? Data())) }

    open class func systemImageNamed(_ systemImageName: String) -> INImage { INImage(.systemNamed(systemImageName)) }

    open class func imageSize(for response: INIntentResponse) -> CGSize { .zero }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension INImage {
    public convenience init(systemImageNamed systemImageName: String) { self.init(.systemNamed(systemImageName)) }
}
