@_exported import AppKitCompat
@_exported import FoundationOverlay
@_exported import SwiftUICompat
@_exported import UIKitCompat
