@_exported import AppKitCompat
@_exported import Foundation
@_exported import SwiftUICompat
@_exported import UIKitCompat
