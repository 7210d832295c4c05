@_exported import MessageUICompat
@_exported import UIKit
