@_exported import Crypto
@_exported import CryptoKitCompat
