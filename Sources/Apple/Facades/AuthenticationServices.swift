@_exported import AuthenticationServicesCompat
@_exported import UIKit
