@_exported import Crypto
@_exported import CryptoKitCompat
@_exported import Foundation
