@_exported import Darwin
@_exported import simdCompat
