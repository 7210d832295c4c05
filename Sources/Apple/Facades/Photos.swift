@_exported import Foundation
@_exported import PersonalDataCompat
@_exported import UIKit
