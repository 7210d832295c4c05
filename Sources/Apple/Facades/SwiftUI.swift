@_exported import Combine
@_exported import CoreTransferable
@_exported import struct CoreDataCompat.FetchRequest
@_exported import struct CoreDataCompat.FetchedResults
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Observation
@_exported import SwiftUIAppCompat
@_exported import SwiftUICompat
@_exported import SwiftUIMacros
@_exported import UIKit
