@_exported import AppServicesCompat
@_exported import Foundation
@_exported import UIKit
