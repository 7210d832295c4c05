@_exported import AuthenticationServicesCompat
@_exported import Foundation
@_exported import UIKit
