@_exported import Foundation
@_exported import QuickLookCompat
@_exported import UIKit
