@_exported import Foundation
@_exported import PDFKitCompat
@_exported import UIKit
