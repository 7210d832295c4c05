@_exported import FamilyControlsCompat
@_exported import Foundation
