@_exported import Foundation
@_exported import MediaCompat
@_exported import UIKit
