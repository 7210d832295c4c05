@_exported import PDFKitCompat
@_exported import UIKit
