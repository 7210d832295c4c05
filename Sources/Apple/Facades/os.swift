@_exported import ObjectiveC
@_exported import OSLogCompat
