@_exported import OSLogCompat
