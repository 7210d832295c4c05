@_exported import Foundation
@_exported import SafariServicesCompat
@_exported import UIKit
