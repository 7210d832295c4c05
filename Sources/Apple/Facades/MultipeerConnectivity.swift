@_exported import MultipeerConnectivityCompat
@_exported import UIKit
