@_exported import CoreNFCCompat
@_exported import Foundation
