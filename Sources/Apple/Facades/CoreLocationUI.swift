@_exported import CoreLocationUICompat
@_exported import UIKit
