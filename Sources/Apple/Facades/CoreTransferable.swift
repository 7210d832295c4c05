@_exported import CoreTransferableCompat
@_exported import Foundation
@_exported import UniformTypeIdentifiers
