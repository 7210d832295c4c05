@_exported import AppIntentsCompat
@_exported import Foundation
