@_exported import AppClipCompat
@_exported import Foundation
