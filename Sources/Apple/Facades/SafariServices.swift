@_exported import SafariServicesCompat
@_exported import UIKit
