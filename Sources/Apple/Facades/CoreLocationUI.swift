@_exported import CoreLocationUICompat
@_exported import Foundation
