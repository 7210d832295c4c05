@_exported import GamesCompat
@_exported import Foundation
@_exported import UIKit
