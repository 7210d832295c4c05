public import PhotosCompat
public import UIKitCompat

extension PHPhotoLibrary {
    /// Shows nothing: access is denied, not limited.
    @MainActor
    public func presentLimitedLibraryPicker(from controller: UIViewController) {}

    /// Shows nothing: access is denied, not limited.
    @MainActor
    public func presentLimitedLibraryPicker(
        from controller: UIViewController, completionHandler: @escaping ([String]) -> Void
    ) {
        completionHandler([])
    }

    /// Shows nothing: access is denied, not limited.
    @MainActor
    public func presentLimitedLibraryPicker(from controller: UIViewController) async -> [String] { [] }
}
