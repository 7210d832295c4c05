@_exported import Foundation
@_exported import GamesCompat
@_exported import UIKit
