public import CoreLocationCompat
public import Foundation
public import FoundationCompat
public import UIKitCompat

/// A change to the library, which takes none.
open class PHChangeRequest: NSObject, @unchecked Sendable {
    public required override init() {}
}

/// A photo to be added or changed; the library takes none.
open class PHAssetChangeRequest: PHChangeRequest, @unchecked Sendable {
    open var creationDate: Date?
    open var location: CLLocation?
    open var isFavorite = false
    open var isHidden = false
    open var contentEditingOutput: PHContentEditingOutput?
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }

    public convenience init(for asset: PHAsset) {
        self.init()
        creationDate = asset.creationDate
        location = asset.location
        isFavorite = asset.isFavorite
        isHidden = asset.isHidden
    }

    @discardableResult
    open class func creationRequestForAsset(from image: UIImage) -> Self { Self() }

    @discardableResult
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }

    @discardableResult
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }

    open class func deleteAssets(_ assets: any NSFastEnumeration) {}

    open func revertAssetContentToOriginal() {}
}

/// A photo to be added, of the files that it is made of.
open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
    @discardableResult
    open class func forAsset() -> Self { Self() }

    open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool { false }

    open func addResource(
        with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
    ) {}

    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
}
