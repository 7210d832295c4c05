@_exported import CoreLocation
@_exported import Foundation
@_exported import MapKitCompat
@_exported import UIKit
