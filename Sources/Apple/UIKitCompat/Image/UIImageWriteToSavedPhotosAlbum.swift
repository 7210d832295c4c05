public import FoundationCompat

// A widget may not write to the photo library: nothing is saved, and nobody is told.

public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    Unavailable.note("UIImageWriteToSavedPhotosAlbum")
}

public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    Unavailable.note("UISaveVideoAtPathToSavedPhotosAlbum")
}
