@_exported import Combine
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Observation
@_exported import SwiftUIAppCompat
@_exported import SwiftUICompat
@_exported import SwiftUIMacros
@_exported import UIKit
