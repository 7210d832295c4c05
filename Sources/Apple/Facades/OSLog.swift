@_exported import FoundationOverlay
@_exported import os
@_exported import OSLogCompat
