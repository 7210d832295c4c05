@_exported import PDFKit
@_exported import QuickLookCompat
@_exported import QuickLookThumbnailing
