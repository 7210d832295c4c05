@_exported import Foundation
@_exported import MediaPlayerCompat
@_exported import UIKit
