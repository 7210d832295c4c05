@_exported import EventKit
@_exported import EventKitUICompat
@_exported import UIKit
