@_exported import Combine
@_exported import CoreDataCompat
@_exported import Foundation
