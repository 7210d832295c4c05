@_exported import ChartsCompat
@_exported import Foundation
