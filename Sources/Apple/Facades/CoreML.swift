@_exported import CoreMLCompat
@_exported import Foundation
