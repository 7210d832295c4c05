@_exported import CoreTelephonyCompat
@_exported import Foundation
