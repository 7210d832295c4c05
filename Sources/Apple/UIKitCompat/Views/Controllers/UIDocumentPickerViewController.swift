public import Foundation
public import UniformTypeIdentifiersCompat

/// The list of files that a user picks from; nothing shows it in a widget.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var allowsMultipleSelection = false
    open var shouldShowFileExtensions = false
    open var directoryURL: URL?

    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(nibName: nil, bundle: nil)
    }

    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        self.init(nibName: nil, bundle: nil)
    }

    public convenience init(forExporting urls: [URL]) {
        self.init(nibName: nil, bundle: nil)
    }

    public convenience init(forExporting urls: [URL], asCopy: Bool) {
        self.init(nibName: nil, bundle: nil)
    }

    @available(*, deprecated)
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(nibName: nil, bundle: nil)
    }

    @available(*, deprecated)
    public convenience init(url: URL, in mode: UIDocumentPickerMode) {
        self.init(nibName: nil, bundle: nil)
    }
}

/// - Compatibility: compiles
public enum UIDocumentPickerMode: UInt, Sendable {
    case `import`, open, exportToService, moveToService
}

/// - Compatibility: compiles
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
