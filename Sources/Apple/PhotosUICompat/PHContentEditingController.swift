public import Foundation
public import PhotosCompat
public import UIKitCompat

/// Edits a photo in an extension of Photos, which no widget is.
@preconcurrency @MainActor
public protocol PHContentEditingController: NSObjectProtocol {
    var shouldShowCancelConfirmation: Bool { get }
    func canHandle(_ adjustmentData: PHAdjustmentData) -> Bool
    func startContentEditing(with contentEditingInput: PHContentEditingInput, placeholderImage: UIImage)
    func finishContentEditing(completionHandler: @escaping (PHContentEditingOutput?) -> Void)
    func cancelContentEditing()
}
