@_exported import Foundation
@_exported import QuickLookThumbnailingCompat
@_exported import UIKit
